var width = window.innerWidth;
var height = window.innerHeight - 25;
var stage = new Konva.Stage({ container: 'container', width: width, height: height });
var layer = new Konva.Layer();
stage.add(layer);

var isPaint = false;
var mode = 'brush';
var lastLine = new Konva.Line({ stroke: '#df4b26', strokeWidth: 5, points: [10, 10, 60, 80, 120, 20] });
layer.add(lastLine);

stage.on('mousedown touchstart', function (e) {
  isPaint = true;
  var pos = stage.getPointerPosition();
  lastLine = new Konva.Line({
    stroke: '#df4b26',
    strokeWidth: 5,
    globalCompositeOperation: mode === 'brush' ? 'source-over' : 'destination-out',
    lineCap: 'round',
    lineJoin: 'round',
    points: [pos.x, pos.y, pos.x, pos.y],
  });
  layer.add(lastLine);
});
stage.on('mouseup touchend', function () {
  isPaint = false;
});
stage.on('mousemove touchmove', function (e) {
  if (!isPaint) return;
  e.evt.preventDefault();
  const pos = stage.getPointerPosition();
  var newPoints = lastLine.points().concat([pos.x, pos.y]);
  lastLine.points(newPoints);
});

var select = document.getElementById('tool');
select.addEventListener('change', function () {
  mode = select.value;
});

var stage = new Konva.Stage({ container: 'container', width: 400, height: 300 });
var layer = new Konva.Layer();
var box = new Konva.Rect({ x: 50, y: 50, width: 100, height: 100, fill: 'purple', draggable: true });
layer.add(box);
stage.add(layer);
stage.on('contentMousemove', function () {
  var pos = stage.getPointerPosition();
  var shape = stage.getIntersection(pos, 'Rect');
  if (shape) { shape.setStroke('red'); layer.drawScene(); }
});

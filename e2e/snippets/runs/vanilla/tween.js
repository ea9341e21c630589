var stage = new Konva.Stage({ container: 'container', width: 578, height: 200 });
var layer = new Konva.Layer();

var rect = new Konva.Rect({ x: 100, y: 30, width: 100, height: 50, fill: 'green', stroke: 'black', strokeWidth: 2, opacity: 0.2 });
layer.add(rect);
stage.add(layer);

// the tween has to be created after the node has been added to the layer
var tween = new Konva.Tween({
  node: rect,
  duration: 1,
  x: 400,
  y: 30,
  rotation: Math.PI * 2,
  opacity: 1,
  strokeWidth: 6,
  scaleX: 1.5,
  onFinish: function () { console.log('finished'); }
});

setTimeout(function () {
  tween.play();
}, 200);

$(document).ready(function () {
  var stage = new Konva.Stage({ container: $('#container')[0], width: $('#container').width(), height: 300 });
  var layer = new Konva.Layer();
  stage.add(layer);
  layer.add(new Konva.Rect({ x: 20, y: 20, width: 50, height: 80, fill: 'orange' }));
});

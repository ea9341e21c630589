window.onload = function() {
  var stage = new Konva.Stage({
    container: "canvas-container",
    width: 578,
    height: 200
  });
  var layer = new Konva.Layer();
  var rect = new Konva.Rect({
    x: 239,
    y: 75,
    width: 100,
    height: 50,
    fill: "green",
    stroke: "black",
    strokeWidth: 4
  });
  layer.add(rect);
  stage.add(layer);
};

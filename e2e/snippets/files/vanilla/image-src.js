import Konva from 'konva';
const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
var imageObj = new Image();
imageObj.onload = function () {
  var yoda = new Konva.Image({ x: 50, y: 50, image: imageObj, width: 106, height: 118 });
  layer.add(yoda);
};
imageObj.src = 'cat.png';

var stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
var layer = new Konva.Layer();
stage.add(layer);

var imageObj = new Image();
imageObj.onload = function () {
  var img = new Konva.Image({ x: 50, y: 50, image: imageObj, width: 106, height: 118, draggable: true });
  layer.add(img);
  layer.batchDraw();
};
imageObj.src = 'data:image/svg+xml;charset=utf-8,' + encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="teal"/></svg>');

const stage = new Konva.Stage({ container: 'container', width: 400, height: 300 });
const layer = new Konva.Layer();
stage.add(layer);
const imageObj = new Image();
imageObj.crossOrigin = 'Anonymous';
imageObj.onload = function () {
  const yoda = new Konva.Image({ x: 50, y: 50, image: imageObj, width: 106, height: 118 });
  layer.add(yoda);
};
imageObj.src = 'https://example.com/yoda.jpg';

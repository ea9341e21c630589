import Konva from 'konva';
const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
Konva.Image.fromURL('./pictures/cat.png', function (image) {
  image.setAttrs({ x: 20, y: 20, scaleX: 2, scaleY: 2 });
  layer.add(image);
});

const stage = new Konva.Stage({ container: 'container', width: 400, height: 300 });
const layer = new Konva.Layer();
stage.add(layer);
const SOURCE = 'https://konvajs.org/assets/tiger.svg';
Konva.Image.fromURL(SOURCE, (imageNode) => {
  layer.add(imageNode);
  imageNode.setAttrs({ width: 150, height: 150 });
});

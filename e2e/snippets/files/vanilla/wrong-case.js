import Konva from 'konva';
const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
Konva.Image.fromURL('Cat.png', (image) => layer.add(image));

import Konva from 'konva';
const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
import address from './cat.png?url';
Konva.Image.fromURL(address, (image) => layer.add(image));

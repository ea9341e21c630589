import Konva from 'konva';
import cat from '../../assets/cat.png';
const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
Konva.Image.fromURL(cat, (image) => layer.add(image));

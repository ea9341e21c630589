import Konva from 'konva';
const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
import address from './cat.png';

const picture = new Image();
picture.onload = () => {
  layer.add(new Konva.Image({ image: picture, x: 20, y: 20 }));
};
picture.src = address;

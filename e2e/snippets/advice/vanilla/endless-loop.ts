import Konva from 'konva';

const stage = new Konva.Stage({ container: 'container', width: 400, height: 300 });
const layer = new Konva.Layer();
stage.add(layer);
while (layer !== undefined) {
  stage.x;
}

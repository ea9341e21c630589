import Konva from 'konva';

const stage = new Konva.Stage({ container: 'container', width: 400, height: 300 });
const layer = new Konva.Layer();
stage.add(layer);
for (let i = 0; i < 10; i--) {
  layer.x(i);
}

import Konva from 'konva';

const stage = new Konva.Stage({ container: 'container', width: 400, height: 300 });
const layer = new Konva.Layer();
stage.add(layer);
let sum = 0;
for (let i = 0; i < 1e12; i++) {
  sum += Math.sqrt(i);
}
layer.x(sum);

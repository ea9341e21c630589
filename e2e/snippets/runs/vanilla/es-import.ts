import Konva from 'konva';

const stage = new Konva.Stage({ container: 'container', width: 500, height: 500 });
const layer = new Konva.Layer();
stage.add(layer);

for (let i = 0; i < 10; i++) {
  layer.add(new Konva.Circle({ x: 30 + i * 40, y: 100, radius: 15, fill: Konva.Util.getRandomColor() }));
}

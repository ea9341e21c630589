import Konva from 'konva';

const stage = new Konva.Stage({ container: 'container', width: 400, height: 300 });
const layer = new Konva.Layer();
stage.add(layer);
layer.add(new Konva.Circle({ x: 100, y: 100, radius: 50, fill: 'green' }));

async function load() {
  throw { message: 'status 404' };
}

void load();

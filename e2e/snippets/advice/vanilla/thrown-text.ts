import Konva from 'konva';

const stage = new Konva.Stage({ container: 'container', width: 400, height: 300 });
const layer = new Konva.Layer();
stage.add(layer);

function fail(): never {
  throw 'the data is not there';
}

setTimeout(() => fail(), 50);
layer.add(new Konva.Circle({ x: 100, y: 100, radius: 50, fill: 'green' }));

import Konva from 'konva';

const size = { width: 0, height: 0 };
const stage = new Konva.Stage({ container: 'container', ...size });
const layer = new Konva.Layer();
stage.add(layer);
layer.add(new Konva.Circle({ x: 100, y: 100, radius: 50, fill: 'green' }));

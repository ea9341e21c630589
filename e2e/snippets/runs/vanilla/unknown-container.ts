import Konva from 'konva';

const stage = new Konva.Stage({ container: 'canvas-root', width: 400, height: 300 });
const layer = new Konva.Layer();
layer.add(new Konva.Rect({ x: 20, y: 20, width: 100, height: 50, fill: 'green' }));
stage.add(layer);

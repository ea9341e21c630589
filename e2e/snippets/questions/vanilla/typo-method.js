import Konva from 'konva';
const stage = new Konva.Stage({ container: 'container', width: 400, height: 300 });
const layer = new Konva.Layer();
stage.add(layer);
const rect = new Konva.Rectangle({ x: 20, y: 20, width: 50, height: 80, fill: 'orange' });
layer.add(rect);

import Konva from 'konva';

const box = document.createElement('div');
document.body.append(box);
const stage = new Konva.Stage({ container: box, width: box.clientWidth, height: box.clientHeight });
const layer = new Konva.Layer();
stage.add(layer);
layer.add(new Konva.Circle({ x: 100, y: 100, radius: 50, fill: 'green' }));

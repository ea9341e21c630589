import Konva from 'konva';
const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
const node = new Konva.Line({ points: [0, 0, 90, 40], stroke: 'red' });
node.draggable(true);
layer.add(node);

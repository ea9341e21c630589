import Konva from 'konva';
const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
const node = new Konva.Arrow({ points: [0, 0, 90, 40], stroke: 'red', fill: 'red' });
node.draggable(true);
layer.add(node);

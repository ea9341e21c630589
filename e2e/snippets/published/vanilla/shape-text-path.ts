import Konva from 'konva';
const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
const node = new Konva.TextPath({ text: 'Hello', data: 'M0 40 L 200 40', fill: 'red' });
node.draggable(true);
layer.add(node);

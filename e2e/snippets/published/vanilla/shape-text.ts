import Konva from 'konva';
const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
const node = new Konva.Text({ text: 'Hello', fontSize: 30 });
node.draggable(true);
layer.add(node);

import Konva from 'konva';
const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
const node = new Konva.Rect({ width: 50, height: 50, stroke: 'red', dash: [5, 5] });
node.draggable(true);
layer.add(node);

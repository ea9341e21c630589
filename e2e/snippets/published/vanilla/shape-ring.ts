import Konva from 'konva';
const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
const node = new Konva.Ring({ x: 60, y: 60, innerRadius: 20, outerRadius: 40, fill: 'red' });
node.draggable(true);
layer.add(node);

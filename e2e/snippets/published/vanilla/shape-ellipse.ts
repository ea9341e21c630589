import Konva from 'konva';
const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
const node = new Konva.Ellipse({ x: 60, y: 60, radiusX: 40, radiusY: 20, fill: 'red' });
node.draggable(true);
layer.add(node);

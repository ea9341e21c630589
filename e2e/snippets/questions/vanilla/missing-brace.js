import Konva from 'konva';
const stage = new Konva.Stage({ container: 'container', width: 400, height: 300 });
const layer = new Konva.Layer();
stage.add(layer);
function addBox(x) {
  layer.add(new Konva.Rect({ x, y: 20, width: 50, height: 80, fill: 'orange' }));
addBox(10);
addBox(100);

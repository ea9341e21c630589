import Konva from 'konva';

const stage = new Konva.Stage({ container: 'container', width: 400, height: 300 });
const layer = new Konva.Layer();
stage.add(layer);
function area(width: number): number {
  return area(width) + 1;
}
layer.x(area(2));

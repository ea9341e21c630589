import Konva from 'konva';

const stage = new Konva.Stage({ container: 'container', width: 200, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
layer.add(new Konva.Rect({ width: 100, height: 100, fill: 'green' }));

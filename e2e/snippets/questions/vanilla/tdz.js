import Konva from 'konva';
const layer = new Konva.Layer();
stage.add(layer);
const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
layer.add(new Konva.Rect({ width: 40, height: 40, fill: 'red' }));

import Konva from 'konva';
const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
const a = new Konva.Rect({ width: 20, height: 20, fill: 'red' });
layer.add(a);
layer.add(a.clone({ x: 40 }));
a.destroy();

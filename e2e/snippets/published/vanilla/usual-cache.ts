import Konva from 'konva';
const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
const box = new Konva.Rect({ width: 20, height: 20, fill: 'red', filters: [Konva.Filters.Blur], blurRadius: 4 });
layer.add(box);
box.cache();

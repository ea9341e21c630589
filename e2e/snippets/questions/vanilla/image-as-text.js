import Konva from 'konva';
const stage = new Konva.Stage({ container: 'container', width: 400, height: 300 });
const layer = new Konva.Layer();
const img = new Konva.Image({ image: 'yoda.jpg', x: 10, y: 10, width: 100, height: 100 });
layer.add(img);
stage.add(layer);

import Konva from 'https://cdn.skypack.dev/konva';
const stage = new Konva.Stage({ container: 'container', width: 200, height: 200 });
const layer = new Konva.Layer();
layer.add(new Konva.Ellipse({ x: 100, y: 100, radiusX: 90, radiusY: 40, fill: 'pink' }));
stage.add(layer);

const data = require('./data.json');
const Konva = require('konva');
const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
data.boxes.forEach((box) => layer.add(new Konva.Rect({ ...box, y: 20, width: 20, height: 20, fill: 'red' })));

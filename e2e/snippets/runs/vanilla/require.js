const Konva = require('konva');

const stage = new Konva.Stage({ container: 'container', width: 400, height: 400 });
const layer = new Konva.Layer();
stage.add(layer);
layer.add(new Konva.Ring({ x: 100, y: 100, innerRadius: 30, outerRadius: 60, fill: 'purple' }));

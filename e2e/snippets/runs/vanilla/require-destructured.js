const { default: Konva } = require('konva');
const _ = require('lodash');
const stage = new Konva.Stage({ container: 'stage-parent', width: 200, height: 200 });
const layer = new Konva.Layer();
_.range(5).forEach((i) => layer.add(new Konva.Rect({ x: i * 30, y: 10, width: 20, height: 20, fill: 'teal' })));
stage.add(layer);

var Konva = require('konva/konva.js');
var _ = require('underscore');
var stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
var layer = new Konva.Layer();
stage.add(layer);
_.times(3, function (i) { layer.add(new Konva.Ring({ x: 50 + i * 80, y: 80, innerRadius: 20, outerRadius: 35, fill: 'maroon' })); });

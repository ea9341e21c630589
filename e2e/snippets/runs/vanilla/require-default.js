var Konva = require("konva").default;
var stage = new Konva.Stage({ container: "container", width: 400, height: 400 });
var layer = new Konva.Layer();
layer.add(new Konva.Wedge({ x: 100, y: 100, radius: 70, angle: 60, fill: 'red', stroke: 'black', strokeWidth: 4, rotation: -120 }));
stage.add(layer);
module.exports = stage;

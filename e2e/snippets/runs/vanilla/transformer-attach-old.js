var stage = new Konva.Stage({ container: 'container', width: 500, height: 400 });
var layer = new Konva.Layer();
stage.add(layer);
var circle = new Konva.Circle({ x: 100, y: 100, radius: 40, fill: 'blue', draggable: true });
layer.add(circle);
var tr = new Konva.Transformer({ node: circle, enabledAnchors: ['top-left', 'bottom-right'], keepRatio: true });
layer.add(tr);
tr.attachTo(circle);
layer.draw();

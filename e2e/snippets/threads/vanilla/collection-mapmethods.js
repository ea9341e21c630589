var stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
var layer = new Konva.Layer();
stage.add(layer);
for (var i = 0; i < 3; i++) layer.add(new Konva.Rect({ x: i * 40, y: 10, width: 30, height: 30, fill: 'gray', name: 'cell' }));
var cells = stage.find('.cell');
cells.fill('orange');
cells.on('mouseover', function () { this.stroke('black'); layer.draw(); });
layer.draw();

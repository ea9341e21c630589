var stage = new Kinetic.Stage({ container: 'container', width: 300, height: 200 });
var layer = new Kinetic.Layer();
var rect = new Kinetic.Rect({ x: 20, y: 20, width: 100, height: 50, fill: 'green' });
layer.add(rect);
stage.add(layer);

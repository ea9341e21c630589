var stage = new Kinetic.Stage({ container: 'container', width: 578, height: 200 });
var layer = new Kinetic.Layer();
var rect = new Kinetic.Rect({ x: 239, y: 75, width: 100, height: 50, fill: 'green', stroke: 'black', strokeWidth: 4, centerOffset: [50, 25] });
layer.add(rect);
stage.add(layer);
rect.transitionTo({ x: 300, rotation: Math.PI / 2, duration: 1, easing: 'ease-in-out' });
stage.onFrame(function (frame) { rect.setRotation(frame.time * 0.001); layer.draw(); });
stage.start();

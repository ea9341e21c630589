var stage = new Konva.Stage({ container: 'container', width: 400, height: 200 });
var layer = new Konva.Layer();
var ball = new Konva.Circle({ x: 50, y: 100, radius: 20, fill: 'blue' });
layer.add(ball);
stage.add(layer);
var t1 = new Konva.Tween({ node: ball, duration: 0.1, x: 200, easing: Konva.Easings.EaseInOut, onFinish: function () {
  ball.to({ y: 150, duration: 0.1, onFinish: () => console.log('done') });
} });
setTimeout(() => t1.play(), 10);

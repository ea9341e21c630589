var canvas = document.createElement('canvas');
canvas.width = 80; canvas.height = 20;
var c = canvas.getContext('2d');
['red', 'green', 'blue', 'black'].forEach(function (color, i) {
  c.fillStyle = color;
  c.fillRect(i * 20, 0, 20, 20);
});
var stage = new Konva.Stage({ container: 'container', width: 200, height: 100 });
var layer = new Konva.Layer();
var blob = new Konva.Sprite({
  x: 50,
  y: 40,
  image: canvas,
  animation: 'idle',
  animations: { idle: [0, 0, 20, 20, 20, 0, 20, 20, 40, 0, 20, 20, 60, 0, 20, 20] },
  frameRate: 7,
  frameIndex: 0
});
layer.add(blob);
stage.add(layer);
blob.start();

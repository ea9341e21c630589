let stage, layer, ball;
let vx = 3, vy = 2;
function setup() {
  stage = new Konva.Stage({ container: document.body, width: 400, height: 300 });
  layer = new Konva.Layer();
  stage.add(layer);
  ball = new Konva.Circle({ x: 50, y: 50, radius: 15, fill: 'orangered' });
  layer.add(ball);
}
function loop() {
  ball.move({ x: vx, y: vy });
  if (ball.x() < 15 || ball.x() > stage.width() - 15) vx = -vx;
  if (ball.y() < 15 || ball.y() > stage.height() - 15) vy = -vy;
  requestAnimationFrame(loop);
}
window.addEventListener('load', () => { setup(); loop(); });

import Konva from 'konva';

const stage = new Konva.Stage({
  container: 'container',
  width: window.innerWidth,
  height: 232,
});
const layer = new Konva.Layer();
stage.add(layer);

const board = new Konva.Rect({
  x: 10,
  y: 10,
  width: stage.width() - 20,
  height: 212,
  cornerRadius: 16,
  fill: '#d9efe2',
});

const ball = new Konva.Circle({
  name: 'ball',
  x: stage.width() / 2,
  y: 116,
  radius: 26,
  fill: '#8457c9',
});

layer.add(board, ball);

const steps: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-10, 0],
  ArrowRight: [10, 0],
  ArrowUp: [0, -10],
  ArrowDown: [0, 10],
};

const output = document.querySelector('#report');

stage.container().addEventListener('keydown', (event) => {
  const step = steps[event.key];
  if (!step) return;
  // Otherwise the page scrolls.
  event.preventDefault();
  ball.x(Math.min(Math.max(ball.x() + step[0], 36), stage.width() - 36));
  ball.y(Math.min(Math.max(ball.y() + step[1], 36), 196));
  if (output) output.textContent = `Ball at ${Math.round(ball.x())}, ${Math.round(ball.y())}`;
});

import Konva from 'konva';
import { board, moveBall, radius } from '../shared/moves';

const stage = new Konva.Stage({ container: 'container', height: 232 });
const layer = new Konva.Layer();
stage.add(layer);

const ball = new Konva.Circle({ name: 'ball', x: 0, y: 116, radius, fill: '#8457c9' });
layer.add(new Konva.Rect({ ...board, cornerRadius: 16, fill: '#d9efe2' }), ball);

const output = document.querySelector('#report');

// The browser sends keys to an element; shapes and the stage have no key events.
stage.container().addEventListener('keydown', (event) => {
  const place = moveBall(ball.position(), event.key);
  if (!place) return;
  // Otherwise the page scrolls.
  event.preventDefault();
  ball.position(place);
  if (output) output.textContent = `Ball at ${place.x}, ${place.y}`;
});

// The board is placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());

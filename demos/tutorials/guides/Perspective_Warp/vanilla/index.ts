import Konva from 'konva';
import { drawWarped } from './draw-warped';
import { isConvex, type Quad } from './homography';

/** A board of 8 by 8 squares. Any canvas, or an image drawn onto one, can be used here. */
function makeBoard(): HTMLCanvasElement {
  const board = document.createElement('canvas');
  board.width = board.height = 256;
  const context = board.getContext('2d');
  for (let square = 0; context && square < 64; square += 1) {
    const [row, column] = [Math.floor(square / 8), square % 8];
    context.fillStyle = (row + column) % 2 === 0 ? '#1f9aa5' : '#f6b73c';
    context.fillRect(column * 32, row * 32, 32, 32);
  }
  return board;
}

const stage = new Konva.Stage({ container: 'container', height: 310 });
const layer = new Konva.Layer();
stage.add(layer);

const board = makeBoard();
let quad: Quad = [
  { x: -70, y: 50 },
  { x: 90, y: 30 },
  { x: 140, y: 270 },
  { x: -140, y: 230 },
];
let cells = 16;

const warped = new Konva.Shape({
  name: 'warped',
  listening: false,
  sceneFunc: (context) => drawWarped(context, board, quad, cells),
});
layer.add(warped);

const handles = quad.map(
  (corner, index) =>
    new Konva.Circle({
      ...corner,
      name: `corner-${index}`,
      radius: 9,
      hitStrokeWidth: 24,
      fill: '#ffffff',
      stroke: '#2f4bd8',
      strokeWidth: 3,
      draggable: true,
    }),
);
layer.add(...handles);

handles.forEach((handle, index) => {
  handle.on('dragmove', () => {
    const moved: Quad = [...quad];
    moved[index] = handle.position();
    // A corner that would fold the image stays where it was.
    if (isConvex(moved)) quad = moved;
    else handle.position(quad[index] ?? handle.position());
  });
});

const slider = document.querySelector<HTMLInputElement>('#cells');
const count = document.querySelector('#count');
slider?.addEventListener('input', () => {
  cells = slider.valueAsNumber;
  if (count) count.textContent = `${cells} × ${cells}`;
  layer.batchDraw();
});

// The corners are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());

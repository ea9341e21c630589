import Konva from 'konva';
import { floodFill } from './flood-fill';

/** The sheet, with its left edge at x = -150. */
const SHEET = { x: -150, y: 10, width: 300, height: 270 };
const COLORS = { Coral: '#f2664a', Sun: '#f6b73c', Leaf: '#3fa66b', Sky: '#4a90e2' };

const stage = new Konva.Stage({ container: 'container', height: 290 });
const layer = new Konva.Layer();
const paper = new Konva.Rect({ ...SHEET, name: 'paper', fill: '#fbfaf7' });
const fills = new Konva.Group({ name: 'fills', listening: false });
const lines = new Konva.Group({ name: 'lines', listening: false });
layer.add(paper, fills, lines);
stage.add(layer);

const pen = { stroke: '#1b1f2a', strokeWidth: 3 };
lines.add(
  new Konva.Rect({ ...SHEET, ...pen }),
  new Konva.Circle({ ...pen, x: -40, y: 120, radius: 70 }),
  new Konva.Circle({ ...pen, x: 40, y: 120, radius: 70 }),
  new Konva.Line({ ...pen, points: [-150, 210, -60, 240, 60, 205, 150, 230], tension: 0.4 }),
);

const select = document.querySelector<HTMLSelectElement>('#color');
const output = document.querySelector('#filled');
for (const [name, color] of Object.entries(COLORS)) select?.add(new Option(name, color));

/** The lines alone, one pixel for each unit of the sheet, whatever the zoom of the stage and the screen's pixel ratio. */
function drawLines(): HTMLCanvasElement {
  const copy = lines.clone();
  const { x, y, width, height } = SHEET;
  const canvas = copy.toCanvas({ x, y, width, height, pixelRatio: 1 });
  copy.destroy();
  return canvas;
}

paper.on('click tap', () => {
  const point = layer.getRelativePointerPosition();
  if (!point) return;
  const color = select?.value ?? COLORS.Coral;
  const found = floodFill(drawLines(), point.x - SHEET.x, point.y - SHEET.y, color);
  if (!found) return;
  fills.add(new Konva.Image({ ...SHEET, image: found.area }));
  if (output) output.textContent = `${found.pixels.toLocaleString('en')} pixels filled`;
});

document.querySelector('#undo')?.addEventListener('click', () => {
  fills.getChildren().at(-1)?.destroy();
  if (output) output.textContent = '';
});

// The sheet is placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());

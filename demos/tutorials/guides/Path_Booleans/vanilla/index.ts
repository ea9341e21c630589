import Konva from 'konva';
import { combine, type Operation, type Outline } from './combine';

const OPERATIONS: Operation[] = ['Union', 'Intersect', 'Subtract', 'Exclude'];

const stage = new Konva.Stage({ container: 'container', height: 310 });
const layer = new Konva.Layer();
stage.add(layer);

const result = new Konva.Path({
  name: 'result',
  fill: '#f6b73c',
  stroke: '#1b1f2a',
  strokeWidth: 2,
});
const looks = { stroke: '#484f5f', strokeWidth: 1, dash: [4, 4], fill: 'transparent' };
const star = new Konva.Path({ ...looks, name: 'star', x: -45, y: 160, draggable: true });
star.data(
  toData([
    Array.from({ length: 10 }, (_, corner) => {
      const angle = (corner / 10) * 2 * Math.PI - Math.PI / 2;
      const radius = corner % 2 === 0 ? 105 : 62;
      return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
    }),
  ]),
);
const disc = new Konva.Path({
  ...looks,
  name: 'disc',
  x: 62,
  y: 130,
  data: 'M-50 0 A50 50 0 1 1 50 0 A50 50 0 1 1 -50 0 Z',
  draggable: true,
});
layer.add(result, star, disc);

/** Points along the path, three pixels apart, in the layer's coordinates. */
function outlineOf(path: Konva.Path): Outline {
  const length = path.getLength();
  const count = Math.ceil(length / 3);
  return Array.from({ length: count }, (_, index) => {
    const point = path.getPointAtLength((index / count) * length);
    return path.getTransform().point(point ?? { x: 0, y: 0 });
  });
}

/** SVG path data with one closed subpath per outline. */
function toData(outlines: Outline[]): string {
  return outlines.map((points) => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}Z`).join('');
}

const select = document.querySelector<HTMLSelectElement>('#operation');
const output = document.querySelector('#result');
for (const operation of OPERATIONS) select?.add(new Option(operation));

function update() {
  const operation = OPERATIONS[select?.selectedIndex ?? 0] ?? 'Union';
  const outlines = combine(outlineOf(star), outlineOf(disc), operation);
  result.data(toData(outlines));
  if (output) output.textContent = `${outlines.length} outlines, ${outlines.flat().length} points`;
}

select?.addEventListener('change', update);
layer.on('dragmove', update);
update();

// The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());

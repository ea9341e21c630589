import Konva from 'konva';

const stage = new Konva.Stage({ container: 'container', height: 260 });
const layer = new Konva.Layer();
stage.add(layer);

const ink = '#1b1f2a';
const steps = [
  { text: 'Draft', x: -144, y: 36, fill: '#f2664a' },
  { text: 'Review', x: 60, y: 36, fill: '#f6b73c' },
  { text: 'Publish', x: -42, y: 172, fill: '#3fa66b' },
];
for (const { text, x, y, fill } of steps) {
  const step = new Konva.Group({ x, y });
  step.add(new Konva.Rect({ width: 84, height: 56, cornerRadius: 10, fill }));
  step.add(new Konva.Text({ y: 20, width: 84, text, align: 'center', fontSize: 16, fill: ink }));
  layer.add(step);
}

const style = {
  stroke: ink,
  fill: ink,
  strokeWidth: 3,
  lineJoin: 'round',
  pointerLength: 14,
  pointerWidth: 14,
} as const;

const straight = new Konva.Arrow({ ...style, name: 'straight', points: [-52, 64, 52, 64] });

const curved = new Konva.Arrow({
  ...style,
  name: 'curved',
  points: [102, 100, 92, 168, 52, 200],
  tension: 0.5,
});

const both = new Konva.Arrow({
  ...style,
  name: 'both',
  points: [-52, 200, -92, 168, -102, 102],
  tension: 0.5,
  dash: [10, 6],
  pointerAtBeginning: true,
});

layer.add(straight, curved, both);

const length = document.querySelector<HTMLInputElement>('#length');
length?.addEventListener('input', () => {
  for (const arrow of [straight, curved, both]) arrow.pointerLength(length.valueAsNumber);
});

const width = document.querySelector<HTMLInputElement>('#width');
width?.addEventListener('input', () => {
  for (const arrow of [straight, curved, both]) arrow.pointerWidth(width.valueAsNumber);
});

// The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());

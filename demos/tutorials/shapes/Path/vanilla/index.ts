import Konva from 'konva';

const stage = new Konva.Stage({ container: 'container', height: 280 });
const layer = new Konva.Layer();
stage.add(layer);

// 100 by 60 units: the body, and a circle for the eye, which the fill rule cuts out.
const data =
  'M4 36C4 20 18 10 36 10 56 10 66 30 76 30 80 30 82 26 82 20 74 20 68 16 66 8 74 6 82 8 86 13 89 8 94 5 98 7 98 14 95 19 90 21 92 42 76 56 46 56 18 56 4 50 4 36Z' +
  'M19 29a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z';
const whale = { data, fillRule: 'evenodd' } as const;

const large = new Konva.Path({
  name: 'whale',
  y: 150,
  ...whale,
  fill: '#4a90e2',
  strokeWidth: 3,
  strokeScaleEnabled: false,
  scaleX: 2,
  scaleY: 2,
  // The offset puts x and y at the center of the 100 by 60 units.
  offsetX: 50,
  offsetY: 30,
});

const calf = new Konva.Path({
  ...whale,
  x: -128,
  y: 214,
  fill: '#1f9aa5',
  scaleX: 0.7,
  scaleY: 0.7,
});
// A negative scale mirrors the drawing.
const mirrored = new Konva.Path({ ...whale, x: 136, y: 28, fill: '#f2664a' });
mirrored.scale({ x: -0.5, y: 0.5 });
layer.add(calf, mirrored, large);

const scale = document.querySelector<HTMLInputElement>('#scale');
scale?.addEventListener('input', () => {
  large.scale({ x: scale.valueAsNumber, y: scale.valueAsNumber });
});

const outline = document.querySelector<HTMLInputElement>('#outline');
outline?.addEventListener('change', () => {
  large.fill(outline.checked ? '' : '#4a90e2');
  large.stroke(outline.checked ? '#4a90e2' : '');
});

// The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());

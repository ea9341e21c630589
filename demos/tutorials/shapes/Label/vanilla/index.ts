import Konva from 'konva';

const stage = new Konva.Stage({ container: 'container', height: 280 });
const layer = new Konva.Layer();
stage.add(layer);

const sun = { x: -40, y: 150 };
const earth = { x: sun.x + 72, y: sun.y + 54 };
layer.add(
  new Konva.Circle({ ...sun, radius: 40, fill: '#f6b73c' }),
  new Konva.Circle({ ...earth, radius: 12, fill: '#4a90e2' }),
);

// The label's position is the tip of its pointer.
const tooltip = new Konva.Label({ name: 'tooltip', x: sun.x, y: sun.y - 20 });
const tag = new Konva.Tag({
  name: 'tooltip-tag',
  fill: '#1b1f2a',
  cornerRadius: 6,
  pointerDirection: 'down',
  pointerWidth: 14,
  pointerHeight: 14,
  shadowColor: '#1b1f2a',
  shadowOpacity: 0.3,
  shadowBlur: 10,
  shadowOffsetY: 4,
});
const text = new Konva.Text({ text: 'The sun', fontSize: 18, padding: 10, fill: '#ffffff' });
tooltip.add(tag, text);

const pointingLeft = new Konva.Label({ name: 'pointing-left', x: earth.x + 14, y: earth.y });
pointingLeft.add(
  new Konva.Tag({
    fill: '#4a90e2',
    pointerDirection: 'left',
    pointerWidth: 10,
    pointerHeight: 27,
  }),
  new Konva.Text({ text: 'The earth', fontSize: 15, padding: 6, fill: '#ffffff' }),
);

const plain = new Konva.Label({ name: 'plain', x: sun.x - 110, y: 20 });
plain.add(
  new Konva.Tag({ stroke: '#c9c3b4', strokeWidth: 1, cornerRadius: 4 }),
  new Konva.Text({ text: 'Not to scale', fontSize: 13, padding: 6, fill: '#484f5f' }),
);

layer.add(plain, pointingLeft, tooltip);

const field = document.querySelector<HTMLInputElement>('#text');
field?.addEventListener('input', () => text.text(field.value));

const directions = ['down', 'left', 'up', 'right', 'none'] as const;
const direction = document.querySelector<HTMLSelectElement>('#direction');
direction?.addEventListener('change', () => {
  tag.pointerDirection(directions[direction.selectedIndex] ?? 'none');
});

// The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());

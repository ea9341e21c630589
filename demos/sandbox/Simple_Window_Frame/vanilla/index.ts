import Konva from 'konva';
import { savePng } from '../../../common/konva/files';
import { canRedo, canUndo } from '../../../common/konva/history';
import { undoCommand } from '../../../common/konva/undo-keys';
import {
  dimensionConfigs,
  glassConfig,
  partConfigs,
  stageHeight,
  windowConfig,
} from '../shared/drawing';
import {
  endEdit,
  LIMITS,
  newShop,
  redoNext,
  setSide,
  type Shop,
  type Side,
  sizeOf,
  undoLast,
} from '../shared/frame';
import { streetConfig } from '../shared/street';
import '../shared/style.css';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const fields: Record<Side, HTMLInputElement> = {
  width: element<HTMLInputElement>('#width'),
  height: element<HTMLInputElement>('#height'),
};
const SIDES: readonly Side[] = ['width', 'height'];

const stage = new Konva.Stage({ container });
const layer = new Konva.Layer();
stage.add(layer);

let shop = newShop();

function focusField(side: Side) {
  fields[side].focus();
  fields[side].select();
}

/** A drawing of two numbers: it is made anew with each change. */
function draw() {
  const width = container.clientWidth;
  const box = { width, height: stageHeight(width) };
  const size = sizeOf(shop);
  stage.size(box);
  const group = new Konva.Group(windowConfig(size, box));
  group.add(
    new Konva.Rect(glassConfig(size)),
    ...partConfigs(size).map((config) => new Konva.Line(config)),
  );
  layer.destroyChildren();
  // A destroyed number does not hear that the mouse leaves it.
  container.style.cursor = 'default';
  layer.add(new Konva.Shape(streetConfig(size, box)), group);
  for (const side of SIDES) {
    const { arrow, leads, label } = dimensionConfigs(side, size, box);
    const number = new Konva.Text(label);
    number.on('click tap', () => focusField(side));
    number.on('mouseenter', () => (container.style.cursor = 'text'));
    number.on('mouseleave', () => (container.style.cursor = 'default'));
    layer.add(new Konva.Arrow(arrow), ...leads.map((config) => new Konva.Line(config)), number);
  }
}

/** While somebody types, the field keeps what was typed. */
function showControls() {
  for (const side of SIDES) {
    if (document.activeElement !== fields[side]) fields[side].value = String(sizeOf(shop)[side]);
  }
  element<HTMLButtonElement>('#undo').disabled = !canUndo(shop.history);
  element<HTMLButtonElement>('#redo').disabled = !canRedo(shop.history);
  element('[role="status"]').textContent = shop.says;
}

function show(next: Shop) {
  shop = next;
  draw();
  showControls();
}

for (const side of SIDES) {
  const field = fields[side];
  field.min = String(LIMITS[side].min);
  field.max = String(LIMITS[side].max);
  field.addEventListener('input', () => show(setSide(shop, side, field.valueAsNumber)));
  field.addEventListener('blur', () => {
    // Nothing to draw: a press on the canvas that takes the focus would lose its number.
    shop = endEdit(shop);
    showControls();
  });
}

window.addEventListener('keydown', (event) => {
  const command = undoCommand(event);
  if (!command) return;
  event.preventDefault();
  show(command === 'undo' ? undoLast(shop) : redoNext(shop));
});

element('#undo').addEventListener('click', () => show(undoLast(shop)));
element('#redo').addEventListener('click', () => show(redoNext(shop)));
element('#png').addEventListener(
  'click',
  () => void savePng(stage.toCanvas({ pixelRatio: 2 }), 'shop-window.png'),
);

new ResizeObserver(draw).observe(container);
show(shop);

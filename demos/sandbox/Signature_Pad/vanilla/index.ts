import Konva from 'konva';
import { saveSignature } from '../shared/save-signature';
import {
  beginStroke,
  extendStroke,
  HEIGHT,
  INKS,
  strokeConfig,
  type Stroke,
} from '../shared/signature';
import { createSlip } from '../shared/slip';
import '../shared/style.css';
import { pointsOf } from '../../../common/konva/points-of';

function element<T extends Element>(selector: string): T {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`There is no ${selector} in index.html.`);
  return found;
}

const stage = new Konva.Stage({ container: 'container', height: HEIGHT });
// No shape is looked up under the pointer, so no layer needs a hit graph.
const paper = new Konva.Layer({ listening: false });
const ink = new Konva.Layer({ name: 'ink', listening: false });
stage.add(paper, ink);

// The slip fills the width. Strokes are centered at x = 0, so the signature stays in the middle of it.
function fit() {
  stage.width(stage.container().clientWidth);
  ink.x(stage.width() / 2);
  const slip = createSlip(stage.width());
  paper.destroyChildren();
  paper.add(
    new Konva.Rect(slip.paper),
    ...slip.texts.map((text) => new Konva.Text(text)),
    new Konva.Line(slip.line),
  );
}
fit();
new ResizeObserver(fit).observe(stage.container());

const widthSlider = element<HTMLInputElement>('#width');
const undoButton = element<HTMLButtonElement>('#undo');
const clearButton = element<HTMLButtonElement>('#clear');
const saveButton = element<HTMLButtonElement>('#save');

let color = INKS[0]?.value ?? 'black';
let current: { stroke: Stroke; line: Konva.Line } | null = null;

function updateButtons() {
  const isEmpty = ink.getChildren().length === 0;
  for (const button of [undoButton, clearButton, saveButton]) button.disabled = isEmpty;
}

stage.on('pointerdown', ({ evt, pointerId }) => {
  const point = ink.getRelativePointerPosition();
  // One finger or the main button writes; the palm does not.
  if (!point || !evt.isPrimary || evt.button !== 0) return;
  // The stroke can continue and end outside the stage.
  stage.setPointerCapture(pointerId);
  const stroke = beginStroke(point, { color, width: widthSlider.valueAsNumber });
  const line = new Konva.Line(strokeConfig(stroke));
  ink.add(line);
  current = { stroke, line };
});

stage.on('pointermove', ({ evt }) => {
  if (!current || !evt.isPrimary) return;
  current.stroke = extendStroke(current.stroke, pointsOf(ink, evt));
  current.line.points(current.stroke.points);
});

stage.on('pointerup pointercancel', ({ evt }) => {
  // Lifting a second finger does not end the stroke of the first.
  if (!evt.isPrimary) return;
  current = null;
  updateButtons();
});

for (const { name, value } of INKS) {
  const swatch = document.createElement('input');
  swatch.type = 'radio';
  swatch.name = 'ink';
  swatch.ariaLabel = name;
  swatch.checked = value === color;
  swatch.style.color = value;
  swatch.addEventListener('change', () => (color = value));
  element('#inks').append(swatch);
}

undoButton.addEventListener('click', () => {
  ink.getChildren().at(-1)?.destroy();
  updateButtons();
});
clearButton.addEventListener('click', () => {
  ink.destroyChildren();
  updateButtons();
});
saveButton.addEventListener('click', () => void saveSignature(ink));

updateButtons();

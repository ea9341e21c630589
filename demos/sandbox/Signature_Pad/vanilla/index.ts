import Konva from 'konva';
import { saveSignature } from '../shared/save-signature';
import {
  beginStroke,
  extendStroke,
  HEIGHT,
  inkPlace,
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

let strokes: Stroke[] = [];

// The slip fills the width. Strokes are centered at x = 0, so the signature stays in the middle of it.
function fit() {
  stage.width(stage.container().clientWidth);
  ink.setAttrs(inkPlace(strokes, stage.width()));
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
let line: Konva.Line | null = null;

function updateButtons() {
  for (const button of [undoButton, clearButton, saveButton])
    button.disabled = strokes.length === 0;
}

stage.on('pointerdown', ({ evt, pointerId }) => {
  const point = ink.getRelativePointerPosition();
  // One finger or the main button writes; the palm does not.
  if (!point || !evt.isPrimary || evt.button !== 0) return;
  // The stroke can continue and end outside the stage.
  stage.setPointerCapture(pointerId);
  const pad = stage.width() / ink.scaleX();
  const stroke = beginStroke(point, { color, width: widthSlider.valueAsNumber, pad });
  strokes = [...strokes, stroke];
  line = new Konva.Line(strokeConfig(stroke));
  ink.add(line);
});

stage.on('pointermove', ({ evt }) => {
  const last = strokes.at(-1);
  if (!line || !last || !evt.isPrimary) return;
  const stroke = extendStroke(last, pointsOf(ink, evt));
  strokes = [...strokes.slice(0, -1), stroke];
  line.points(stroke.points);
});

stage.on('pointerup pointercancel', ({ evt }) => {
  // Lifting a second finger does not end the stroke of the first.
  if (!evt.isPrimary) return;
  line = null;
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

/** Without the removed strokes, the others may have room to grow again. */
function keep(left: Stroke[]) {
  strokes = left;
  ink.setAttrs(inkPlace(strokes, stage.width()));
  updateButtons();
}

undoButton.addEventListener('click', () => {
  ink.getChildren().at(-1)?.destroy();
  keep(strokes.slice(0, -1));
});
clearButton.addEventListener('click', () => {
  ink.destroyChildren();
  keep([]);
});
saveButton.addEventListener('click', () => void saveSignature(ink));

updateButtons();

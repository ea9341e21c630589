import Konva from 'konva';
import { saveSignature } from '../shared/save-signature';
import {
  beginStroke,
  cancelStroke,
  clear,
  endStroke,
  extendStroke,
  INKS,
  isEmpty,
  newPad,
  redoNext,
  setInk,
  signatureOf,
  typeName,
  undoLast,
  type Pad,
} from '../shared/signature';
import { createSlip, HEIGHT, inkPlace, nameConfig, strokeConfig } from '../shared/slip';
import '../shared/style.css';
import { canRedo, canUndo } from '../../../common/konva/history';
import { pointsOf } from '../../../common/konva/points-of';
import { undoCommand } from '../../../common/konva/undo-keys';
import { element } from '../../../common/vanilla/elements';

let pad = newPad();

const stage = new Konva.Stage({ container: 'container', height: HEIGHT });
// No shape is looked up under the pointer, so no layer needs a hit graph.
const paper = new Konva.Layer({ listening: false });
const ink = new Konva.Layer({ name: 'ink', listening: false });
const strokes = new Konva.Group();
const typed = new Konva.Text(nameConfig(signatureOf(pad)));
ink.add(strokes, typed);
stage.add(paper, ink);

const name = element<HTMLInputElement>('#name');

/** The next state, on the canvas and in the controls. Lines are kept, and only the last one is new during a stroke. */
function show(next: Pad) {
  pad = next;
  const signature = signatureOf(pad);
  const lines = strokes.getChildren();
  lines.slice(signature.strokes.length).forEach((line) => line.destroy());
  signature.strokes.forEach((stroke, i) => {
    if (lines[i]) lines[i].setAttrs(strokeConfig(stroke));
    else strokes.add(new Konva.Line(strokeConfig(stroke)));
  });
  typed.setAttrs({ ...nameConfig(signature), visible: signature.name !== '' });
  ink.setAttrs(inkPlace(signature, stage.width()));
  name.value = signature.name;
  element<HTMLButtonElement>('#undo').disabled = !canUndo(pad.history);
  element<HTMLButtonElement>('#redo').disabled = !canRedo(pad.history);
  for (const id of ['#clear', '#png', '#svg']) {
    element<HTMLButtonElement>(id).disabled = isEmpty(signature);
  }
  element('[role="status"]').textContent = pad.says;
}

// The slip fills the width. Strokes are centered at x = 0, so the signature stays in the middle of it.
function fit() {
  stage.width(stage.container().clientWidth);
  const slip = createSlip(stage.width());
  paper.destroyChildren();
  paper.add(
    new Konva.Rect(slip.paper),
    ...slip.texts.map((text) => new Konva.Text(text)),
    new Konva.Line(slip.line),
  );
  show(pad);
}
fit();
new ResizeObserver(fit).observe(stage.container());

stage.on('pointerdown', ({ evt, pointerId }) => {
  const point = ink.getRelativePointerPosition();
  // One finger or the main button writes; the palm does not.
  if (!point || !evt.isPrimary || evt.button !== 0) return;
  // The stroke can continue and end outside the stage.
  stage.setPointerCapture(pointerId);
  show(beginStroke(pad, point, stage.width() / ink.scaleX()));
});
stage.on('pointermove', ({ evt }) => {
  if (evt.isPrimary && pad.writing) show(extendStroke(pad, pointsOf(ink, evt)));
});
// Lifting a second finger does not end the stroke of the first.
stage.on('pointerup', ({ evt }) => {
  if (evt.isPrimary) show(endStroke(pad));
});
stage.on('pointercancel', ({ evt }) => {
  if (evt.isPrimary) show(cancelStroke(pad));
});

for (const { name: label, value } of INKS) {
  const swatch = document.createElement('input');
  swatch.type = 'radio';
  swatch.name = 'ink';
  swatch.ariaLabel = label;
  swatch.checked = value === pad.color;
  swatch.style.color = value;
  swatch.addEventListener('change', () => show(setInk(pad, { color: value })));
  element('#inks').append(swatch);
}
const width = element<HTMLInputElement>('#width');
width.addEventListener('input', () => show(setInk(pad, { width: width.valueAsNumber })));
name.addEventListener('input', () => show(typeName(pad, name.value)));

const onClick = (selector: string, change: (pad: Pad) => Pad) =>
  element(selector).addEventListener('click', () => show(change(pad)));
onClick('#undo', undoLast);
onClick('#redo', redoNext);
onClick('#clear', clear);
element('#png').addEventListener('click', () => void saveSignature(ink, 'png'));
element('#svg').addEventListener('click', () => void saveSignature(ink, 'svg'));

window.addEventListener('keydown', (event) => {
  const command = undoCommand(event);
  if (!command) return;
  event.preventDefault();
  show(command === 'undo' ? undoLast(pad) : redoNext(pad));
});

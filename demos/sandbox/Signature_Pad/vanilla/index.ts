import Konva from 'konva';
import { saveSignature } from '../shared/save-signature';
import * as model from '../shared/signature';
import * as look from '../shared/slip';
import '../shared/style.css';
import { element } from '../../../common/vanilla/elements';

let pad = model.newPad();

const stage = new Konva.Stage({ container: 'container', height: look.HEIGHT });
// No shape is looked up under the pointer, so no layer needs a hit graph.
const paper = new Konva.Layer({ listening: false });
const ink = new Konva.Layer({ name: 'ink', listening: false });
const strokes = new Konva.Group();
const typed = new Konva.Text(look.nameConfig(model.signatureOf(pad)));
ink.add(strokes, typed);
stage.add(paper, ink);

const name = element<HTMLInputElement>('#name');
const actions = model.ACTIONS.map(({ name: textContent, act, can }) => {
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', textContent });
  button.addEventListener('click', () => show(act(pad)));
  element('#png').before(button);
  return { button, can };
});

/** The next state, on the canvas and in the controls. Lines are kept, and only the last one is new during a stroke. */
function show(next: model.Pad) {
  pad = next;
  const signature = model.signatureOf(pad);
  const lines = strokes.getChildren();
  lines.slice(signature.strokes.length).forEach((line) => line.destroy());
  signature.strokes.forEach((stroke, i) => {
    if (lines[i]) lines[i].setAttrs(look.strokeConfig(stroke));
    else strokes.add(new Konva.Line(look.strokeConfig(stroke)));
  });
  typed.setAttrs({ ...look.nameConfig(signature), visible: signature.name !== '' });
  ink.setAttrs(look.inkPlace(signature, stage.width()));
  name.value = signature.name;
  for (const { button, can } of actions) button.disabled = !can(pad);
  for (const id of ['#png', '#svg'])
    element<HTMLButtonElement>(id).disabled = model.isEmpty(signature);
  element('[role="status"]').textContent = pad.says;
}

// The slip fills the width. Strokes are centered at x = 0, so the signature stays in the middle of it.
function fit() {
  stage.width(stage.container().clientWidth);
  const slip = look.createSlip(stage.width());
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
  // One finger or the main button writes; a second finger does not.
  if (!point || !evt.isPrimary || evt.button !== 0) return;
  // The stroke can continue and end outside the stage.
  stage.setPointerCapture(pointerId);
  show(model.beginStroke(pad, point, stage.width() / ink.scaleX()));
});
stage.on('pointermove', ({ evt }) => {
  if (evt.isPrimary && pad.writing) show(model.extendStroke(pad, look.pointsOf(ink, evt)));
});
// Lifting a second finger does not end the stroke of the first.
stage.on('pointerup', ({ evt }) => {
  if (evt.isPrimary) show(model.endStroke(pad));
});
stage.on('pointercancel', ({ evt }) => {
  if (evt.isPrimary) show(model.cancelStroke(pad));
});

for (const [label, value] of Object.entries(model.INKS)) {
  const swatch = document.createElement('input');
  swatch.type = 'radio';
  swatch.name = 'ink';
  swatch.ariaLabel = label;
  swatch.checked = value === pad.color;
  swatch.style.color = value;
  swatch.addEventListener('change', () => show({ ...pad, color: value }));
  element('#inks').append(swatch);
}
const width = element<HTMLInputElement>('#width');
width.addEventListener('input', () => show({ ...pad, width: width.valueAsNumber }));
name.addEventListener('input', () => show(model.typeName(pad, name.value)));
element('#png').addEventListener('click', () => void saveSignature(ink, 'png'));
element('#svg').addEventListener('click', () => void saveSignature(ink, 'svg'));

window.addEventListener('keydown', (event) => {
  const act = model.actionOf(event);
  if (!act) return;
  event.preventDefault();
  show(act(pad));
});

import Konva from 'konva';
import {
  change,
  close,
  newLetter,
  noteOf,
  open,
  redoNext,
  type,
  undoLast,
  type Letter,
} from '../shared/letter';
import {
  ALIGNMENTS,
  createCard,
  FONTS,
  heightFor,
  placeOf,
  putBack,
  rewrap,
  textConfig,
  transformerConfig,
} from '../shared/note';
import { closesField, fitHeight, overlayStyle } from '../shared/overlay';
import '../shared/style.css';
import { canRedo, canUndo } from '../../../common/konva/history';
import { undoCommand } from '../../../common/konva/undo-keys';
import { element } from '../../../common/vanilla/elements';

const stage = new Konva.Stage({ container: 'container' });
const paper = new Konva.Layer({ listening: false });
const layer = new Konva.Layer();
stage.add(paper, layer);

let letter = newLetter();
const text = new Konva.Text(textConfig(noteOf(letter)));
const transformer = new Konva.Transformer({ ...transformerConfig, nodes: [text] });
layer.add(text, transformer);

function edit() {
  const area = document.createElement('textarea');
  area.ariaLabel = 'Text';
  area.value = noteOf(letter).text;
  Object.assign(area.style, overlayStyle(text));
  element('.desk').append(area);
  fitHeight(area);
  text.visible(false);
  transformer.visible(false);

  let isOpen = true;
  const shut = () => {
    // Some browsers blur a focused field when it is removed, which would call this a second time.
    if (!isOpen) return;
    isOpen = false;
    area.remove();
    text.visible(true);
    transformer.visible(true);
    show(close(letter));
  };

  area.addEventListener('input', () => {
    fitHeight(area);
    show(type(letter, area.value));
  });
  area.addEventListener('blur', shut);
  area.addEventListener('keydown', (event) => {
    if (!closesField(event)) return;
    event.preventDefault();
    shut();
  });
  area.focus();
  area.select();
  show(open(letter));
}

text.on('pointerdblclick', ({ evt }) => {
  if (evt.button === 0) edit();
});
text.on('dragend transformend', () => show(change(letter, placeOf(text))));
text.on('transform', () => rewrap(text));
stage.on('pointercancel', () => putBack(text, transformer, noteOf(letter)));
text.on('mouseover', () => (stage.container().style.cursor = 'text'));
text.on('mouseout', () => (stage.container().style.cursor = 'default'));

const fontSelect = element<HTMLSelectElement>('#font');
const alignSelect = element<HTMLSelectElement>('#align');
const sizeSlider = element<HTMLInputElement>('#size');
fontSelect.append(...FONTS.map(({ label, value }) => new Option(label, value)));
alignSelect.append(...ALIGNMENTS.map((value) => new Option(value)));
fontSelect.addEventListener('change', () => show(change(letter, { fontFamily: fontSelect.value })));
alignSelect.addEventListener('change', () => show(change(letter, { align: alignSelect.value })));
sizeSlider.addEventListener('input', () =>
  show(change(letter, { fontSize: sizeSlider.valueAsNumber }, 'size')),
);
element('#edit').addEventListener('click', edit);
element('#undo').addEventListener('click', () => show(undoLast(letter)));
element('#redo').addEventListener('click', () => show(redoNext(letter)));
window.addEventListener('keydown', (event) => {
  const command = undoCommand(event);
  if (!command) return;
  event.preventDefault();
  show(command === 'undo' ? undoLast(letter) : redoNext(letter));
});

/** The next state, on the canvas and in the controls. The card grows with the text. */
function show(next: Letter) {
  letter = next;
  const note = noteOf(letter);
  text.setAttrs(textConfig(note));
  fontSelect.value = note.fontFamily;
  alignSelect.value = note.align;
  sizeSlider.valueAsNumber = note.fontSize;
  element<HTMLButtonElement>('#undo').disabled = !canUndo(letter.history);
  element<HTMLButtonElement>('#redo').disabled = !canRedo(letter.history);
  element('[role="status"]').textContent = letter.says;
  if (stage.height() !== heightFor(text)) fit();
}

function fit() {
  stage.size({ width: stage.container().clientWidth, height: heightFor(text) });
  for (const each of stage.getLayers()) each.x(stage.width() / 2);
  const { card, stamp, lemon, leaf } = createCard(stage.width(), stage.height());
  paper.destroyChildren();
  paper.add(
    new Konva.Rect(card),
    new Konva.Rect(stamp),
    new Konva.Ellipse(leaf),
    new Konva.Ellipse(lemon),
  );
}
fit();
show(letter);
new ResizeObserver(fit).observe(stage.container());

import Konva from 'konva';
import {
  ALIGNMENTS,
  createCard,
  FONTS,
  HEIGHT,
  openingNote,
  placeOf,
  rewrap,
  textConfig,
  transformerConfig,
  type Note,
} from '../shared/note';
import { fitHeight, keyMeaning, overlayStyle } from '../shared/overlay';
import '../shared/style.css';

function element<T extends Element>(selector: string): T {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`There is no ${selector} in index.html.`);
  return found;
}

const stage = new Konva.Stage({ container: 'container', height: HEIGHT });
const paper = new Konva.Layer({ listening: false });
const layer = new Konva.Layer();
stage.add(paper, layer);

let note: Note = openingNote();
const text = new Konva.Text(textConfig(note));
const transformer = new Konva.Transformer({ ...transformerConfig, nodes: [text] });
layer.add(text, transformer);

function change(patch: Partial<Note>) {
  note = { ...note, ...patch };
  text.setAttrs(textConfig(note));
}

function edit() {
  const area = document.createElement('textarea');
  area.ariaLabel = 'Text';
  area.value = note.text;
  Object.assign(area.style, overlayStyle(text));
  element('.desk').append(area);
  fitHeight(area);
  text.visible(false);
  transformer.visible(false);

  let isOpen = true;
  const close = (saves: boolean) => {
    // Removing a focused field blurs it, which would call this a second time.
    if (!isOpen) return;
    isOpen = false;
    // An emptied text keeps its old words; otherwise there would be nothing to double-click.
    if (saves && area.value.trim() !== '') change({ text: area.value });
    area.remove();
    text.visible(true);
    transformer.visible(true);
  };

  area.addEventListener('input', () => fitHeight(area));
  area.addEventListener('blur', () => close(true));
  area.addEventListener('keydown', (event) => {
    const meaning = keyMeaning(event);
    if (!meaning) return;
    event.preventDefault();
    close(meaning === 'save');
  });
  area.focus();
  area.select();
}

text.on('pointerdblclick', edit);
text.on('dragend transformend', () => change(placeOf(text)));
text.on('transform', () => rewrap(text));
text.on('pointerover', () => (stage.container().style.cursor = 'text'));
text.on('pointerout', () => (stage.container().style.cursor = 'default'));

const fontSelect = element<HTMLSelectElement>('#font');
const alignSelect = element<HTMLSelectElement>('#align');
const sizeSlider = element<HTMLInputElement>('#size');
fontSelect.append(...FONTS.map(({ label, value }) => new Option(label, value)));
alignSelect.append(...ALIGNMENTS.map((value) => new Option(value)));
fontSelect.addEventListener('change', () => change({ fontFamily: fontSelect.value }));
alignSelect.addEventListener('change', () => change({ align: alignSelect.value }));
sizeSlider.addEventListener('input', () => change({ fontSize: sizeSlider.valueAsNumber }));
element('#edit').addEventListener('click', edit);

function fit() {
  stage.width(stage.container().clientWidth);
  for (const each of stage.getLayers()) each.x(stage.width() / 2);
  const { card, stamp, lemon, leaf } = createCard(stage.width());
  paper.destroyChildren();
  paper.add(
    new Konva.Rect(card),
    new Konva.Rect(stamp),
    new Konva.Ellipse(leaf),
    new Konva.Ellipse(lemon),
  );
}
fit();
new ResizeObserver(fit).observe(stage.container());

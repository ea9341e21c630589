import Konva from 'konva';
import {
  addressLines,
  cardConfig,
  letter,
  middleLine,
  paper,
  postmark,
  stamp,
  stampStar,
} from '../shared/card';
import { FIRST_TEXT, INKS, pastePlain, setColor, toggleHeading, toggleTag } from '../shared/format';
import { TEXT_STYLE } from '../shared/picture';
import { makePictures } from '../shared/picture-maker';
import '../shared/style.css';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const editor = element<HTMLDivElement>('#editor');
editor.innerHTML = FIRST_TEXT;

// The editor and the image share these styles, so they look alike.
const style = document.createElement('style');
style.textContent = TEXT_STYLE;
document.head.append(style);

const stage = new Konva.Stage({ container });
const layer = new Konva.Layer();
stage.add(layer);

const card = new Konva.Group(cardConfig(stage.size()));
const picture = new Konva.Image({ image: undefined, ...letter });
card.add(
  new Konva.Rect(paper),
  new Konva.Line(middleLine),
  ...addressLines.map((config) => new Konva.Line(config)),
  new Konva.Rect(stamp),
  new Konva.Star(stampStar),
  ...postmark.map((config) => new Konva.Circle(config)),
  picture,
);
card.on('pointerenter', () => (container.style.cursor = 'grab'));
card.on('pointerleave', () => (container.style.cursor = 'default'));
layer.add(card);

const { handleChange, stop } = makePictures(editor, (image) => picture.image(image));
stage.on('destroy', stop);

/** A button that changes the text and keeps the selection. */
function command(button: HTMLElement, run: () => void) {
  button.addEventListener('pointerdown', (event) => event.preventDefault());
  button.addEventListener('mousedown', (event) => event.preventDefault());
  button.addEventListener('click', () => {
    run();
    handleChange();
  });
}

command(element('#bold'), () => toggleTag(editor, 'b'));
command(element('#italic'), () => toggleTag(editor, 'i'));
command(element('#heading'), () => toggleHeading(editor));
for (const { name, value } of INKS) {
  const button = document.createElement('button');
  button.type = 'button';
  button.ariaLabel = name;
  button.style.setProperty('--ink-color', value);
  command(button, () => setColor(editor, value));
  element('#inks').append(button);
}

editor.addEventListener('input', handleChange);
editor.addEventListener('paste', (event) => {
  pastePlain(editor, event);
  handleChange();
});

// The card is centered at 0, 0, so its position is right at every size.
function fit() {
  stage.size({ width: container.clientWidth, height: container.clientHeight });
  layer.position({ x: stage.width() / 2, y: stage.height() / 2 });
  card.setAttrs(cardConfig(stage.size()));
}
fit();
new ResizeObserver(fit).observe(container);

import Konva from 'konva';
import { fitPoster, formConfig, paperConfig, ringConfig } from '../shared/look';
import {
  commandOf,
  describe,
  FORMS,
  LABEL,
  nextForm,
  toggle,
  type Printed,
} from '../shared/shapes';
import '../shared/style.css';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
container.ariaLabel = LABEL;
const stage = new Konva.Stage({ container });
const layer = new Konva.Layer();
stage.add(layer);

let printed: Printed = new Set();
/** The shape of the last click or key. */
let chosen: string | null = null;
let isByKey = false;

const forms = FORMS.map((form) => new Konva.Path(formConfig(form, printed)));
const ring = new Konva.Path(ringConfig(undefined));
layer.add(new Konva.Shape(paperConfig), ...forms, ring);

function show() {
  FORMS.forEach((form, i) => forms[i]?.fill(formConfig(form, printed).fill));
  ring.setAttrs(ringConfig(isByKey ? FORMS.find(({ id }) => id === chosen) : undefined));
  element('#says').textContent = describe(printed, chosen);
}

// A click of the mouse, or a tap of a finger that has not scrolled the page.
layer.on('pointerclick', ({ target }) => {
  [chosen, isByKey] = [target.id(), false];
  printed = toggle(printed, chosen);
  show();
});
layer.on('mouseover mouseout', ({ type }) => {
  container.style.cursor = type === 'mouseover' ? 'pointer' : '';
});

container.addEventListener('keydown', (event) => {
  const command = commandOf(event);
  if (!command) return;
  event.preventDefault();
  isByKey = true;
  if (command !== 'print') chosen = nextForm(chosen, command.step);
  else if (chosen) printed = toggle(printed, chosen);
  show();
});
element('#reset').addEventListener('click', () => {
  printed = new Set();
  chosen = null;
  show();
});

function fit() {
  const { width, height, scaleX, scaleY } = fitPoster(container.clientWidth);
  stage.size({ width, height });
  layer.scale({ x: scaleX, y: scaleY });
}
fit();
show();
new ResizeObserver(fit).observe(container);

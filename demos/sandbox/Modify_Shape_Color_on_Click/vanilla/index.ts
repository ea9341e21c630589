import Konva from 'konva';
import paperUrl from './form-poster.webp';
import {
  describe,
  formConfig,
  FORMS,
  POSTER,
  pressKey,
  ringConfig,
  STEPS,
  toggle,
  type Poster,
} from '../shared/shapes';
import { element } from '../../../common/vanilla/elements';

const stage = new Konva.Stage({ container: 'container' });
const layer = new Konva.Layer();
stage.add(layer);

let poster: Poster = { printed: [] };
const paper = new Image();
paper.src = paperUrl;
const forms = FORMS.map((form) => new Konva.Path(formConfig(form, poster)));
const ring = new Konva.Path(ringConfig(poster));
layer.add(new Konva.Image({ ...POSTER, image: paper, listening: false }), ...forms, ring);

function show(next: Poster) {
  poster = next;
  FORMS.forEach((form, i) => forms[i]?.setAttrs(formConfig(form, poster)));
  ring.setAttrs(ringConfig(poster));
  element('#says').textContent = describe(poster);
}

// A click of the main button, or a tap of a finger that has not scrolled the page.
layer.on('pointerclick', ({ evt, target }) => {
  if (evt.button === 0) show(toggle(poster, target.id()));
});
stage.container().addEventListener('keydown', (event) => {
  const step = STEPS[event.key];
  if (step === undefined) return;
  event.preventDefault();
  show(pressKey(poster, step));
});
element('#reset').addEventListener('click', () => show({ printed: [] }));

function fit() {
  const width = stage.container().clientWidth;
  const scale = width / POSTER.width;
  stage.size({ width, height: POSTER.height * scale });
  layer.scale({ x: scale, y: scale });
}
fit();
show(poster);
new ResizeObserver(fit).observe(stage.container());

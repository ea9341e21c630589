import Konva from 'konva';
import { createGoals } from '../../../common/konva/goals';
import {
  fitTable,
  idOf,
  mountConfig,
  pictureConfig,
  slideConfig,
  tableConfig,
} from '../shared/look';
import { loadPictures } from '../shared/pictures';
import {
  commandOf,
  describe,
  goalsOf,
  LABEL,
  nextSlide,
  put,
  raise,
  SLIDES,
} from '../shared/slides';
import '../shared/style.css';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
container.ariaLabel = LABEL;
const stage = new Konva.Stage({ container });
const layer = new Konva.Layer();
stage.add(layer);
layer.add(new Konva.Shape(tableConfig));
const nodes = new Map(
  SLIDES.map((slide) => {
    const node = new Konva.Group(slideConfig(slide));
    node.add(new Konva.Shape(mountConfig(slide)));
    layer.add(node);
    return [slide.id, node];
  }),
);

const goals = createGoals(12);
let slides = SLIDES;
let grown: string | null = null;

/** Lets one slide grow, and the others shrink. */
function grow(id: string | null) {
  if (id === grown) return;
  grown = id;
  goals.show(layer, goalsOf(slides, grown), true);
  container.style.cursor = grown ? 'grab' : '';
  element('#says').textContent = describe(grown);
}

function apply(next: typeof slides) {
  slides = next;
  for (const slide of slides) nodes.get(slide.id)?.setAttrs(slideConfig(slide)).moveToTop();
}

stage.on('pointermove', ({ target }) => {
  // While a slide is dragged, nothing else is looked up under the pointer.
  if (!Konva.isDragging()) grow(idOf(target));
});
stage.on('pointerdown', ({ evt, target }) => {
  if (evt.button !== 0) return;
  const id = idOf(target);
  grow(id);
  if (id) apply(raise(slides, id));
});
stage.on('pointerleave', ({ evt }) => {
  // A lifted finger leaves, too. Its slide stays large until the next tap.
  if (evt.pointerType !== 'touch') grow(null);
});
layer.on('dragmove', ({ target }) => apply(put(slides, target.id(), target.position())));

container.addEventListener('keydown', (event) => {
  const command = commandOf(event);
  if (!command) return;
  event.preventDefault();
  if (command.do === 'leave') {
    grow(null);
  } else if (command.do === 'step') {
    grow(nextSlide(grown, command.by));
    if (grown) apply(raise(slides, grown));
  } else {
    const slide = slides.find(({ id }) => id === grown);
    if (slide) apply(put(slides, slide.id, { x: slide.x + command.x, y: slide.y + command.y }));
  }
});
container.addEventListener('blur', () => grow(null));

function fit() {
  const { width, height, scaleX, scaleY } = fitTable(container.clientWidth);
  stage.size({ width, height });
  layer.scale({ x: scaleX, y: scaleY });
}
fit();
new ResizeObserver(fit).observe(container);
element('#says').textContent = describe(grown);

const stopLoading = loadPictures((pictures) => {
  for (const slide of SLIDES) {
    const picture = pictureConfig(slide, pictures);
    if (picture.image)
      nodes.get(slide.id)?.add(new Konva.Image({ ...picture, image: picture.image }));
  }
});
stage.on('destroy', () => {
  stopLoading();
  goals.stop();
});

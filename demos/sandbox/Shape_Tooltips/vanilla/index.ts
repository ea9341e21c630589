import Konva from 'konva';
import {
  clothConfig,
  dishConfig,
  fitTable,
  labelConfig,
  tagConfig,
  textConfig,
} from '../shared/look';
import { DISHES, HINT, LABEL, stepOf, stepTo, tipOf, type Pointed } from '../shared/tooltips';
import '../shared/style.css';
import breakfastUrl from './breakfast.webp';
import linenUrl from './table-linen.webp';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
container.ariaLabel = LABEL;
const breakfast = new Image();
breakfast.src = breakfastUrl;
const linen = new Image();
linen.src = linenUrl;
const stage = new Konva.Stage({ container });
const table = new Konva.Layer();
// The label moves on a layer of its own: the dishes are not drawn again at each move.
const top = new Konva.Layer({ listening: false });
stage.add(table, top);

const dishes = DISHES.map(
  (dish) => new Konva.Image({ ...dishConfig(dish, false), image: breakfast }),
);
table.add(new Konva.Image({ ...clothConfig, image: linen }), ...dishes);
const label = new Konva.Label(labelConfig(null));
label.add(new Konva.Tag(tagConfig(null)), new Konva.Text(textConfig(null)));
top.add(label);

let pointed: Pointed | null = null;

function show(next: Pointed | null) {
  pointed = next;
  const tip = tipOf(pointed, stage.width());
  DISHES.forEach((dish, i) => {
    // The scale alone: to set a function again, be it the same one, draws the layer.
    const { scaleX, scaleY } = dishConfig(dish, dish.id === pointed?.id);
    dishes[i]?.scale({ x: scaleX, y: scaleY });
  });
  // The words first: the tag takes its size from them.
  label.getText()?.setAttrs(textConfig(tip));
  label.getTag()?.setAttrs(tagConfig(tip));
  label.setAttrs(labelConfig(tip));
  stage.container().style.cursor = tip ? 'help' : '';
  const words = tip?.text ?? HINT;
  if (element('#says').textContent !== words) element('#says').textContent = words;
}

// One listener for all dishes: `target` is the one under the pointer, or the stage.
stage.on('pointermove pointerdown', ({ target }) => {
  const point = stage.getPointerPosition();
  show(target.name() === 'dish' && point ? { id: target.id(), point } : null);
});
stage.on('pointerleave', ({ evt }) => {
  // A lifted finger leaves, too. Its label stays to be read.
  if (evt.pointerType !== 'touch') show(null);
});

container.addEventListener('keydown', (event) => {
  const step = stepOf(event);
  if (!step) return;
  event.preventDefault();
  show(step === 'hide' ? null : stepTo(pointed, step, stage.width()));
});
container.addEventListener('blur', () => show(null));

function fit() {
  const { width, height, scaleX, scaleY } = fitTable(container.clientWidth);
  stage.size({ width, height });
  table.scale({ x: scaleX, y: scaleY });
  show(null);
}
fit();
new ResizeObserver(fit).observe(container);

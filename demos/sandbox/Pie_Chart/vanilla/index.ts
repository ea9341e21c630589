import Konva from 'konva';
import { createGlide } from '../shared/glide';
import * as look from '../shared/look';
import * as tart from '../shared/tart';
import plateUrl from './tart-plate.webp';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const slider = element<HTMLInputElement>('[type="range"]');
const ring = element<HTMLInputElement>('#ring');

let hidden: readonly string[] = [];
let chosen: string | undefined;
let layout = look.layOut(container.clientWidth);
let tiles: look.Tiles = {};
const plate = new Image();
plate.src = plateUrl;

const stage = new Konva.Stage({ container });
container.style.background = look.TABLE;
const ground = new Konva.Layer({ listening: false });
const layer = new Konva.Layer();
stage.add(ground, layer);
const plateNode = new Konva.Image({ image: plate });
ground.add(plateNode);

const total = new Konva.Text();
const nodes = tart.FRUITS.map(({ id }) => {
  const piece = new Konva.Shape();
  piece.on('mouseenter tap', () => choose(id));
  piece.on('mouseleave', () => choose(undefined));
  return { id, piece, label: new Konva.Text() };
});
layer.add(total, ...nodes.map(({ piece }) => piece), ...nodes.map(({ label }) => label));
const glide = createGlide();

/** @param moves false: everything is at its goal at once */
function show(moves: boolean) {
  const slices = tart.slicesOf(hidden);
  nodes.forEach(({ id, piece, label }, i) => {
    const slice = slices[i];
    if (!slice) return;
    piece.setAttrs(look.sliceConfig(slice, layout, tiles));
    label.setAttrs(look.labelConfig(slice, layout, id === chosen));
  });
  total.setAttrs(look.totalConfig(slices, layout));
  glide.show(layer, look.goalsOf(slices, layout, ring.checked, chosen), moves);

  const visible = tart.visibleSlices(slices);
  const rank = Math.max(
    0,
    visible.findIndex((slice) => slice.fruit.id === chosen),
  );
  slider.max = String(Math.max(0, visible.length - 1));
  slider.value = String(rank);
  slider.disabled = visible.length === 0;
  slider.ariaValueText = visible[rank] ? tart.describeSlice(visible[rank]) : '';
  element('[role="status"]').textContent = tart.describe(slices);
}

function choose(id: string | undefined) {
  chosen = id;
  show(true);
}

// A tap beside the pieces puts the chosen one back.
stage.on('tap', ({ target }) => {
  if (target === stage) choose(undefined);
});
const chooseRank = () =>
  choose(tart.visibleSlices(tart.slicesOf(hidden))[slider.valueAsNumber]?.fruit.id);
slider.addEventListener('input', chooseRank);
slider.addEventListener('focus', chooseRank);
slider.addEventListener('blur', () => choose(undefined));
ring.addEventListener('change', () => show(true));
void look.loadTiles().then((loaded) => {
  tiles = loaded;
  show(false);
});

for (const { id, name, color } of tart.FRUITS) {
  const box = Object.assign(document.createElement('input'), { type: 'checkbox', checked: true });
  box.style.accentColor = color;
  box.addEventListener('change', () => {
    hidden = tart.toggle(hidden, id);
    show(true);
  });
  const label = document.createElement('label');
  label.append(box, ` ${name}`);
  element('#fruits').append(label);
}

function resize() {
  layout = look.layOut(container.clientWidth);
  stage.size(layout);
  plateNode.setAttrs({ ...look.plateConfig(layout), image: plate });
  show(false);
}
resize();
new ResizeObserver(resize).observe(container);

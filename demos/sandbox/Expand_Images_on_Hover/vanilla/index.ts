import Konva from 'konva';
import {
  backgroundOf,
  describe,
  HEIGHT,
  LABEL,
  placeScene,
  press,
  put,
  raise,
  showGrown,
  slideConfig,
  SLIDES,
  type Table,
} from '../shared/slides';
import canal from './canal.webp';
import harbor from './harbor.webp';
import lake from './lake.webp';
import tableUrl from './light-table.webp';
import { element } from '../../../common/vanilla/elements';

let table: Table = { slides: SLIDES, grown: '' };
const container = element<HTMLDivElement>('#container');
container.ariaLabel = LABEL;
const stage = new Konva.Stage({ container, height: HEIGHT });
const layer = new Konva.Layer();
stage.add(layer);
const nodes = new Map(
  Object.entries({ lake, harbor, canal }).map(([id, url]) => {
    const image = new Image();
    image.src = url;
    const node = new Konva.Image({ image });
    layer.add(node);
    return [id, node];
  }),
);

/** Shows the next state on the canvas and in the status line. */
function show(next: Table) {
  const isOther = next.grown !== table.grown;
  table = next;
  for (const slide of table.slides) {
    const node = nodes.get(slide.id);
    node?.setAttrs(slideConfig(slide, node.image())).moveToTop();
  }
  if (isOther) showGrown(layer.children, table.grown);
  element('[role="status"]').textContent = describe(table);
}

// The layer receives the events of all slides.
layer.on('mouseover', ({ target }) => show({ ...table, grown: target.id() }));
layer.on('mouseout', () => show({ ...table, grown: '' }));
layer.on('pointerdown', ({ target, evt }) => {
  if (evt.button === 0) show(raise(table, target.id()));
});
layer.on('dragend', ({ target }) => show(put(table, target.id(), target.position())));
container.addEventListener('keydown', (event) => {
  const next = press(table, event);
  if (!next) return;
  event.preventDefault();
  show(next);
});
container.addEventListener('blur', () => show({ ...table, grown: '' }));

new ResizeObserver(() => {
  stage.width(container.clientWidth);
  layer.setAttrs(placeScene(stage.width()));
  container.style.background = backgroundOf(tableUrl, stage.width());
}).observe(container);
show(table);

import Konva from 'konva';
import {
  add,
  axesConfig,
  backgroundOf,
  cakeConfig,
  candleConfig,
  COLORS,
  describe,
  HEIGHT,
  LABEL,
  layerConfig,
  ORIGIN,
  PICTURE,
  spotsOfKey,
  spotsOfPointer,
  START,
  undo,
  type Spots,
} from '../shared/cake';
import clothUrl from './cake-board.webp';
import cakeUrl from './sheet-cake.webp';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
container.ariaLabel = LABEL;
const image = new Image();
image.src = cakeUrl;
const stage = new Konva.Stage({ container, height: HEIGHT, ...ORIGIN });
const layer = new Konva.Layer();
const cake = new Konva.Group(cakeConfig(0));
const candles = new Konva.Group();
const aim = new Konva.Circle({ ...candleConfig({ x: 0, y: 0 }), name: 'aim', opacity: 0.5 });
cake.add(
  new Konva.Image({ ...PICTURE, image }),
  candles,
  aim,
  new Konva.Line(axesConfig(COLORS.group)),
);
layer.add(cake, new Konva.Line(axesConfig(COLORS.layer)));
const origin = new Konva.Layer({ listening: false });
origin.add(new Konva.Line(axesConfig(COLORS.stage)));
stage.add(layer, origin);

let steps = START;
let spots: Spots | null = null;

function show(next = steps) {
  steps = next;
  candles.destroyChildren();
  for (const at of steps.at(-1) ?? []) candles.add(new Konva.Circle(candleConfig(at)));
}
function point(next: Spots | null) {
  spots = next;
  aim.setAttrs({ visible: spots !== null, ...spots?.group });
  element('p').textContent = describe(spots);
}

stage.on('pointermove', () => point(spotsOfPointer(cake)));
stage.on('pointerleave', () => point(null));
stage.on('pointerclick', ({ evt }) => {
  const at = cake.getRelativePointerPosition();
  if (at && evt.button === 0) show(add(steps, at));
});
container.addEventListener('keydown', (event) => {
  const at = spotsOfKey(event, cake, spots?.layer);
  if (at) point(at);
  else if (event.key === 'Enter' && spots) show(add(steps, spots.group));
  else if (event.key === 'z' && (event.ctrlKey || event.metaKey)) show(undo(steps));
  else return;
  event.preventDefault();
});
element('input').addEventListener('input', ({ currentTarget }) => {
  if (currentTarget instanceof HTMLInputElement)
    cake.setAttrs(cakeConfig(currentTarget.valueAsNumber));
});
element('button').addEventListener('click', () => show(undo(steps)));

new ResizeObserver(() => {
  stage.width(container.clientWidth);
  layer.setAttrs(layerConfig(stage.width()));
  container.style.background = backgroundOf(clothUrl, stage.width());
}).observe(container);
point(null);
show();

import Konva from 'konva';
import * as board from '../shared/cake';
import clothUrl from './cake-board.webp';
import cakeUrl from './sheet-cake.webp';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
container.ariaLabel = board.LABEL;
const image = new Image();
image.src = cakeUrl;
const stage = new Konva.Stage({ container, height: board.HEIGHT, ...board.ORIGIN });
const layer = new Konva.Layer();
const cake = new Konva.Group(board.cakeConfig(0));
const candles = new Konva.Group();
const aim = new Konva.Circle({ ...board.candleConfig({ x: 0, y: 0 }), name: 'aim', opacity: 0.5 });
cake.add(
  new Konva.Image({ ...board.CAKE, image }),
  candles,
  aim,
  new Konva.Line({ ...board.AXES, stroke: board.COLORS.group }),
);
layer.add(cake, new Konva.Line({ ...board.AXES, stroke: board.COLORS.layer }));
const origin = new Konva.Layer({ listening: false });
origin.add(new Konva.Line({ ...board.AXES, stroke: board.COLORS.stage }));
stage.add(layer, origin);

let steps = board.START;
let spots: board.Spots | null = null;

function show(next = steps) {
  steps = next;
  candles.destroyChildren();
  for (const at of steps.at(-1) ?? []) candles.add(new Konva.Circle(board.candleConfig(at)));
}
function point(next: board.Spots | null) {
  spots = next;
  aim.setAttrs({ visible: spots !== null, ...spots?.group });
  element('p').textContent = board.describe(spots);
}

stage.on('pointermove', () => point(board.spotsOfPointer(cake)));
stage.on('pointerleave', () => point(null));
stage.on('pointerclick', ({ evt }) => {
  const at = cake.getRelativePointerPosition();
  if (at && evt.button === 0) show(board.add(steps, at));
});
container.addEventListener('keydown', (event) => {
  const at = board.spotsOfKey(event, cake, spots?.layer);
  if (at) point(at);
  else if (event.key === 'Enter' && spots) show(board.add(steps, spots.group));
  else if (event.key === 'z' && (event.ctrlKey || event.metaKey)) show(board.undo(steps));
  else return;
  event.preventDefault();
});
element('input').addEventListener('input', ({ currentTarget }) => {
  if (currentTarget instanceof HTMLInputElement)
    cake.setAttrs(board.cakeConfig(currentTarget.valueAsNumber));
});
element('button').addEventListener('click', () => show(board.undo(steps)));

new ResizeObserver(() => {
  stage.width(container.clientWidth);
  layer.setAttrs(board.layerConfig(stage.width()));
  container.style.background = board.backgroundOf(clothUrl, stage.width());
}).observe(container);
point(null);
show();

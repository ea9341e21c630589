import Konva from 'konva';
import {
  backgroundOf,
  describe,
  edgeConfig,
  gemConfig,
  GEMS,
  HEIGHT,
  LABEL,
  move,
  placeScene,
  press,
  TESTS,
  touched,
} from '../shared/gems';
import gemsUrl from './gems.webp';
import velvetUrl from './velvet-tray.webp';
import { element } from '../../../common/vanilla/elements';

let state = { gems: GEMS, chosen: 'Ruby' };
let picture: HTMLImageElement | undefined;
const container = element<HTMLDivElement>('#container');
container.ariaLabel = LABEL;
const stage = new Konva.Stage({ container, height: HEIGHT });
const layer = new Konva.Layer();
const nodes = GEMS.map(() => new Konva.Line());
const edges = GEMS.map(() => new Konva.Line());
layer.add(...nodes, ...edges);
stage.add(layer);

function show() {
  const test =
    TESTS.find((name) => element<HTMLInputElement>(`[value=${name}]`).checked) ?? TESTS[0];
  const { gems, chosen } = state;
  gems.forEach((gem, i) => {
    nodes[i]?.setAttrs(gemConfig(gem, picture));
    const isHit = touched(gems, gem, test).length > 0;
    edges[i]?.setAttrs(edgeConfig(gem, test, isHit, gem.id === chosen));
  });
  element('[role="status"]').textContent = describe(gems, chosen, test);
}

layer.on('pointerdown', ({ evt, target }) => {
  if (evt.button !== 0) return;
  state = { ...state, chosen: target.id() };
  show();
});
layer.on('dragmove', ({ target }) => {
  // `move` keeps the gem on the tray, and `show` moves its node there.
  state = { ...state, gems: move(state.gems, target.id(), target.position()) };
  show();
});
container.addEventListener('keydown', (event) => {
  const next = press(state.gems, state.chosen, event);
  if (!next) return;
  event.preventDefault();
  state = next;
  show();
});
element('fieldset').addEventListener('change', show);

const image = new Image();
image.addEventListener('load', () => {
  picture = image;
  show();
});
image.src = gemsUrl;
new ResizeObserver(() => {
  stage.width(container.clientWidth);
  layer.setAttrs(placeScene(stage.width()));
  container.style.background = backgroundOf(velvetUrl, stage.width());
}).observe(container);
show();

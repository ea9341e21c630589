import Konva from 'konva';
import { CHAMBERS, describeChamber } from '../shared/colony';
import {
  axisOf,
  barConfigs,
  chamberConfig,
  cornerFor,
  cornerForPress,
  draggedCorner,
  groundConfig,
  LABEL,
  moverStyle,
  placeOf,
  setRatio,
} from '../shared/look';
import { watchScrolling } from '../shared/meter';
import {
  cornerOf,
  describeCost,
  isNative,
  keyStep,
  middleOf,
  MODES,
  NO_COST,
  scrollBy,
  START,
  wheelStep,
  type Axis,
  type Mode,
  type Point,
} from '../shared/scroll';
import '../shared/style.css';
import { element } from '../../../common/vanilla/elements';

const scroller = element<HTMLDivElement>('#scroller');
const container = element<HTMLDivElement>('#container');
const places = element<HTMLSelectElement>('#places');
scroller.ariaLabel = LABEL;

let mode: Mode = 'bars';
let middle = START;
let chosen = '';
let cost = NO_COST;

const stage = new Konva.Stage({ container });
const layer = new Konva.Layer();
stage.add(layer);
const ground = new Konva.Shape();
const chambers = CHAMBERS.map((chamber) => ({ chamber, node: new Konva.Shape() }));
layer.add(ground, ...chambers.map(({ node }) => node));

// The bars have a layer that no drag moves. It is on the stage only while it is needed.
const barLayer = new Konva.Layer();
const bars = (['x', 'y'] as const).map((axis) => {
  const bar = { axis, track: new Konva.Rect(), thumb: new Konva.Rect() };
  barLayer.add(bar.track, bar.thumb);
  return bar;
});

const viewSize = () => ({ width: scroller.clientWidth, height: scroller.clientHeight });

/** Draws everything from the state. */
function show() {
  const view = viewSize();
  const corner = cornerOf(middle, view);
  const place = placeOf(mode, corner, view);
  setRatio(layer, mode);
  stage.setAttrs(place.stage);
  layer.setAttrs(place.layer);
  container.style.transform = moverStyle(mode, corner, view).transform ?? '';
  ground.setAttrs(groundConfig(mode));
  for (const { chamber, node } of chambers) node.setAttrs(chamberConfig(chamber, chosen, mode));
  for (const { axis, track, thumb } of bars) {
    const configs = barConfigs(axis, corner, view);
    track.setAttrs(configs.track);
    thumb.setAttrs(configs.thumb);
  }
  places.value = chosen;
  element('#status').textContent = describeChamber(chosen);
  showCost();
}

function showCost() {
  element('#cost').textContent = describeCost(mode, viewSize(), window.devicePixelRatio, cost);
}

function setMiddle(next: Point) {
  middle = next;
  show();
}

/** The browser scrolls only when it is told to: after a change of the mode or of the size, and for the list of chambers. */
function scrollBrowser() {
  const corner = cornerOf(middle, viewSize());
  if (isNative(mode)) scroller.scrollTo(corner.x, corner.y);
}

function setMode(next: Mode) {
  mode = next;
  cost = NO_COST;
  scroller.className = `scroller ${mode}`;
  if (mode === 'bars') stage.add(barLayer);
  else barLayer.remove();
  show();
  scrollBrowser();
}

function goTo(id: string) {
  const chamber = CHAMBERS.find((one) => one.id === id);
  chosen = id;
  if (chamber) middle = middleOf(cornerOf(chamber, viewSize()), viewSize());
  show();
  scrollBrowser();
}

// A drag of the stage or of the layer. The `dragmove` of a thumb bubbles, too.
stage.on('dragmove', ({ target }) => {
  if (!target.hasName('bar')) setMiddle(middleOf(draggedCorner(target), viewSize()));
});

const cornerNow = () => cornerOf(middle, viewSize());
const scrollTo = (corner: Point) => setMiddle(middleOf(corner, viewSize()));
barLayer.on('dragmove', ({ target }) => {
  const axis: Axis = axisOf(target);
  scrollTo(cornerFor(axis, target.position()[axis], cornerNow(), viewSize()));
});
barLayer.on('pointerdown', ({ evt, target }) => {
  const point = stage.getPointerPosition();
  if (!point || evt.button !== 0 || !target.hasName('track')) return;
  scrollTo(cornerForPress(axisOf(target), point, cornerNow(), viewSize()));
});

layer.on('pointerclick', ({ evt, target }) => {
  if (evt.button !== 0) return;
  chosen = target.id();
  show();
});

function scrollSelf(event: Event, by: Point | undefined) {
  const next = by && scrollBy(middle, by, viewSize());
  if (isNative(mode) || !next) return;
  event.preventDefault();
  setMiddle(next);
}
stage.on('wheel', ({ evt }) => scrollSelf(evt, wheelStep(evt, viewSize())));
scroller.addEventListener('keydown', (event) => scrollSelf(event, keyStep(event, viewSize())));
scroller.addEventListener('scroll', () => {
  if (isNative(mode)) scrollTo({ x: scroller.scrollLeft, y: scroller.scrollTop });
});

watchScrolling(layer, (last) => {
  cost = { draws: cost.draws + 1, last };
  showCost();
});

for (const { mode: value, label } of MODES) {
  const input = document.createElement('input');
  input.type = 'radio';
  input.name = 'mode';
  input.checked = value === mode;
  input.addEventListener('change', () => setMode(value));
  const box = document.createElement('label');
  box.append(input, ` ${label}`);
  element('#modes').append(box);
}
places.append(new Option('Choose …', ''));
for (const { id, name } of CHAMBERS) places.append(new Option(name, id));
places.addEventListener('change', () => goTo(places.value));

setMode(mode);
new ResizeObserver(() => {
  show();
  scrollBrowser();
}).observe(scroller);

import Konva from 'konva';
import { claimWheel } from '../../../common/konva/claim-wheel';
import { runFrames, type FrameWork } from '../../../common/konva/frame-work';
import { createHand } from '../../../common/konva/hand';
import { growth, scenePoint, wheelFactor, type View } from '../../../common/konva/zoom';
import {
  cellsToShow,
  COUNTS,
  createColony,
  describe,
  describeAll,
  findNumber,
  MAX_AT_ONCE,
  numberOf,
  penguinAt,
  scarfOf,
} from '../shared/colony';
import { createCrowdNodes, type Change } from '../shared/crowd-nodes';
import { figuresOf } from '../shared/figures';
import {
  carry,
  firstView,
  flightView,
  fromMiddle,
  isTap,
  viewForKey,
  viewOn,
  wholeView,
  zoomView,
} from '../shared/journey';
import {
  afarConfig,
  iceConfig,
  labelPlace,
  ringConfig,
  ripplesConfig,
  tag,
  tagText,
} from '../shared/look';
import '../../../common/konva/figures.css';
import '../shared/style.css';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const number = element<HTMLInputElement>('#number');
const count = element<HTMLInputElement>('#count');
const all = element<HTMLInputElement>('#all');
const stage = new Konva.Stage({ container });
// The model finds the penguin at a point, so the layer needs no hit graph.
const layer = new Konva.Layer({ listening: false });
stage.add(layer);

let colony = createColony(COUNTS.first);
let view = firstView(colony);
let chosen: number | null = null;
let change: Change | undefined;
let work: FrameWork | undefined;

const world = new Konva.Group({ name: 'world' });
const ice = new Konva.Line();
const ripples = new Konva.Shape();
const afar = new Konva.Image({ image: undefined });
const penguins = new Konva.Group({ name: 'penguins' });
const ring = new Konva.Ellipse({ radiusX: 0, radiusY: 0, visible: false });
const label = new Konva.Label({ name: 'label', visible: false });
label.add(new Konva.Tag(tag), new Konva.Text(tagText));
world.add(ice, ripples, afar, ring, penguins);
layer.add(world, label);

const nodes = createCrowdNodes(penguins, (next) => {
  change = next;
  showFigures();
});

function say(words: string) {
  element('#status').textContent = words;
}

function showFigures() {
  const rows = figuresOf(colony.count, change, work).map(([name, value]) => {
    const row = document.createElement('div');
    const [term, text] = [document.createElement('dt'), document.createElement('dd')];
    term.textContent = name;
    text.textContent = value;
    row.append(term, text);
    return row;
  });
  element('#figures').replaceChildren(...rows);
}

/** Everything that follows the view. */
function update() {
  const range = cellsToShow(colony, view, stage.size(), all.checked);
  world.setAttrs({ x: view.x, y: view.y, scaleX: view.scale, scaleY: view.scale });
  nodes.show(colony, range, view.scale);
  ripples.visible(range !== null);
  afar.visible(range === null);
  ring.visible(chosen !== null);
  label.visible(chosen !== null);
  if (chosen === null) return;
  ring.setAttrs(ringConfig(colony, chosen));
  label.position(labelPlace(colony, chosen, view));
  label.getText().text(numberOf(chosen));
}

function look(next: View) {
  view = next;
  update();
}

function choose(i: number | null) {
  chosen = i;
  say(describe(colony, i));
  update();
}

/** Another colony, seen from its start. */
function settle() {
  colony = createColony(Number(count.value));
  chosen = null;
  view = firstView(colony);
  ice.setAttrs(iceConfig(colony.side));
  ripples.setAttrs(ripplesConfig(colony.side));
  afar.setAttrs(afarConfig(colony));
  all.disabled = colony.count > MAX_AT_ONCE;
  if (all.disabled) all.checked = false;
  say(describeAll(colony));
  update();
}

let stopMeasuring = () => {};
/** Measures frames until `stopMeasuring`, and moves the view in each of them if told to. */
function measure(move: (milliseconds: number) => void = () => {}) {
  stopMeasuring();
  stopMeasuring = runFrames(layer, move, (next) => {
    work = next;
    showFigures();
  });
}

const fly = element<HTMLButtonElement>('#fly');
let isFlying = false;
function setFlying(next: boolean) {
  isFlying = next;
  fly.textContent = next ? 'Stop' : 'Fly';
  stopMeasuring();
  if (!next) return;
  const start = view;
  let time = 0;
  measure((milliseconds) => {
    time += milliseconds;
    look(flightView(colony, start, time / 1000));
  });
}

const hand = createHand();
let pressedAt: Konva.Vector2d | null = null;
stage.on('pointerdown', (event) => {
  setFlying(false);
  hand.press(event);
  pressedAt = stage.getPointerPosition();
  measure();
});
stage.on('pointermove', (event) => {
  const move = hand.move(event);
  if (!move) return;
  const { from, to } = move;
  look(carry(colony, view, stage.size(), from.middle, to.middle, growth(from, to)));
});
stage.on('pointerup pointercancel', (event) => {
  hand.release(event);
  const point = stage.getPointerPosition();
  if (!hand.isDown()) stopMeasuring();
  const isMain = event.type === 'pointerup' && event.evt.button === 0;
  if (!isMain || !point || !isTap(pressedAt, point)) return;
  choose(penguinAt(colony, scenePoint(view, fromMiddle(point, stage.size()))));
});
stage.on('wheel', ({ evt }) => {
  const point = stage.getPointerPosition();
  if (!point || !claimWheel(evt)) return;
  setFlying(false);
  look(zoomView(colony, view, stage.size(), wheelFactor(evt), point));
});
container.addEventListener('keydown', (event) => {
  const next = viewForKey(event.key, colony, view, stage.size());
  if (!next) return;
  event.preventDefault();
  setFlying(false);
  look(next);
});

function visit(i: number) {
  setFlying(false);
  view = viewOn(colony, i);
  choose(i);
}
element('#scarf').addEventListener('click', () => visit(scarfOf(colony.count)));
element('#whole').addEventListener('click', () => {
  setFlying(false);
  look(wholeView(colony, stage.size()));
});
function find() {
  const found = findNumber(colony, number.value);
  if ('i' in found) visit(found.i);
  else say(found.wrong);
}
element('#go').addEventListener('click', find);
number.addEventListener('keydown', ({ key }) => {
  if (key === 'Enter') find();
});
fly.addEventListener('click', () => setFlying(!isFlying));

Object.assign(count, {
  min: String(COUNTS.least),
  max: String(COUNTS.most),
  step: String(COUNTS.step),
  value: String(COUNTS.first),
});
count.addEventListener('input', () => {
  setFlying(false);
  settle();
});
all.addEventListener('change', update);

settle();
function resize() {
  stage.size({ width: container.clientWidth, height: container.clientHeight });
  // The view's origin is the middle of the stage.
  layer.position({ x: stage.width() / 2, y: stage.height() / 2 });
  update();
}
resize();
new ResizeObserver(resize).observe(container);

import Konva from 'konva';
import { onPageHidden, startClock } from '../../../common/konva/clock';
import { wantsMotion } from '../../../common/konva/wants-motion';
import {
  advance,
  buttonOf,
  hold,
  letGo,
  newGame,
  pause,
  press,
  reportOf,
  tap,
  type Game,
} from '../shared/game';
import { createPictures, sceneOf } from '../shared/scene';
import { changeOf, holdAll, isLeaving, keysToward, PADS } from '../shared/steering';
import '../shared/style.css';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const button = element<HTMLButtonElement>('#press');
const report = element('#report');
const stage = new Konva.Stage({ container });
const layer = new Konva.Layer({ listening: false });
stage.add(layer);

const pictures = createPictures();
const isCalm = !wantsMotion();
let game: Game = newGame();
let stopClock: (() => void) | undefined;

const first = sceneOf(game, stage.size(), pictures, isCalm);
const nodes = {
  view: new Konva.Group(),
  far: new Konva.Image(first.far),
  garden: new Konva.Group(),
  near: new Konva.Image(first.near),
  apples: first.apples.map((config) => new Konva.Shape(config)),
  wasps: first.wasps.map((config) => new Konva.Shape(config)),
  hero: new Konva.Image(first.hero),
  badge: new Konva.Shape(),
  count: new Konva.Text(),
  clock: new Konva.Text(),
  label: new Konva.Group(),
  title: new Konva.Text(),
  words: new Konva.Text(),
};
nodes.garden.add(nodes.near, ...nodes.apples, ...nodes.wasps, nodes.hero);
nodes.label.add(nodes.title, nodes.words);
nodes.view.add(nodes.far, nodes.garden, nodes.badge, nodes.count, nodes.clock, nodes.label);
layer.add(nodes.view);

function draw() {
  const { apples, wasps, ...scene } = sceneOf(game, stage.size(), pictures, isCalm);
  nodes.view.setAttrs(scene.view);
  nodes.far.setAttrs(scene.far);
  nodes.garden.setAttrs(scene.garden);
  nodes.hero.setAttrs(scene.hero);
  apples.forEach((config, i) => nodes.apples[i]?.setAttrs(config));
  wasps.forEach((config, i) => nodes.wasps[i]?.setAttrs(config));
  nodes.badge.setAttrs(scene.badge);
  nodes.count.setAttrs(scene.count);
  nodes.clock.setAttrs(scene.clock);
  nodes.label.setAttrs(scene.label);
  nodes.title.setAttrs(scene.title);
  nodes.words.setAttrs(scene.words);
}

function apply(next: Game) {
  game = next;
  draw();
  button.textContent = buttonOf(game);
  // If the text were set in every frame, a screen reader would repeat it.
  if (report.textContent !== reportOf(game)) report.textContent = reportOf(game);

  // Time passes only while the game runs.
  if (game.status === 'running') {
    stopClock ??= startClock((milliseconds) => apply(advance(game, milliseconds)));
  } else {
    stopClock?.();
    stopClock = undefined;
  }
}

function handleKey(event: KeyboardEvent) {
  // Space on a button presses the button.
  if (event.target instanceof HTMLButtonElement && event.code === 'Space') return;
  const change = changeOf(event);
  if (!change) return;
  event.preventDefault();
  apply(change(game));
}
element('#game').addEventListener('keydown', handleKey);
element('#game').addEventListener('keyup', handleKey);
element('#game').addEventListener('focusout', (event) => {
  if (isLeaving(event, event.currentTarget)) apply(letGo(game));
});

/** A finger or the mouse on the canvas holds the keys of its direction. */
let isSteering = false;
function steer() {
  const finger = stage.getPointerPosition();
  if (!finger) return;
  const { x, y, width, height } = nodes.hero.getClientRect();
  apply(holdAll(game, keysToward({ x: x + width / 2, y: y + height / 2 }, finger)));
}
stage.on('pointerdown', ({ evt, pointerId }) => {
  if (!evt.isPrimary || evt.button !== 0) return;
  stage.setPointerCapture(pointerId);
  isSteering = true;
  // Focus the canvas, so that the keys work after a click.
  container.focus({ preventScroll: true });
  steer();
});
stage.on('pointermove', ({ evt }) => {
  if (isSteering && evt.isPrimary) steer();
});
stage.on('pointerup pointercancel', ({ evt }) => {
  if (!isSteering || !evt.isPrimary) return;
  isSteering = false;
  apply(letGo(game));
});

for (const { key, label, sign } of PADS) {
  const pad = document.createElement('button');
  pad.type = 'button';
  pad.textContent = sign;
  pad.setAttribute('aria-label', label);
  pad.addEventListener('pointerdown', ({ pointerId }) => {
    pad.setPointerCapture(pointerId);
    apply(hold(game, key, true));
  });
  const release = () => apply(hold(game, key, false));
  pad.addEventListener('lostpointercapture', release);
  // A screen reader or Enter clicks without a pointer.
  pad.addEventListener('click', ({ detail }) => {
    if (detail === 0) apply(tap(game, key));
  });
  // The canvas keeps the focus, so it still receives keys.
  pad.addEventListener('mousedown', (event) => event.preventDefault());
  pad.addEventListener('contextmenu', (event) => event.preventDefault());
  element('#pads').append(pad);
}

button.addEventListener('click', () => {
  apply(press(game));
  container.focus({ preventScroll: true });
});
const stopWatching = onPageHidden(() => apply(pause(game)));
stage.on('destroy', () => {
  stopClock?.();
  stopWatching();
});

new ResizeObserver(() => {
  stage.size({ width: container.clientWidth, height: container.clientHeight });
  draw();
}).observe(container);

apply(game);

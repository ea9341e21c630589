import Konva from 'konva';
import { onPageHidden, startClock } from '../../../common/konva/clock';
import { advance, buttonOf, newGame, pause, press, reportOf, turn } from '../shared/game';
import { drawCloth, label } from '../shared/look';
import { boardOf, sceneOf } from '../shared/scene';
import { changeOf, swipeOf } from '../shared/steering';
import '../shared/style.css';
import { wantsMotion } from '../../../common/konva/wants-motion';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const button = element<HTMLButtonElement>('#press');
const report = element('#report');
const stage = new Konva.Stage({ container });

// The cloth is drawn once for each size, the scarf in every frame.
const cloth = new Konva.Shape<Konva.ShapeConfig>({ sceneFunc: drawCloth });
const ground = new Konva.Layer({ listening: false });
ground.add(cloth);

const nodes = {
  yarn: new Konva.Shape(),
  scarf: new Konva.Shape(),
  head: new Konva.Shape(),
  label: new Konva.Group(),
  title: new Konva.Text(),
  words: new Konva.Text(),
};
nodes.label.add(new Konva.Rect(label.cloth), new Konva.Rect(label.seam), nodes.title, nodes.words);
const board = new Konva.Group();
board.add(nodes.yarn, nodes.scarf, nodes.head, nodes.label);
const layer = new Konva.Layer({ listening: false });
layer.add(board);
stage.add(ground, layer);

const glides = wantsMotion();
let game = newGame(Math.random());
let stopClock: (() => void) | undefined;

function apply(next: typeof game) {
  game = next;
  const scene = sceneOf(game, glides);
  nodes.yarn.setAttrs(scene.yarn);
  nodes.scarf.setAttrs(scene.scarf);
  nodes.head.setAttrs(scene.head);
  nodes.label.setAttrs(scene.label);
  nodes.title.setAttrs(scene.title);
  nodes.words.setAttrs(scene.words);
  button.textContent = buttonOf(game);
  // Set in every frame, the same words would be spoken again and again.
  if (report.textContent !== reportOf(game)) report.textContent = reportOf(game);

  // Time passes only while the game runs.
  if (game.status === 'running') {
    stopClock ??= startClock((milliseconds) => apply(advance(game, milliseconds)));
  } else {
    stopClock?.();
    stopClock = undefined;
  }
}

container.addEventListener('keydown', (event) => {
  const change = changeOf(event);
  if (!change) return;
  event.preventDefault();
  apply(change(game));
});

// Where the swipe began, or where it turned the scarf last.
let from: Konva.Vector2d | null = null;
let hasTurned = false;

stage.on('pointerdown', ({ evt, pointerId }) => {
  if (!evt.isPrimary || evt.button !== 0) return;
  stage.setPointerCapture(pointerId);
  from = stage.getPointerPosition();
  hasTurned = false;
  // The keys go on to work after a click.
  container.focus({ preventScroll: true });
});

stage.on('pointermove', ({ evt }) => {
  const to = stage.getPointerPosition();
  const direction = from && to && evt.isPrimary && swipeOf(from, to);
  if (!direction) return;
  from = to;
  hasTurned = true;
  apply(turn(game, direction));
});

stage.on('pointerup pointercancel', ({ evt, type }) => {
  if (!evt.isPrimary) return;
  if (from && !hasTurned && type === 'pointerup') apply(press(game));
  from = null;
});

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
  const place = boardOf(stage.size());
  cloth.setAttrs(place);
  board.setAttrs(place);
}).observe(container);

apply(game);

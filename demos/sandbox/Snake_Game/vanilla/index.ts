import Konva from 'konva';
import * as model from '../shared/game';
import { CLOTH, fit, sceneOf, STYLE } from '../shared/look';
import clothUrl from './knitted-cloth.webp';
import woolUrl from './snake-wool.webp';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const button = element<HTMLButtonElement>('button');
const report = element('[role="status"]');
Object.assign(container.style, STYLE);

const [cloth, wool] = [new Image(), new Image()];
cloth.src = clothUrl;
wool.src = woolUrl;
const stage = new Konva.Stage({ container });
const ground = new Konva.Layer({ listening: false });
const layer = new Konva.Layer({ listening: false });
stage.add(ground, layer);
ground.add(new Konva.Image({ ...CLOTH, image: cloth }));
const yarn = new Konva.Image({ image: wool });
const scarf = new Konva.Shape();
const head = new Konva.Image({ image: wool });
layer.add(yarn, scarf, head);

const glides = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
let game = model.newGame(Math.random());

/** Time passes only while the game runs. */
const clock = new Konva.Animation(({ timeDiff }) => show(model.advance(game, timeDiff)));

function show(next: model.Game) {
  game = next;
  const scene = sceneOf(game, glides);
  yarn.setAttrs({ ...scene.yarn, image: wool });
  scarf.setAttrs(scene.scarf);
  head.setAttrs({ ...scene.head, image: wool });
  button.textContent = model.buttonOf(game);
  // If set in every frame, the same words would be announced again and again.
  if (report.textContent !== model.reportOf(game)) report.textContent = model.reportOf(game);
  if (game.status !== 'running') clock.stop();
  else if (!clock.isRunning()) clock.start();
}

container.addEventListener('keydown', (event) => {
  const change = model.changeOf(event);
  if (!change) return;
  event.preventDefault();
  show(change(game));
});

/** Where the swipe began, or where it turned the scarf last. */
let from: Konva.Vector2d | null = null;
let hasTurned = false;

stage.on('pointerdown', ({ evt, pointerId }) => {
  if (!evt.isPrimary || evt.button !== 0) return;
  stage.setPointerCapture(pointerId);
  from = stage.getPointerPosition();
  hasTurned = false;
});
stage.on('pointermove', ({ evt }) => {
  const to = stage.getPointerPosition();
  const direction = from && to && evt.isPrimary && model.swipeOf(from, to);
  if (!direction) return;
  from = to;
  hasTurned = true;
  show(model.turn(game, direction));
});
stage.on('pointerup pointercancel', ({ evt, type }) => {
  if (!evt.isPrimary) return;
  if (from && !hasTurned && type === 'pointerup') show(model.press(game));
  from = null;
});

button.addEventListener('click', () => {
  show(model.press(game));
  // The keys work at once.
  container.focus({ preventScroll: true });
});
const pause = () => document.hidden && show(model.pause(game));
document.addEventListener('visibilitychange', pause);
stage.on('destroy', () => {
  clock.stop();
  document.removeEventListener('visibilitychange', pause);
});

const resize = () => stage.setAttrs(fit(container.clientWidth));
resize();
new ResizeObserver(resize).observe(container);
show(game);

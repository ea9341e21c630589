import Konva from 'konva';
import { wantsMotion } from '../../../common/konva/wants-motion';
import { loadCat, openFile, playFilm, type Developed, type Film } from '../shared/film';
import {
  fit,
  frameOf,
  HELP,
  LABEL,
  pictureConfig,
  placeIn,
  playerKey,
  roomConfig,
  stripFrames,
  thumbConfig,
  trimConfig,
} from '../shared/look';
import {
  hang,
  isReady,
  load,
  newPlayer,
  refuse,
  setSpeed,
  show,
  SPEEDS,
  stopAt,
  toggle,
  type Player,
} from '../shared/player';
import '../shared/style.css';
import roomUrl from './gif-room.webp';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
container.ariaLabel = LABEL;
element('#keys').textContent = HELP;

let player = newPlayer(wantsMotion());
let film: Film | undefined;

const wall = new Image();
wall.src = roomUrl;
const stage = new Konva.Stage({ container });
const room = new Konva.Layer({ listening: false });
const layer = new Konva.Layer();
stage.add(room, layer);
room.add(new Konva.Image({ ...roomConfig, image: wall }));
const picture = new Konva.Image(pictureConfig(player, film));
const trim = new Konva.Shape(trimConfig(player, film));
const strip = new Konva.Group();
layer.add(picture, trim, strip);

picture.on('dragmove', () => apply(hang(player, placeIn(picture, player))));
// Also fires for a tap, and for every mouse button.
strip.on('pointerclick', ({ evt, target }) => {
  if (evt.button === 0) apply(stopAt(player, frameOf(target)));
});

/** The opened file replaces the film, or a message says why it cannot. */
function open(developed: Developed) {
  if ('problem' in developed) return apply(refuse(player, developed.problem));
  film = developed.film;
  strip.destroyChildren();
  stripFrames(film).forEach((frame, at) =>
    strip.add(new Konva.Image(thumbConfig(film, frame, at, 0))),
  );
  apply(load(player, film.name, film.delays));
}

let stopClock: (() => void) | undefined;

/** The clock runs while the film plays, and starts again for another film or speed. */
function runClock() {
  stopClock?.();
  stopClock = undefined;
  if (!film || !player.isPlaying) return;
  stopClock = playFilm(film, player.speed, player.frame, (frame) => {
    if (container.contains(stage.content)) apply(show(player, frame));
    else stopClock?.();
  });
}

/** The next state, on the canvas and in the controls. */
function apply(next: Player) {
  const before = player;
  player = next;
  picture.setAttrs(pictureConfig(player, film));
  trim.setAttrs(trimConfig(player, film));
  stripFrames(film).forEach((frame, at) =>
    strip.children[at]?.setAttrs(thumbConfig(film, frame, at, player.frame)),
  );
  const isOther = next.delays !== before.delays || next.speed !== before.speed;
  if (isOther || next.isPlaying !== before.isPlaying) runClock();
  element('#toggle').textContent = player.isPlaying ? 'Pause' : 'Play';
  for (const id of ['#toggle', '#before', '#after']) {
    element<HTMLButtonElement>(id).disabled = !isReady(player);
  }
  // Only a change is read out.
  const status = element('[role="status"]');
  if (status.textContent !== player.says) status.textContent = player.says;
}

const onClick = (selector: string, change: (player: Player) => Player) =>
  element(selector).addEventListener('click', () => apply(change(player)));
onClick('#toggle', toggle);
onClick('#before', (now) => stopAt(now, now.frame - 1));
onClick('#after', (now) => stopAt(now, now.frame + 1));

const speed = element<HTMLSelectElement>('#speed');
speed.append(...SPEEDS.map((times) => new Option(`${times}×`, String(times))));
speed.value = '1';
speed.addEventListener('change', () => apply(setSpeed(player, Number(speed.value))));

const input = element<HTMLInputElement>('#file');
input.addEventListener('change', () => {
  const [file] = input.files ?? [];
  if (file) void openFile(file).then(open);
  // Empty the field, so that the same file can be chosen again.
  input.value = '';
});

container.addEventListener('keydown', (event) => {
  const change = playerKey(event);
  if (!change) return;
  event.preventDefault();
  apply(change(player));
});

const resize = () => stage.setAttrs(fit(container.clientWidth));
resize();
new ResizeObserver(resize).observe(container);
apply(player);
loadCat(open);

import Konva from 'konva';
import { claimWheel } from '../../../common/konva/claim-wheel';
import { startClock } from '../../../common/konva/clock';
import { wantsMotion } from '../../../common/konva/wants-motion';
import { growth, wheelFactor } from '../../../common/konva/zoom';
import {
  cameraForKey,
  carry,
  flyTo,
  letGo,
  moveOn,
  still,
  type Camera,
  type Journey,
} from '../shared/camera';
import {
  cameraWithPopup,
  describeView,
  nameConfigs,
  nearestPlace,
  pinConfigs,
  placeAt,
  popupConfig,
  scaleBarConfig,
} from '../shared/look';
import { createMapHand } from '../shared/map-hand';
import { ALL_PLACES, describe, findPlace, type Place } from '../shared/places';
import { cameraOn, HINT, LABEL, START } from '../shared/start';
import { createTileNodes, figuresOf, type TileWork } from '../shared/tile-nodes';
import '../../../common/konva/figures.css';
import '../shared/style.css';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const typed = element<HTMLInputElement>('#typed');
const borders = element<HTMLInputElement>('#borders');
container.setAttribute('aria-label', LABEL);
const stage = new Konva.Stage({ container });
// The model finds the pin at a point, so no layer needs a hit graph.
const ground = new Konva.Layer({ listening: false });
const signs = new Konva.Layer({ listening: false });
stage.add(ground, signs);

const tilesGroup = new Konva.Group({ name: 'tiles' });
ground.add(tilesGroup);
const names = new Konva.Group();
const pins = new Konva.Group();
const popup = new Konva.Group({ name: 'popup', visible: false });
const card = new Konva.Path();
const [title, fact, about] = [new Konva.Text(), new Konva.Text(), new Konva.Text()];
popup.add(card, title, fact, about);
const [halo, bar, distance] = [new Konva.Line(), new Konva.Line(), new Konva.Text()];
signs.add(names, pins, popup, halo, bar, distance);

const hasMotion = wantsMotion();
let journey: Journey = still(START);
let chosen: Place | null = null;
let work: TileWork | undefined;
let stopClock: (() => void) | undefined;

const tiles = createTileNodes(tilesGroup, (next) => {
  work = next;
  showFigures();
});

function say(words: string) {
  element('#status').textContent = words;
}

function showFigures() {
  const rows = figuresOf(journey.camera.zoom, work).map(([name, value]) => {
    const row = document.createElement('div');
    const [term, text] = [document.createElement('dt'), document.createElement('dd')];
    term.textContent = name;
    text.textContent = value;
    row.append(term, text);
    return row;
  });
  element('#figures').replaceChildren(...rows);
}

/** Everything that follows the camera. */
function update() {
  const { camera } = journey;
  const size = stage.size();
  tiles.show(camera, size, borders.checked);
  names.destroyChildren();
  names.add(...nameConfigs(camera, size).map((config) => new Konva.Text(config)));
  pins.destroyChildren();
  for (const { group, drop, symbol } of pinConfigs(camera, size, chosen)) {
    const pin = new Konva.Group(group);
    pin.add(new Konva.Path(drop), new Konva.Path(symbol));
    pins.add(pin);
  }
  popup.visible(chosen !== null);
  if (chosen) {
    const configs = popupConfig(camera, size, chosen);
    popup.setAttrs(configs.group);
    card.setAttrs(configs.card);
    title.setAttrs(configs.title);
    fact.setAttrs(configs.fact);
    about.setAttrs(configs.about);
  }
  const scale = scaleBarConfig(camera.zoom, size);
  halo.setAttrs(scale.halo);
  bar.setAttrs(scale.bar);
  distance.setAttrs(scale.words);
  showFigures();
  // Time passes only while something moves or a tile is missing.
  if (journey.motion || (work?.missing ?? 0) > 0) {
    stopClock ??= startClock((milliseconds) => {
      tiles.load();
      travel(moveOn(journey, milliseconds));
    });
  } else {
    stopClock?.();
    stopClock = undefined;
  }
}

function travel(next: Journey) {
  journey = next;
  update();
}

const look = (camera: Camera) => travel(still(camera));
const fly = (camera: Camera) => travel(flyTo(journey, camera, hasMotion));

function choose(place: Place | null) {
  chosen = place;
  say(place ? describe(place) : HINT);
  if (place) fly(cameraWithPopup(journey.camera, stage.size(), place));
  else update();
}

function find() {
  const found = findPlace(typed.value);
  if ('wrong' in found) {
    say(found.wrong);
    return;
  }
  chosen = found.place;
  say(describe(found.place));
  fly(cameraOn(journey.camera, found.place));
}

function press(key: string) {
  const next = cameraForKey(key, journey.camera, stage.size());
  if (next) {
    fly(next);
    say(describeView(next, stage.size()));
  }
  return next !== null;
}

const hand = createMapHand();
stage.on('pointerdown', (event) => {
  hand.press(event);
  look(journey.camera);
});
stage.on('pointermove', (event) => {
  const move = hand.move(event);
  if (!move) return;
  const { from, to } = move;
  look(carry(journey.camera, stage.size(), from.middle, to.middle, growth(from, to)));
});
stage.on('pointerup pointercancel', (event) => {
  const release = hand.release(event);
  if (release?.kind === 'throw') travel(letGo(journey, release.speed, hasMotion));
  if (release?.kind === 'tap') choose(placeAt(journey.camera, stage.size(), release.point));
});
stage.on('wheel', ({ evt }) => {
  const point = stage.getPointerPosition();
  if (!point || !claimWheel(evt)) return;
  look(carry(journey.camera, stage.size(), point, point, wheelFactor(evt)));
});
container.addEventListener('keydown', (event) => {
  const { key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (key === 'Enter') choose(nearestPlace(journey.camera, stage.size()));
  else if (key === 'Escape') choose(null);
  else if (!press(key)) return;
  event.preventDefault();
});

element('#places').append(
  ...ALL_PLACES.map(({ name }) => Object.assign(document.createElement('option'), { value: name })),
);
element('#find').addEventListener('click', find);
typed.addEventListener('keydown', ({ key }) => {
  if (key === 'Enter') find();
});
element('#in').addEventListener('click', () => press('+'));
element('#out').addEventListener('click', () => press('-'));
element('#whole').addEventListener('click', () => press('Home'));
borders.addEventListener('change', update);
stage.on('destroy', () => stopClock?.());

// Write the text below the map first, because it takes height from the map.
say(HINT);
showFigures();
function resize() {
  stage.size({ width: container.clientWidth, height: container.clientHeight });
  update();
}
resize();
new ResizeObserver(resize).observe(container);

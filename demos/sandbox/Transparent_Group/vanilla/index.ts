import Konva from 'konva';
import { tipCommand } from '../../../common/konva/key-tip';
import {
  cacheKoi,
  koiConfig,
  koiParts,
  LABEL,
  groundConfig,
  liliesConfig,
  placePond,
  ringConfig,
  wordConfig,
} from '../shared/look';
import { atHome, describe, nextWay, REACH, swim, type Koi, type Way } from '../shared/pond';
import '../shared/style.css';
import pebblesUrl from './pond-ground.webp';
import padsUrl from './pond-lilies.webp';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const slider = element<HTMLInputElement>('#opacity');
container.ariaLabel = LABEL;

const pebbles = new Image();
pebbles.src = pebblesUrl;
const pads = new Image();
pads.src = padsUrl;
const stage = new Konva.Stage({ container });
const ground = new Konva.Layer({ listening: false });
const water = new Konva.Layer();
const lilies = new Konva.Layer({ listening: false });
stage.add(ground, water, lilies);
ground.add(new Konva.Image({ ...groundConfig, image: pebbles }));
lilies.add(new Konva.Image({ ...liliesConfig, image: pads }));

let pond = atHome();
let opacity = slider.valueAsNumber;
let chosen: Way = 'plain';

const ring = new Konva.Circle();
water.add(ring);
const fish = pond.map(({ way }) => {
  const group = new Konva.Group();
  const word = new Konva.Text();
  for (const part of koiParts) group.add(new Konva.Path(part));
  water.add(word, group);
  group.on('dragmove', () => {
    const later = swim(pond, way, group.position());
    const koi = later.find((one) => one.way === way);
    // The node first: it must not leave the pond until the next event.
    if (koi) group.position({ x: koi.x, y: koi.y });
    show(later);
  });
  return { way, group, word };
});

/** Draws the pond. */
function show(next: Koi[]) {
  pond = next;
  for (const { way, group, word } of fish) {
    const koi = pond.find((one) => one.way === way);
    if (!koi) continue;
    group.setAttrs(koiConfig(koi, opacity));
    word.setAttrs(wordConfig(koi));
  }
  const mover = pond.find(({ way }) => way === chosen);
  ring.setAttrs(ringConfig(mover, container.matches(':focus-visible')));
  // Only a change is read out.
  const says = element('#says');
  if (says.textContent !== describe(opacity)) says.textContent = describe(opacity);
}

slider.addEventListener('input', () => {
  opacity = slider.valueAsNumber;
  show(pond);
});
element('#home').addEventListener('click', () => show(atHome()));
container.addEventListener('focus', () => show(pond));
container.addEventListener('blur', () => show(pond));
container.addEventListener('keydown', (event) => {
  const tip = pond.find(({ way }) => way === chosen);
  const command = tip && tipCommand(event, { tip, isDown: false, reach: REACH });
  if (!command) return;
  event.preventDefault();
  if (command.do === 'press') chosen = nextWay(pond, chosen);
  show(command.do === 'move' ? swim(pond, chosen, command.to) : pond);
});

function fit() {
  stage.size({ width: container.clientWidth, height: container.clientHeight });
  const place = placePond(stage.size());
  for (const layer of [ground, water, lilies]) layer.setAttrs(place);
  // A cached picture keeps its pixels: take it again for the new size.
  for (const { way, group } of fish) if (way === 'cached') cacheKoi(group, place.scaleX);
}
show(pond);
fit();
new ResizeObserver(fit).observe(container);

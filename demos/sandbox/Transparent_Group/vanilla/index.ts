import Konva from 'konva';
import { cacheKoi, GROUND, koiConfig, koiParts, NEXT, placePond } from '../shared/pond';
import { START, STEPS, swim, wordConfig, type Way } from '../shared/pond';
import groundUrl from './pond-ground.webp';
import { element } from '../../../common/vanilla/elements';

const stage = new Konva.Stage({ container: 'container' });
const ground = new Konva.Layer({ listening: false });
const water = new Konva.Layer();
stage.add(ground, water);
const image = new Image();
image.src = groundUrl;
ground.add(new Konva.Image({ ...GROUND, image }));

let pond = START;
let chosen: Way = 'plain';
const slider = element<HTMLInputElement>('#opacity');

const words = pond.map(() => new Konva.Text());
const groups = pond.map(({ way }) => {
  const group = new Konva.Group();
  group.add(...koiParts.map((part) => new Konva.Path(part)));
  group.on('dragmove', () => move(way, group.position()));
  return group;
});
water.add(...words, ...groups);

function show() {
  pond.forEach((koi, i) => {
    groups[i]?.setAttrs(koiConfig(koi, slider.valueAsNumber));
    words[i]?.setAttrs(wordConfig(koi, koi.way === chosen));
  });
}

function move(way: Way, to: Konva.Vector2d) {
  pond = swim(pond, way, to);
  show();
}

slider.addEventListener('input', show);
element('#home').addEventListener('click', () => {
  pond = START;
  show();
});
stage.container().addEventListener('keydown', (event) => {
  const step = STEPS[event.key];
  const mover = pond.find(({ way }) => way === chosen);
  if (event.key === ' ') chosen = NEXT[chosen];
  else if (step && mover) move(chosen, { x: mover.x + step.x, y: mover.y + step.y });
  else return;
  event.preventDefault();
  show();
});

function fit() {
  const place = placePond(stage.container().clientWidth);
  stage.setAttrs(place);
  // A cached image keeps its pixels: cache it again for the new size.
  cacheKoi(water.findOne<Konva.Group>('.cached'), place.scaleX);
}
show();
fit();
new ResizeObserver(fit).observe(stage.container());

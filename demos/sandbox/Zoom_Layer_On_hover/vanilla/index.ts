import Konva from 'konva';
import {
  describe,
  findMoth,
  keepLook,
  keepScale,
  lookForKey,
  mothAt,
  MOTHS,
  START_SCALE,
  type Look,
} from '../shared/closeup';
import { createFingers, isFinger, lookAfter, scaleAfter } from '../shared/fingers';
import { createCloseup, LABEL, placeStage, plateConfig } from '../shared/look';
import '../shared/style.css';
import plateUrl from './moth-plate.webp';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const moths = element<HTMLSelectElement>('#moths');
const slider = element<HTMLInputElement>('#scale');
container.ariaLabel = LABEL;

let look: Look = null;
let scale = START_SCALE;

const plate = new Image();
plate.src = plateUrl;
const stage = new Konva.Stage({ container });
// Which moth is meant follows from the point, so no shape has to listen.
const layer = new Konva.Layer({ name: 'magnified', listening: false });
stage.add(layer);
layer.add(new Konva.Image({ ...plateConfig, image: plate }));
const closeup = createCloseup(layer);
const fingers = createFingers();

/** Draws everything from the state. */
function show() {
  closeup.show(look, scale);
  // Only the magnified plate takes a finger that moves; else it scrolls the page.
  container.style.touchAction = look ? 'none' : 'pan-y';
  moths.value = mothAt(look)?.id ?? '';
  slider.value = String(scale);
  slider.ariaValueText = `${scale} times`;
  element('#status').textContent = describe(look);
}

function lookAt(next: Look) {
  look = next;
  show();
}

/** The stage's own coordinates do not change with the layer. Those of the layer would. */
function pointed(): Look {
  const point = stage.getRelativePointerPosition();
  return point && keepLook(point);
}

stage.on('pointermove', (event) => {
  if (!isFinger(event)) return lookAt(pointed());
  const move = fingers.move(event);
  if (!move || !look) return;
  scale = scaleAfter(scale, move);
  lookAt(lookAfter(look, move, scale, stage.scaleX()));
});
stage.on('pointerleave', (event) => {
  // A lifted finger leaves, too. The plate stays magnified until the next tap.
  if (!isFinger(event)) lookAt(null);
});
stage.on('pointerdown', (event) => {
  if (isFinger(event)) fingers.press(event);
});
stage.on('pointerup pointercancel', (event) => fingers.release(event));
stage.on('pointerclick', (event) => {
  if (isFinger(event) && fingers.hasTapped()) lookAt(look ? null : pointed());
});

container.addEventListener('keydown', (event) => {
  const next = lookForKey(event, look);
  if (next === undefined) return;
  event.preventDefault();
  lookAt(next);
});
moths.append(new Option('The whole plate', ''));
for (const { id, name } of MOTHS) moths.append(new Option(name, id));
moths.addEventListener('change', () => lookAt(findMoth(moths.value)));
slider.addEventListener('input', () => {
  scale = keepScale(slider.valueAsNumber);
  show();
});

const fit = () =>
  stage.setAttrs(placeStage({ width: container.clientWidth, height: container.clientHeight }));
new ResizeObserver(fit).observe(container);
fit();
show();

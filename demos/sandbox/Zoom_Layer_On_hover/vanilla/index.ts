import Konva from 'konva';
import * as closeup from '../shared/closeup';
import * as view from '../shared/look';
import '../shared/style.css';
import plateUrl from './moth-plate.webp';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const moths = element<HTMLSelectElement>('#moths');
const slider = element<HTMLInputElement>('#scale');
container.ariaLabel = view.LABEL;

let seen = closeup.START;

const plate = new Image();
plate.src = plateUrl;
const stage = new Konva.Stage({ container });
// The point determines the moth, so no shape has to listen.
const layer = new Konva.Layer({ name: 'magnified', listening: false });
stage.add(layer);
layer.add(new Konva.Image({ ...view.plateConfig, image: plate }));
const lens = view.createCloseup(layer);
const follow = view.createFingers();

/** Draws everything from the state. */
function show(next: closeup.View) {
  seen = next;
  lens.show(seen);
  // A moving finger drags the magnified plate; otherwise it scrolls the page.
  container.style.touchAction = seen.look ? 'none' : 'pan-y';
  moths.value = closeup.mothAt(seen.look)?.name ?? '';
  slider.value = String(seen.scale);
  slider.ariaValueText = `${seen.scale} times`;
  element('#status').textContent = closeup.describe(seen.look);
}
const lookAt = (look: closeup.Point | null) => show({ ...seen, look });

stage.on('pointermove', (event) => {
  const look = view.pointed(event);
  if (look) lookAt(look);
});
stage.on('pointerleave', ({ evt }) => {
  // A lifted finger also fires this event. The plate stays magnified until the next tap.
  if (evt.pointerType !== 'touch') lookAt(null);
});
stage.on('touchstart touchmove touchend', (event) => {
  const change = follow(event);
  if (change) show(change(seen));
});
container.addEventListener('keydown', (event) => {
  const look = closeup.lookForKey(event, seen.look);
  if (look === undefined) return;
  event.preventDefault();
  lookAt(look);
});
moths.append(new Option('The whole plate', ''));
for (const { name } of closeup.MOTHS) moths.append(new Option(name));
moths.addEventListener('change', () => lookAt(closeup.findMoth(moths.value)));
slider.addEventListener('input', () =>
  show({ ...seen, scale: closeup.keepScale(slider.valueAsNumber) }),
);

const fit = () =>
  stage.setAttrs(view.placeStage({ width: container.clientWidth, height: container.clientHeight }));
new ResizeObserver(fit).observe(container);
fit();
show(seen);

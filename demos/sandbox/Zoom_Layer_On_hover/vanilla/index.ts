import Konva from 'konva';
import * as model from '../shared/plate';
import plateUrl from './moth-plate.webp';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const moths = element<HTMLSelectElement>('#moths');
const slider = element<HTMLInputElement>('#scale');
container.ariaLabel = model.LABEL;

let look: model.Look = null;

const plate = new Image();
plate.src = plateUrl;
const stage = new Konva.Stage({ container });
// Which moth is meant follows from the point, so no shape has to listen.
const layer = new Konva.Layer({ name: 'magnified', listening: false });
stage.add(layer);
layer.add(new Konva.Image({ ...model.PLATE, image: plate }));

function lookAt(next: model.Look) {
  look = next;
  layer.setAttrs(model.layerPlace(look, slider.valueAsNumber));
  container.style.touchAction = look ? 'none' : 'pan-y';
  moths.value = model.mothAt(look);
}

// The stage's own coordinates do not change with the layer. Those of the layer would.
stage.on('pointermove', ({ evt }) => {
  // A finger scrolls the page until a tap has magnified the plate.
  if (look || evt.pointerType === 'mouse') lookAt(stage.getRelativePointerPosition());
});
stage.on('mouseleave', () => lookAt(null));
let pressed: PointerEvent | null = null;
stage.on('pointerdown', ({ evt }) => (pressed = evt));
stage.on('pointerclick', ({ evt }) => {
  if (model.isTap(evt, pressed)) lookAt(look ? null : stage.getRelativePointerPosition());
});

container.addEventListener('keydown', (event) => {
  const next = model.lookForKey(event.key, look);
  if (next === undefined) return;
  event.preventDefault();
  lookAt(next);
});
moths.append(...model.MOTHS.map(({ name }) => new Option(name)));
moths.addEventListener('change', () =>
  lookAt(model.MOTHS.find(({ name }) => name === moths.value) ?? null),
);
slider.addEventListener('input', () => lookAt(look));

const resize = () => stage.setAttrs(model.fit(container.clientWidth));
new ResizeObserver(resize).observe(container);
resize();
lookAt(null);

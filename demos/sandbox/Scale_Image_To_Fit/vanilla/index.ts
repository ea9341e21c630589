import Konva from 'konva';
import * as model from '../shared/cover';
import * as view from '../shared/look';
import hallUrl from './aquarium-hall.webp';
import reefUrl from './reef.webp';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const positions = element<HTMLSelectElement>('#position');
container.ariaLabel = view.LABEL;
positions.append(...Object.keys(model.POSITIONS).map((name) => new Option(name)));

const [hall, image] = [new Image(), new Image()];
hall.src = hallUrl;
image.src = reefUrl;
const stage = new Konva.Stage({ container });
const ground = new Konva.Layer({ listening: false });
const back = new Konva.Layer({ listening: false });
const layer = new Konva.Layer();
stage.add(ground, back, layer);
ground.add(new Konva.Image({ ...model.HALL, image: hall }));
const frame = new Konva.Rect();
const whole = new Konva.Image({ image });
const kept = new Konva.Image({ image });
const edge = new Konva.Rect();
back.add(frame, whole, kept, edge);
const picture = new Konva.Image({ image });
const transformer = new Konva.Transformer({
  ...view.transformerConfig,
  nodes: [picture],
  boundBoxFunc: (before, next) => view.limitTo(stage.scaleX())(before, next),
});
layer.add(picture, transformer);

const actions = model.ACTIONS.map(({ label, act, can }) => {
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', textContent: label });
  button.addEventListener('click', () => change(act(show)));
  return { button, can };
});
element('#says').before(...actions.map(({ button }) => button));

let show = model.START;

function change(next: model.Show) {
  show = next;
  const { window, position } = show;
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  frame.setAttrs(view.frameConfig(window));
  picture.setAttrs({ ...view.pictureConfig(window, size, position), image });
  const sign = view.signParts(window, size, position);
  whole.setAttrs({ ...sign.whole, image });
  kept.setAttrs({ ...sign.kept, image });
  edge.setAttrs(sign.edge);
  positions.value = position;
  for (const { button, can } of actions) button.disabled = !can(show);
  element('#says').textContent = model.describe(show, size);
}

picture.on('transformstart dragstart', () => change(model.startStep(show)));
picture.on('transform', () => {
  const window = view.windowOf(picture);
  view.settle(picture, window);
  change({ ...show, window });
});
picture.on('dragmove', () => {
  const window = model.moveTo(show.window, picture.position());
  view.settle(picture, window);
  change({ ...show, window });
});
positions.addEventListener('change', () => {
  const { value } = positions;
  if (model.isPosition(value)) change({ ...model.startStep(show), position: value });
});
window.addEventListener('keydown', (event) => {
  const act = model.keyChange(event);
  if (!act) return;
  event.preventDefault();
  change(act(show));
});
image.addEventListener('load', () => change(show));

function resize() {
  stage.setAttrs(view.fit(container.clientWidth));
  change(show);
}
resize();
new ResizeObserver(resize).observe(container);

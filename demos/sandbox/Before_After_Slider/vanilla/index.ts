import Konva from 'konva';
import { boundHandle, clipOf, describe, handleConfigs, PICTURE } from '../shared/split';
import { placeScene, splitAt, WALL } from '../shared/split';
import wallUrl from './gold-frame.webp';
import afterUrl from './pears-after.webp';
import beforeUrl from './pears-before.webp';
import { element } from '../../../common/vanilla/elements';

const stage = new Konva.Stage({ container: 'container' });
const wall = new Konva.Layer({ listening: false });
const layer = new Konva.Layer();
stage.add(wall, layer);
wall.add(new Konva.Image({ ...WALL, image: load(wallUrl) }));

function load(url: string) {
  const image = new Image();
  image.src = url;
  return image;
}

const picture = (url: string) =>
  new Konva.Image({ ...PICTURE, image: load(url), preventDefault: false });
const painting = new Konva.Group({ name: 'painting' });
const before = new Konva.Group();
painting.add(picture(afterUrl), before.add(picture(beforeUrl)));

const handle = new Konva.Group({
  dragBoundFunc: (position) => boundHandle(position, placeScene(stage.width())),
});
const line = new Konva.Line();
const knob = new Konva.Circle();
const arrows = new Konva.Path();
layer.add(painting, handle.add(line, knob, arrows));

const slider = element<HTMLInputElement>('#split');
let split = 50;

function show(next: number) {
  split = next;
  const configs = handleConfigs(split, placeScene(stage.width()));
  before.setAttrs(clipOf(split));
  handle.setAttrs(configs.group);
  line.setAttrs(configs.line);
  knob.setAttrs(configs.knob);
  arrows.setAttrs(configs.arrows);
  slider.valueAsNumber = Math.round(split);
  slider.ariaValueText = describe(split);
}

handle.on('dragmove', () => show(splitAt(handle.x())));
painting.on('pointerclick', ({ evt }) => {
  // The event fires for every button.
  if (evt.button === 0) show(splitAt(layer.getRelativePointerPosition()?.x ?? 0));
});
slider.addEventListener('input', () => show(slider.valueAsNumber));

function fit() {
  stage.setAttrs(placeScene(stage.container().clientWidth));
  show(split);
}
fit();
new ResizeObserver(fit).observe(stage.container());

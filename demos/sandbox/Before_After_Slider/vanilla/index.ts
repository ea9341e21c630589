import Konva from 'konva';
import {
  beforeConfig,
  boundHandle,
  handleParts,
  LABEL,
  paintWall,
  pictureConfig,
  placeScene,
  tagConfig,
} from '../shared/look';
import afterUrl from './pears-after.webp';
import beforeUrl from './pears-before.webp';
import { describe, keepSplit, splitAt, START, type Split } from '../shared/split';
import '../shared/style.css';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const slider = element<HTMLInputElement>('#split');
container.ariaLabel = LABEL;

const stage = new Konva.Stage({ container });
const wall = new Konva.Layer({ listening: false });
const layer = new Konva.Layer();
stage.add(wall, layer);
wall.add(new Konva.Shape({ sceneFunc: paintWall }));

const painting = new Konva.Group({ name: 'painting' });
const before = new Konva.Group();
const beforeTag = new Konva.Shape();
const afterTag = new Konva.Shape();
before.add(picture(beforeUrl), beforeTag);
painting.add(picture(afterUrl), afterTag, before);

const handle = new Konva.Group({
  draggable: true,
  dragBoundFunc: (position) => boundHandle(position, placeScene(stage.size())),
});
const line = new Konva.Line();
const knob = new Konva.Circle();
const arrows = new Konva.Path();
handle.add(line, knob, arrows);
layer.add(painting, handle);

let split = START;

function picture(url: string) {
  const node = new Konva.Image({ ...pictureConfig, image: undefined });
  const image = new Image();
  image.addEventListener('load', () => node.image(image));
  image.src = url;
  return node;
}

function show(next: Split) {
  split = next;
  const parts = handleParts(split, placeScene(stage.size()));
  before.setAttrs(beforeConfig(split));
  handle.setAttrs(parts.group);
  line.setAttrs(parts.line);
  knob.setAttrs(parts.knob);
  arrows.setAttrs(parts.arrows);
  slider.value = String(Math.round(split));
  slider.ariaValueText = describe(split);
}

handle.on('dragmove', () => show(splitAt(handle.x())));
handle.on('mouseenter mouseleave', ({ type }) => {
  container.style.cursor = type === 'mouseenter' ? 'ew-resize' : '';
});
painting.on('pointerclick', () => show(splitAt(layer.getRelativePointerPosition()?.x ?? 0)));
slider.addEventListener('input', () => show(keepSplit(slider.valueAsNumber)));

function fit() {
  stage.size({ width: container.clientWidth, height: container.clientHeight });
  const place = placeScene(stage.size());
  wall.setAttrs(place);
  layer.setAttrs(place);
  beforeTag.setAttrs(tagConfig('Before', false, place));
  afterTag.setAttrs(tagConfig('After', true, place));
  show(split);
}
fit();
new ResizeObserver(fit).observe(container);

import Konva from 'konva';
import { wantsMotion } from '../../../common/konva/wants-motion';
import {
  boardParts,
  heronParts,
  LABEL,
  paintWall,
  pinParts,
  placeWall,
  signConfig,
  traceConfig,
  wordParts,
} from '../shared/look';
import { asDrawn, describe, flip, MOUNTS, type Axis } from '../shared/mirror';
import '../shared/style.css';
import { turn } from '../shared/turn';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
container.ariaLabel = LABEL;

const stage = new Konva.Stage({ container });
const layer = new Konva.Layer({ listening: false });
stage.add(layer);
layer.add(new Konva.Shape({ sceneFunc: paintWall }));

for (const mount of MOUNTS) layer.add(new Konva.Rect(traceConfig(mount)));
const signs = MOUNTS.map((mount) => {
  const sign = new Konva.Group(signConfig(mount));
  for (const part of boardParts) sign.add(new Konva.Rect(part));
  for (const part of heronParts) sign.add(new Konva.Path(part));
  for (const part of wordParts) sign.add(new Konva.Text(part));
  layer.add(sign);
  return sign;
});
const pins = MOUNTS.map((mount) => ({ mount, dot: new Konva.Circle(), words: new Konva.Text() }));
layer.add(...pins.map(({ dot }) => dot), ...pins.map(({ words }) => words));

let facing = asDrawn;
let stops: (() => void)[] = [];

function flipAll(axis: Axis) {
  facing = flip(facing, axis);
  for (const stop of stops) stop();
  stops = signs.map((sign) => turn(sign, facing, wantsMotion()));
  element('#says').textContent = describe(facing);
}
element('#sideways').addEventListener('click', () => flipAll('x'));
element('#over').addEventListener('click', () => flipAll('y'));

function fit() {
  stage.size({ width: container.clientWidth, height: container.clientHeight });
  const place = placeWall(stage.size());
  layer.setAttrs(place);
  for (const { mount, dot, words } of pins) {
    const parts = pinParts(mount, place.scaleX);
    dot.setAttrs(parts.dot);
    words.setAttrs(parts.words);
  }
}
fit();
new ResizeObserver(fit).observe(container);
element('#says').textContent = describe(facing);

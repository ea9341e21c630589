import Konva from 'konva';
import { balloonConfig, balloonParts, BALLOONS, describeSize } from '../shared/scene';
import { fitScene, frameStyle, WAYS } from '../shared/scene';
import hillsUrl from './hills.svg';
import { element } from '../../../common/vanilla/elements';

const stage = new Konva.Stage({ container: 'container' });
const land = new Konva.Layer({ listening: false });
const air = new Konva.Layer();
stage.add(land, air);

const image = new Image();
image.src = hillsUrl;
land.add(new Konva.Image({ image }));
for (const balloon of BALLOONS) {
  const group = new Konva.Group(balloonConfig(balloon));
  group.add(...balloonParts(balloon).map((part) => new Konva.Path(part)));
  air.add(group);
}

const frame = stage.container();
const wayField = element<HTMLSelectElement>('#way');
wayField.append(...WAYS.map((way) => new Option(way)));
function fit() {
  const way = WAYS[wayField.selectedIndex];
  Object.assign(frame.style, frameStyle(way ?? 'Fit'));
  const { scaleX, scaleY, width, height, x, y } = fitScene(frame.clientWidth, way);
  // Two calls: a new size draws at once, and `setAttrs` would apply the scale after that drawing.
  stage.scale({ x: scaleX, y: scaleY });
  stage.size({ width, height });
  stage.position({ x, y });
  element('#size').textContent = describeSize(frame.clientWidth, way ?? 'Fit');
}
fit();
new ResizeObserver(fit).observe(frame);
wayField.addEventListener('change', fit);

const slider = element<HTMLInputElement>('#width');
slider.addEventListener('input', () => (frame.style.width = `${slider.value}%`));

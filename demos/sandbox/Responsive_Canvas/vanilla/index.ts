import Konva from 'konva';
import {
  balloonConfig,
  balloonParts,
  describeSize,
  fitScene,
  hills,
  openingBalloons,
  sky,
  sun,
} from '../shared/scene';
import '../shared/style.css';
import { element } from '../../../common/vanilla/elements';

const frame = element<HTMLDivElement>('.frame');
const stage = new Konva.Stage({ container: 'container', ...fitScene(frame.clientWidth) });
const land = new Konva.Layer({ listening: false });
const air = new Konva.Layer();
stage.add(land, air);

land.add(new Konva.Rect(sky), new Konva.Circle(sun), ...hills.map((hill) => new Konva.Line(hill)));
for (const balloon of openingBalloons) {
  const group = new Konva.Group(balloonConfig(balloon));
  const { ellipses, cone, ropes, basket } = balloonParts(balloon);
  group.add(
    new Konva.Line(cone),
    ...ellipses.map((ellipse) => new Konva.Ellipse(ellipse)),
    ...ropes.map((rope) => new Konva.Line(rope)),
    new Konva.Rect(basket),
  );
  air.add(group);
}

air.on('pointerover', () => (stage.container().style.cursor = 'grab'));
air.on('pointerout', () => (stage.container().style.cursor = 'default'));

function fit() {
  const { scaleX, scaleY, width, height } = fitScene(frame.clientWidth);
  // Two calls: a new size draws at once, and `setAttrs` would apply the scale after that drawing.
  stage.scale({ x: scaleX, y: scaleY });
  stage.size({ width, height });
  element('#size').textContent = describeSize(frame.clientWidth);
}
new ResizeObserver(fit).observe(frame);
fit();

const slider = element<HTMLInputElement>('#width');
slider.addEventListener('input', () => (frame.style.width = `${slider.value}%`));

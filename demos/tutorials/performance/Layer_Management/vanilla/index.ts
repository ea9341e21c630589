import Konva from 'konva';
import { populate, turn } from '../../../../common/konva/crowd';
import { showMeter } from '../../../../common/vanilla/meter';
import { hexagons, star } from '../shared/scene';
import '../../../../common/konva/figures.css';

const stage = new Konva.Stage({ container: 'container', height: 240 });
const still = new Konva.Layer({ name: 'still' });
const moving = new Konva.Layer({ name: 'moving' });
stage.add(still, moving);

const background = new Konva.Group();
moving.add(background, ...hexagons.map((hexagon) => new Konva.RegularPolygon(hexagon)));

showMeter(stage, {
  tip: 'Two layers',
  count: 600,
  max: 2000,
  build: (count, isOn) => {
    populate(background, count, (place) => new Konva.Star({ ...star, ...place }));
    background.moveTo(isOn ? still : moving);
    background.moveToBottom();
  },
  step: (timeDiff) => turn(moving.find('.hexagon'), timeDiff),
});

for (const layer of [still, moving]) {
  const figure = document.querySelector(`#${layer.name()}-draws`);
  let draws = 0;
  layer.on('draw', () => {
    draws += 1;
    if (figure) figure.textContent = String(draws);
  });
}

// The scene is centered at x = 0, and the layers keep this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  for (const layer of [still, moving]) layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());

import Konva from 'konva';
import { areaConfig, describe, PICTURE, planetOf, PLANETS, titleConfigs } from '../shared/planets';
import planetsUrl from './planets.webp';
import { element } from '../../../common/vanilla/elements';

const stage = new Konva.Stage({ container: 'container' });
const below = new Konva.Layer({ listening: false });
const layer = new Konva.Layer();
stage.add(below, layer);

const image = new Image();
image.src = planetsUrl;
below.add(new Konva.Image({ ...PICTURE, image }));
const marks = new Konva.Group({ listening: false });
const title = new Konva.Text();
const leader = new Konva.Line();
const areas = new Konva.Group();
const circles = PLANETS.map((planet) => new Konva.Circle(areaConfig(planet, false, false)));
layer.add(marks.add(leader, title), areas.add(...circles));

let hovered = '';
let chosen = '';
const showsAreas = element<HTMLInputElement>('#areas');

function show() {
  const planet = planetOf(hovered || chosen);
  const configs = titleConfigs(planet);
  title.setAttrs(configs.text);
  leader.setAttrs(configs.line);
  PLANETS.forEach((each, i) =>
    circles[i]?.setAttrs(areaConfig(each, each === planet, showsAreas.checked)),
  );
  element('#fact').textContent = describe(planet);
}

function hover(id: string) {
  hovered = id;
  show();
}

function choose(id: string) {
  chosen = id;
  show();
}

// One listener for all areas: events bubble to their group.
areas.on('pointerover', ({ target }) => hover(target.id()));
areas.on('pointerout', () => hover(''));
// A finger cannot hover, so a tap or the main button chooses a planet. The stage has no id, so a tap beside the planets clears the choice.
stage.on('pointerclick', ({ evt, target }) => {
  if (evt.button === 0) choose(target.id());
});
showsAreas.addEventListener('change', show);

for (const { id } of PLANETS) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = id;
  button.addEventListener('focus', () => choose(id));
  button.addEventListener('click', () => choose(id));
  element('#planets').append(button);
}

function fit() {
  const width = stage.container().clientWidth;
  const scale = width / PICTURE.width;
  stage.setAttrs({ width, height: PICTURE.height * scale, scaleX: scale, scaleY: scale });
}
fit();
show();
new ResizeObserver(fit).observe(stage.container());

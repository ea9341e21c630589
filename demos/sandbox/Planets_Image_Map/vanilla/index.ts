import Konva from 'konva';
import planets from '../../../assets/pictures/planets.webp';
import { describe, placeOf, planetOf, PLANETS } from '../shared/planets';
import { areaConfig, pictureConfig, plateConfig, ringConfig, titleConfigs } from '../shared/look';
import '../../../common/konva/mirror.css';
import '../shared/style.css';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const showsAreas = element<HTMLInputElement>('#areas');
const stage = new Konva.Stage({ container });
const layer = new Konva.Layer();
const plate = new Konva.Group();
const picture = new Konva.Image(pictureConfig(undefined));
const areas = new Konva.Group();
const marks = new Konva.Group({ listening: false });
const ring = new Konva.Circle();
const title = new Konva.Text();
const leader = new Konva.Line();
marks.add(leader, ring, title);
plate.add(picture, marks, areas);
layer.add(plate);
stage.add(layer);

let hovered: string | null = null;
let chosen: string | null = null;

const circles = PLANETS.map((planet) => new Konva.Circle(areaConfig(planet, false)));
areas.add(...circles);

// One listener for all areas: events bubble to their group.
areas.on('pointerover', ({ target }) => {
  hovered = target.id();
  show();
});
areas.on('pointerout', () => {
  hovered = null;
  show();
});
// A finger does not hover: a tap chooses, beside the planets it chooses none.
stage.on('pointerclick', ({ target }) => {
  chosen = target.name() === 'area' ? target.id() : null;
  show();
});

const buttons = PLANETS.map((planet) => {
  const button = document.createElement('button');
  button.type = 'button';
  button.ariaLabel = planet.name;
  const choose = () => {
    chosen = planet.id;
    show();
  };
  button.addEventListener('focus', choose);
  button.addEventListener('click', choose);
  element('#map').append(button);
  return { planet, button };
});

function show() {
  const planet = planetOf(hovered ?? chosen);
  const configs = titleConfigs(planet, stage.size());
  title.setAttrs(configs.text);
  leader.setAttrs(configs.line);
  ring.setAttrs(ringConfig(planet));
  PLANETS.forEach((each, i) => circles[i]?.setAttrs(areaConfig(each, showsAreas.checked)));
  container.style.cursor = hovered ? 'pointer' : 'default';
  element('#fact').textContent = describe(planet);
}

showsAreas.addEventListener('change', show);

const image = new Image();
// The areas work before the picture is there, and without it.
image.addEventListener('load', () => picture.image(image));
image.src = planets;

new ResizeObserver(() => {
  stage.size({ width: container.clientWidth, height: container.clientHeight });
  plate.setAttrs(plateConfig(stage.size()));
  for (const { planet, button } of buttons) {
    Object.assign(button.style, placeOf(planet, stage.size()));
  }
  show();
}).observe(container);

show();

import Konva from 'konva';
import {
  backgroundOf,
  dance,
  handleKey,
  HEIGHT,
  LABEL,
  placeScene,
  SHAPES,
  stop,
} from '../shared/dance';
import poster from './tango.webp';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
container.ariaLabel = LABEL;
const stage = new Konva.Stage({ container, height: HEIGHT });
const layer = new Konva.Layer();
layer.add(...SHAPES.map((config) => new Konva.RegularPolygon(config)));
stage.add(layer);
layer.on('dragstart', ({ target }) => stop(target));

let figure = 0;
dance(layer.children, figure);
element('.primary').addEventListener('click', () => {
  figure += 1;
  dance(layer.children, figure);
  element('[role="status"]').textContent = `Figure ${figure} of the dance.`;
});
container.addEventListener('keydown', (event) => handleKey(event, layer.children));
stage.on('destroy', () => layer.children.forEach(stop));

new ResizeObserver(() => {
  stage.width(container.clientWidth);
  layer.setAttrs(placeScene(stage.width()));
  container.style.background = backgroundOf(poster, stage.width());
}).observe(container);

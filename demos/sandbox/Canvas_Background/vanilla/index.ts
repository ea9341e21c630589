import Konva from 'konva';
import {
  CHECKS,
  CSS_PAPER,
  HEIGHT,
  LABEL,
  paperConfig,
  plantsConfig,
  press,
} from '../shared/paper';
import plantsUrl from './herbarium-plants.webp';
import { element } from '../../../common/vanilla/elements';

let offset = { x: 0, y: 0 };
const container = element<HTMLDivElement>('#container');
container.ariaLabel = LABEL;
const image = new Image();
image.src = plantsUrl;
const paper = new Konva.Rect();
const sheets = [
  ['#container > :first-child', 'Export with a CSS background: transparent'],
  ['#container > :last-child', 'Export with a Rect: on its paper'],
].map(([selector = '', alt]) => {
  const stage = new Konva.Stage({
    container: element<HTMLDivElement>(selector),
    height: HEIGHT,
    draggable: true,
  });
  const plants = new Konva.Image({ image });
  stage.add(new Konva.Layer().add(plants));
  stage.on('dragmove', () => moveTo(stage.position()));
  return { stage, plants, alt };
});
const [css, rect] = sheets;
// One way: a style of the stage's container. The other way: a Rect below the plants.
if (css) css.stage.container().style.background = CSS_PAPER;
rect?.stage.getLayers()[0]?.add(paper);
paper.moveToBottom();

function moveTo(next: Konva.Vector2d) {
  offset = next;
  const width = container.clientWidth / 2;
  for (const { stage, plants } of sheets) {
    stage.setAttrs({ width, ...offset });
    plants.setAttrs({ ...plantsConfig(width), image });
  }
  paper.setAttrs(paperConfig(offset, width));
}

container.addEventListener('keydown', (event) => {
  const next = press(offset, event);
  if (!next) return;
  event.preventDefault();
  moveTo(next);
});
element('button').addEventListener('click', () => {
  const pictures = sheets.map(({ stage, alt }) => {
    const picture = new Image();
    Object.assign(picture, { src: stage.toDataURL(), alt, height: 64 });
    picture.style.background = CHECKS;
    return picture;
  });
  element('#files').replaceChildren(...pictures);
});
new ResizeObserver(() => moveTo(offset)).observe(container);

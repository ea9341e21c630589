import Konva from 'konva';
import { arrowStep } from '../../../common/konva/arrow-step';
import { exportStage } from '../shared/exports';
import { backgroundConfig, labelOf, plantsConfig, SHEETS, stageConfig } from '../shared/look';
import { cssOf, describeOffset, keepOffset, PAPERS, type Point } from '../shared/paper';
import '../shared/style.css';
import { element } from '../../../common/vanilla/elements';

let paper = PAPERS[0];
let offset: Point = { x: 0, y: 0 };

const withPaper = element<HTMLInputElement>('#with-paper');
const views = {
  css: element<HTMLDivElement>('#container'),
  rect: element<HTMLDivElement>('#rect'),
};

const sheets = SHEETS.map(({ id, title, file }) => {
  const container = views[id];
  container.ariaLabel = labelOf(title);
  const stage = new Konva.Stage({ container });
  const layer = new Konva.Layer();
  stage.add(layer);
  const background = new Konva.Rect();
  const plants = new Konva.Shape();
  // The first sheet has no Rect: its paper is the style of the element.
  if (id === 'rect') layer.add(background);
  layer.add(plants);

  stage.on('dragmove', () => moveTo(stage.position()));
  container.addEventListener('keydown', (event) => {
    const step = arrowStep(event, event.shiftKey ? 40 : 10);
    if (!step) return;
    event.preventDefault();
    moveTo({ x: offset.x + step.x, y: offset.y + step.y });
  });
  return { id, file, container, stage, background, plants };
});

/** Draws everything from the state. */
function show() {
  for (const { id, container, stage, background, plants } of sheets) {
    const size = { width: container.clientWidth, height: container.clientHeight };
    stage.setAttrs(stageConfig(offset, size));
    if (id === 'css') container.style.background = cssOf(paper);
    else background.setAttrs(backgroundConfig(paper, offset, size));
    plants.setAttrs(plantsConfig(paper, size));
  }
  element('#status').textContent = describeOffset(offset);
}

function moveTo(next: Point) {
  const { clientWidth: width, clientHeight: height } = views.css;
  offset = keepOffset(next, { width, height });
  show();
}

function exportBoth() {
  for (const { id, file, stage } of sheets) {
    const isPainted = id === 'css' && withPaper.checked;
    const { url, words } = exportStage(stage, isPainted ? paper : undefined);
    const image = new Image();
    image.alt = file;
    image.src = url;
    element(`#${id}-proof`).replaceChildren(image);
    element(`#${id}-words`).textContent = words;
  }
}

for (const one of PAPERS) {
  const input = document.createElement('input');
  input.type = 'radio';
  input.name = 'paper';
  input.checked = one === paper;
  input.addEventListener('change', () => {
    paper = one;
    show();
  });
  const label = document.createElement('label');
  label.append(input, ` ${one.label}`);
  element('#papers').append(label);
}
element('#export').addEventListener('click', exportBoth);
element('#center').addEventListener('click', () => moveTo({ x: 0, y: 0 }));
for (const { id } of sheets) element(`#${id}-words`).textContent = 'Not exported yet.';

show();
const observer = new ResizeObserver(show);
for (const { container } of sheets) observer.observe(container);

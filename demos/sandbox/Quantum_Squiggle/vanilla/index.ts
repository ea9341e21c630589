import Konva from 'konva';
import { frameFigures, runFrames, type FrameWork } from '../../../common/konva/frame-work';
import { wantsMotion } from '../../../common/konva/wants-motion';
import { COUNTS, describe, LABEL, nextCell, put, wayOf, withCount } from '../shared/cells';
import { cellConfig, fitField, glassConfig, swing } from '../shared/look';
import '../../../common/konva/figures.css';
import '../shared/style.css';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const playButton = element<HTMLButtonElement>('#play');
const slider = element<HTMLInputElement>('#count');
const listensBox = element<HTMLInputElement>('#listens');

container.ariaLabel = LABEL;
const stage = new Konva.Stage({ container });
const glass = new Konva.Layer({ listening: false });
glass.add(new Konva.Shape(glassConfig));
const layer = new Konva.Layer();
stage.add(glass, layer);

let cells = withCount([], COUNTS.start);
let chosen: string | null = null;
let seconds = 0;
let stopFrames: (() => void) | null = null;

/** Brings the nodes to the state. The tension stays with the animation. */
function show() {
  for (const surplus of layer.getChildren().slice(cells.length)) surplus.destroy();
  cells.forEach((cell, i) => {
    const config = cellConfig(cell, cells.length, cell.id === chosen);
    const node = layer.getChildren()[i];
    if (node) node.setAttrs(config);
    else layer.add(new Konva.Line(config));
  });
  swing(layer, cells, seconds);
  element('#count-text').textContent = String(cells.length);
  element('#says').textContent = describe(cells, chosen);
}

function showFigures(work?: FrameWork) {
  element('#figures').innerHTML = frameFigures(work)
    .map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`)
    .join('');
}

function frame(timeDiff: number) {
  seconds += timeDiff / 1000;
  swing(layer, cells, seconds);
}

function play(on: boolean) {
  stopFrames?.();
  stopFrames = on ? runFrames(layer, frame, showFigures) : null;
  playButton.textContent = on ? 'Pause' : 'Play';
}

layer.on('pointerdown', ({ target }) => {
  chosen = target.id();
  show();
});
layer.on('dragmove', ({ target }) => {
  cells = put(cells, target.id(), target.position());
  show();
});
container.addEventListener('keydown', (event) => {
  const way = wayOf(event);
  const cell = cells.find(({ id }) => id === chosen);
  if (!way || !cell) return;
  event.preventDefault();
  cells = put(cells, cell.id, { x: cell.x + way.x, y: cell.y + way.y });
  show();
});
playButton.addEventListener('click', () => play(!stopFrames));
slider.addEventListener('input', () => {
  cells = withCount(cells, slider.valueAsNumber);
  show();
});
listensBox.addEventListener('change', () => layer.listening(listensBox.checked));
element('#next').addEventListener('click', () => {
  chosen = nextCell(cells, chosen);
  show();
});

function fit() {
  const { width, height, scaleX, scaleY } = fitField(container.clientWidth);
  stage.size({ width, height });
  for (const each of stage.getLayers()) each.scale({ x: scaleX, y: scaleY });
}
const { least: min, most: max, step, start: value } = COUNTS;
Object.assign(slider, { min, max, step, value });
fit();
new ResizeObserver(fit).observe(container);
show();
showFigures();
play(wantsMotion());
stage.on('destroy', () => stopFrames?.());

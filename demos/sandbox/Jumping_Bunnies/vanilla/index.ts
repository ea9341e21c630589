import Konva from 'konva';
import { frameFigures, runFrames, type FrameWork } from '../../../common/konva/frame-work';
import { wantsMotion } from '../../../common/konva/wants-motion';
import { HANDFUL, HEIGHT, HILLS, LIMITS } from '../shared/bunnies';
import { createHerd, START_WAY, WAYS } from '../shared/herd';
import { hillConfig, skyConfig } from '../shared/look';
import '../../../common/konva/figures.css';
import '../shared/style.css';
import { element } from '../../../common/vanilla/elements';

const stage = new Konva.Stage({ container: 'container', height: HEIGHT });
// The sky is drawn once, the layer above it in every frame.
const skyLayer = new Konva.Layer({ listening: false });
const layer = new Konva.Layer();
stage.add(skyLayer, layer);
const sky = new Konva.Shape({});
skyLayer.add(sky);
const hills = HILLS.map(() => {
  const hill = new Konva.Shape({});
  layer.add(hill, new Konva.Group({ name: 'meadow' }));
  return hill;
});
const herd = createHerd(layer);

const playButton = element<HTMLButtonElement>('#play');
const countSlider = element<HTMLInputElement>('#count');
const waySelect = element<HTMLSelectElement>('#way');
/** Position of the pressed pointer, where new bunnies appear. */
let source: Konva.Vector2d | null = null;
let stopFrames: (() => void) | null = null;

function showFigures(work?: FrameWork) {
  element('#figures').innerHTML = frameFigures(work)
    .map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`)
    .join('');
}

function setCount(count: number) {
  herd.setCount(count, source ?? undefined);
  countSlider.value = String(herd.count());
  element('#count-text').textContent = String(herd.count());
}

function frame(timeDiff: number) {
  herd.move(timeDiff);
  if (source) setCount(herd.count() + HANDFUL);
}

function play(on: boolean) {
  stopFrames?.();
  stopFrames = on ? runFrames(layer, frame, showFigures) : null;
  playButton.textContent = on ? 'Pause' : 'Play';
}

stage.on('pointerdown', ({ evt, pointerId }) => {
  if (!evt.isPrimary || evt.button !== 0) return;
  // The pointer may leave the stage and come back.
  stage.setPointerCapture(pointerId);
  source = layer.getRelativePointerPosition();
  setCount(herd.count() + HANDFUL);
});
stage.on('pointermove', ({ evt }) => {
  if (source && evt.isPrimary) source = layer.getRelativePointerPosition();
});
stage.on('pointerup pointercancel', ({ evt }) => {
  if (evt.isPrimary) source = null;
});

playButton.addEventListener('click', () => play(!stopFrames));
countSlider.addEventListener('input', () => setCount(countSlider.valueAsNumber));
waySelect.addEventListener('change', () => {
  herd.setWay(WAYS[waySelect.selectedIndex] ?? START_WAY);
});

// x = 0 is the middle of the stage.
function fit() {
  const width = stage.container().clientWidth;
  stage.width(width);
  for (const each of stage.getLayers()) each.x(width / 2);
  sky.setAttrs(skyConfig(width));
  hills.forEach((shape, hill) => shape.setAttrs(hillConfig(hill, width)));
  herd.setWidth(width);
}

Object.assign(countSlider, { min: LIMITS.least, max: LIMITS.most, step: LIMITS.step });
waySelect.append(...WAYS.map((way) => new Option(way, way, false, way === START_WAY)));
fit();
herd.setWay(START_WAY);
setCount(LIMITS.start);
showFigures();
new ResizeObserver(fit).observe(stage.container());
play(wantsMotion());
stage.on('destroy', () => stopFrames?.());

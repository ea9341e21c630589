import Konva from 'konva';
import { describeFrames, measureFrames } from '../shared/frame-meter';
import { DEFAULTS, HEIGHT, pickUp, setStars } from '../shared/galaxy';
import '../shared/style.css';
import { element } from '../../../common/vanilla/elements';

const starsSlider = element<HTMLInputElement>('#stars');
const layersSelect = element<HTMLSelectElement>('#layers');
const liftBox = element<HTMLInputElement>('#lift');

const stage = new Konva.Stage({ container: 'container', height: HEIGHT });
const top = new Konva.Layer({ name: 'top' });
stage.add(top);
let layers: Konva.Layer[] = [];
let drop: (() => void) | null = null;

function setLayers(count: number) {
  for (const layer of layers) layer.destroy();
  layers = Array.from({ length: count }, () => new Konva.Layer({ x: stage.width() / 2 }));
  for (const layer of layers) stage.add(layer);
  top.moveToTop();
  setStars(layers, starsSlider.valueAsNumber, stage.width());
}

// One listener for each event serves all stars.
stage.on('pointerdown', ({ evt, target }) => {
  if (evt.button !== 0 || !(target instanceof Konva.Circle) || drop) return;
  drop = pickUp(target, top, liftBox.checked);
});
stage.on('dragend', () => {
  drop?.();
  drop = null;
});
stage.on('pointermove', ({ target }) => {
  stage.container().style.cursor = target === stage ? 'default' : 'grab';
});

starsSlider.addEventListener('input', () => {
  element('#stars-text').textContent = starsSlider.value;
  setStars(layers, starsSlider.valueAsNumber, stage.width());
});
layersSelect.addEventListener('change', () => setLayers(Number(layersSelect.value)));

const stopMeter = measureFrames((frames) => {
  element('#frames').textContent = describeFrames(frames);
});
stage.on('destroy', stopMeter);

// The spiral is centered at x = 0, which the layers keep in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  for (const layer of stage.getLayers()) layer.x(stage.width() / 2);
}
fit();
setLayers(DEFAULTS.layers);
new ResizeObserver(fit).observe(stage.container());

import Konva from 'konva';
import { colors, thresholdFilters } from '../shared/threshold';
import gelatoUrl from './gelato.webp';

const stage = new Konva.Stage({ container: 'container' });
const layer = new Konva.Layer();
const image = new Image();
const filtered = new Konva.Image({ name: 'filtered', image, x: 480, width: 480, height: 320 });
layer.add(new Konva.Image({ name: 'before', image, width: 480, height: 320 }), filtered);
stage.add(layer);

// A filter works on the cache, and the cache needs the loaded image.
image.onload = () => filtered.cache();
image.src = gelatoUrl;

const slider = document.querySelector<HTMLInputElement>('#threshold');
const gray = document.querySelector<HTMLInputElement>('#gray');
const output = document.querySelector('#level');
const line = document.querySelector('.histogram line');
const polylines = document.querySelectorAll('.histogram polyline');

function showCurves(curves: string[]) {
  curves.forEach((points, channel) => {
    polylines[channel]?.setAttribute('points', points);
    polylines[channel]?.setAttribute('stroke', colors[channel] ?? '');
  });
}

function setThreshold() {
  const threshold = slider?.valueAsNumber ?? 0;
  const level = String(threshold * 255);
  filtered.threshold(threshold);
  if (output) output.textContent = (threshold * 255).toFixed(1);
  line?.setAttribute('x1', level);
  line?.setAttribute('x2', level);
}
setThreshold();
slider?.addEventListener('input', setThreshold);

function setFilters() {
  filtered.filters(thresholdFilters(gray?.checked ?? false, showCurves));
}
setFilters();
gray?.addEventListener('change', setFilters);

function fit() {
  const width = stage.container().clientWidth;
  stage.size({ width, height: width / 3 });
  layer.scale({ x: width / 960, y: width / 960 });
}
fit();
new ResizeObserver(fit).observe(stage.container());

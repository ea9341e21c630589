import Konva from 'konva';
import { wantsMotion } from '../../../../common/konva/wants-motion';
import { fixed, perform, start } from '../shared/show';

const stage = new Konva.Stage({ container: 'container', height: 230 });
const layer = new Konva.Layer();
stage.add(layer);

const cast = {
  sky: new Konva.Rect({ ...fixed.sky, ...start.sky }),
  hill: new Konva.Line({ ...fixed.hill, ...start.hill }),
  star: new Konva.Star({ ...fixed.star, ...start.star }),
};
layer.add(cast.sky, cast.hill, cast.star);

const output = document.querySelector('#step');
function showStep(step: string) {
  if (output) output.textContent = `Step: ${step}`;
}
showStep('ready');

let sequence = new AbortController();

function play() {
  sequence.abort();
  sequence = new AbortController();
  void perform(cast, wantsMotion() ? 0.5 : 0, sequence.signal, showStep);
}

function stop() {
  sequence.abort();
  showStep('stopped');
}

document.querySelector('#play')?.addEventListener('click', play);
document.querySelector('#stop')?.addEventListener('click', stop);
stage.on('destroy', () => sequence.abort());

// The scene is centered at x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());

import Konva from 'konva';
import { corners, inWords, maxScale, radius, rim, start } from '../shared/balloon';

const stage = new Konva.Stage({ container: 'container', height: 260 });
const layer = new Konva.Layer();
stage.add(layer);

const balloon = new Konva.Circle({ name: 'balloon', ...start, radius, fill: '#f2664a' });
const transformer = new Konva.Transformer({
  nodes: [balloon],
  centeredScaling: true,
  enabledAnchors: corners,
  rotateEnabled: false,
});
layer.add(new Konva.Circle(rim), balloon, transformer);

const output = document.querySelector('#report');

balloon.on('transform', () => {
  const tooLarge = balloon.scaleX() > maxScale;
  if (tooLarge) {
    // Set the size first: stopTransform fires transformend.
    balloon.scale({ x: maxScale, y: maxScale });
    transformer.stopTransform();
  }
  balloon.fill(tooLarge ? '#8457c9' : '#f2664a');
  if (output) output.textContent = inWords(balloon.scaleX(), tooLarge);
});

// The balloon is placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());

import Konva from 'konva';
import * as scene from '../shared/hexagons';

const stage = new Konva.Stage({ container: 'container', height: 190 });
const layer = new Konva.Layer();
const hexagons = scene.hexagons.map((hexagon) => new Konva.RegularPolygon(hexagon));
layer.add(...hexagons);
for (const hexagon of hexagons) {
  const dot = new Konva.Circle({ ...scene.dot, ...hexagon.position() });
  layer.add(dot);
  hexagon.on('dragmove', () => dot.position(hexagon.position()));
}
layer.add(...scene.labels.map((label) => new Konva.Text(label)));
stage.add(layer);

const animation = new Konva.Animation(({ time }) => scene.pulse(hexagons, time));

const playButton = document.querySelector('#play');
playButton?.addEventListener('click', () => {
  if (animation.isRunning()) animation.stop();
  else animation.start();
  playButton.textContent = animation.isRunning() ? 'Pause' : 'Play';
});
const keepsBox = document.querySelector<HTMLInputElement>('#keeps');
keepsBox?.addEventListener('change', () => {
  for (const hexagon of hexagons) hexagon.strokeScaleEnabled(!keepsBox.checked);
});
stage.on('destroy', () => animation.stop());

// The scene is centered at x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());

import Konva from 'konva';

const stage = new Konva.Stage({ container: 'container', height: 220 });
const layer = new Konva.Layer();
stage.add(layer);

const card = new Konva.Rect({
  name: 'card',
  x: -140,
  y: 30,
  width: 280,
  height: 160,
  cornerRadius: 20,
  fill: '#f8d48a',
});

const oval = new Konva.Ellipse({
  name: 'oval',
  y: 110,
  radiusX: 100,
  radiusY: 56,
  fill: '#f2664a',
  listening: false,
});

layer.add(card, oval);

const output = document.querySelector('#report');
layer.on('pointerover', (event) => {
  if (output) output.textContent = `Over the ${event.target.name()}`;
});

const setListening = (on: boolean) => {
  oval.listening(on);
  // Draws the hit graph now instead of in the next frame.
  layer.drawHit();
};
document.querySelector('#on')?.addEventListener('click', () => setListening(true));
document.querySelector('#off')?.addEventListener('click', () => setListening(false));

// The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());

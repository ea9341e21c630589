import Konva from 'konva';

const stage = new Konva.Stage({ container: 'container', height: 240 });
const layer = new Konva.Layer();
stage.add(layer);

// A curve 300 pixels wide; its middle is `bend` pixels above its ends.
const curve = (bend: number) => `M-150 170 Q0 ${170 - bend * 2} 150 170`;

const hill = new Konva.Path({ data: `${curve(70)} V240 H-150 Z`, fill: '#3fa66b' });
const words = new Konva.TextPath({
  name: 'words',
  data: curve(70),
  text: 'Over the hill and far away',
  fontSize: 19,
  fontStyle: 'bold',
  letterSpacing: 1,
  align: 'center',
  textBaseline: 'alphabetic',
  fill: '#1b1f2a',
});
layer.add(hill, words);

const bend = document.querySelector<HTMLInputElement>('#bend');
bend?.addEventListener('input', () => {
  words.data(curve(bend.valueAsNumber));
  hill.data(`${curve(bend.valueAsNumber)} V240 H-150 Z`);
});

const text = document.querySelector<HTMLInputElement>('#text');
text?.addEventListener('input', () => words.text(text.value));

// The curve is placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());

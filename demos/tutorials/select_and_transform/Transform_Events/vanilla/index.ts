import Konva from 'konva';
import { describe, size, start } from '../shared/card';

const stage = new Konva.Stage({ container: 'container', height: 240 });
const layer = new Konva.Layer();
stage.add(layer);

const card = new Konva.Rect({ name: 'card', ...start, ...size, fill: '#3fa66b' });
const transformer = new Konva.Transformer({ nodes: [card], rotateAnchorOffset: 36 });
layer.add(card, transformer);

const output = document.querySelector('#report');
function report(latest: string) {
  if (!output) return;
  output.textContent = describe(latest, {
    ...card.position(),
    rotation: card.rotation(),
    scaleX: card.scaleX(),
    scaleY: card.scaleY(),
  });
}

report('no event yet');
card.on('transformstart transform transformend', (event) => report(event.type));

// The card is placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());

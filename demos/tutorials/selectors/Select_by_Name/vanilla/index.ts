import Konva from 'konva';
import { queries, search, tiles } from '../shared/tiles';

const stage = new Konva.Stage({ container: 'container', height: 240 });
const layer = new Konva.Layer();
stage.add(layer);

for (const look of tiles) {
  const tile = new Konva.Rect({ ...look, strokeWidth: 0 });
  tile.on('pointerclick', () => {
    if (tile.hasName('picked')) tile.removeName('picked');
    else tile.addName('picked');
    tile.strokeWidth(tile.hasName('picked') ? 4 : 0);
  });
  layer.add(tile);
}

const output = document.querySelector('output');
for (const [label, selector] of Object.entries(queries)) {
  const button = document.createElement('button');
  button.textContent = label;
  button.addEventListener('click', () => {
    const count = search(layer, selector);
    if (output) output.textContent = `${count} found`;
  });
  output?.before(button);
}

// The tiles are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());

import Konva from 'konva';
import { pulse } from '../../../../common/konva/pulse';
import { showTree } from '../../../../common/vanilla/node-tree';
import { queries } from '../shared/queries';
import { tiles } from '../shared/tiles';

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

const mark = showTree(layer, document.querySelector('#tree'));
const output = document.querySelector('output');

for (const { label, selector } of queries) {
  const button = document.createElement('button');
  button.textContent = label;
  button.addEventListener('click', () => {
    const nodes = layer.find(selector);
    pulse(nodes);
    mark(selector);
    if (output) output.textContent = `${nodes.length} found`;
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

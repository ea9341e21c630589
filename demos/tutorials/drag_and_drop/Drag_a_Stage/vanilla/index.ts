import Konva from 'konva';
import { seeds } from '../shared/seeds';

const stage = new Konva.Stage({ container: 'container', height: 320, draggable: true });
// Without touchAction, a finger on an empty area would also scroll the page.
Object.assign(stage.container().style, { cursor: 'grab', touchAction: 'none' });
const layer = new Konva.Layer();
stage.add(layer);

for (const seed of seeds) layer.add(new Konva.Circle({ ...seed, name: 'seed' }));

document.querySelector('#back')?.addEventListener('click', () => stage.position({ x: 0, y: 0 }));

// The seeds are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());

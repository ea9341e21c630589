import Konva from 'konva';
import { seedsAround } from '../shared/seeds';

const stage = new Konva.Stage({
  container: 'container',
  width: window.innerWidth,
  height: 320,
  draggable: true,
});
// Without touchAction a finger on an empty place would scroll the page as well.
Object.assign(stage.container().style, { cursor: 'grab', touchAction: 'none' });
const layer = new Konva.Layer();
stage.add(layer);

for (const seed of seedsAround({ x: stage.width() / 2, y: 160 })) {
  layer.add(new Konva.Circle(seed));
}

document.querySelector('#back')?.addEventListener('click', () => stage.position({ x: 0, y: 0 }));

import Konva from 'konva';
import { looks, square, type Look } from '../shared/looks';

const stage = new Konva.Stage({ container: 'container', height: 210 });
const layer = new Konva.Layer();
stage.add(layer);

const box = new Konva.Rect({ name: 'box', ...square, ...looks.start });
layer.add(box);

let tween: Konva.Tween | undefined;

function play(goal: Look) {
  tween?.destroy();
  tween = new Konva.Tween({ node: box, duration: 1.5, ...goal });
  tween.play();
}

document.querySelector('#play')?.addEventListener('click', () => play(looks.end));
document.querySelector('#back')?.addEventListener('click', () => play(looks.start));

// The box moves around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());

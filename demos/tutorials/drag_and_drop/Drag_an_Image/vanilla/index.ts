import Konva from 'konva';
import foxUrl from './fox.webp';

const stage = new Konva.Stage({ container: 'container', height: 300 });
const layer = new Konva.Layer();
stage.add(layer);

const cursor = (name: string) => {
  stage.container().style.cursor = name;
};

Konva.Image.fromURL(foxUrl, (fox) => {
  fox.name('fox').draggable(true);
  fox.position({ x: -80, y: 100 });
  fox.size({ width: 160, height: 160 });
  fox.on('mouseenter dragend', () => cursor('grab'));
  fox.on('dragstart', () => cursor('grabbing'));
  fox.on('mouseleave', () => cursor('default'));
  layer.add(fox);
});

// The image is placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());

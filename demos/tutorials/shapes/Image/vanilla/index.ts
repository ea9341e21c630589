import Konva from 'konva';
import foxUrl from './fox.webp';
import harborUrl from './harbor.webp';

const stage = new Konva.Stage({ container: 'container', height: 290 });
const layer = new Konva.Layer();
stage.add(layer);

// With your own element: the node redraws when the element has loaded.
const element = new Image();

const harbor = new Konva.Image({
  name: 'harbor',
  image: element,
  x: -140,
  y: 30,
  width: 280,
  height: 210,
  cornerRadius: 20,
});
layer.add(harbor);

// A canvas refuses to draw a broken image.
element.onerror = () => harbor.destroy();
element.src = harborUrl;

// With a URL: the node is created when the image has loaded, at its natural size.
Konva.Image.fromURL(foxUrl, (fox) => {
  fox.name('fox');
  fox.position({ x: -150, y: 150 });
  fox.scale({ x: 0.4, y: 0.4 });
  layer.add(fox);
});

// The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());

import Konva from 'konva';

const stage = new Konva.Stage({ container: 'container', height: 280 });
const layer = new Konva.Layer();
stage.add(layer);

const colors = ['#8457c9', '#4a90e2', '#1f9aa5', '#3fa66b', '#f6b73c', '#f2664a'];

// Each polygon is smaller than the one below it and rotated further.
const polygons = colors.map(
  (fill, i) =>
    new Konva.RegularPolygon({
      name: 'polygon',
      y: stage.height() / 2,
      sides: 6,
      radius: 120 * (1 - i / 6),
      rotation: i * 10,
      fill,
    }),
);
layer.add(...polygons);

const sides = document.querySelector<HTMLInputElement>('#sides');
sides?.addEventListener('input', () => {
  for (const polygon of polygons) polygon.sides(sides.valueAsNumber);
});

const radius = document.querySelector<HTMLInputElement>('#radius');
radius?.addEventListener('input', () => {
  polygons.forEach((polygon, i) => polygon.radius(radius.valueAsNumber * (1 - i / 6)));
});

// The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());

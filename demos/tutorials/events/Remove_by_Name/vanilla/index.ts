import Konva from 'konva';

const stage = new Konva.Stage({ container: 'container', height: 220 });
const layer = new Konva.Layer();
stage.add(layer);

const colors = ['#8457c9', '#f2664a', '#1f9aa5'];

const star = new Konva.Star({
  name: 'star',
  y: 112,
  numPoints: 6,
  innerRadius: 52,
  outerRadius: 92,
  fill: colors[0],
});
layer.add(star);

const bind = () => {
  star.off('.turn .paint');
  star.on('pointerclick.turn', () => star.rotation(star.rotation() + 15));
  star.on('pointerclick.paint', () => {
    const next = (colors.findIndex((color) => color === star.fill()) + 1) % colors.length;
    star.fill(colors[next] ?? '');
  });
};
bind();

const onPress = (selector: string, listener: () => void) =>
  document.querySelector(selector)?.addEventListener('click', listener);

onPress('#turn', () => star.off('pointerclick.turn'));
onPress('#paint', () => star.off('pointerclick.paint'));
onPress('#all', () => star.off('pointerclick'));
onPress('#bind', bind);

// The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());

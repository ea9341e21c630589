import Konva from 'konva';

const stage = new Konva.Stage({ container: 'container', height: 220 });
const layer = new Konva.Layer();
stage.add(layer);

const star = new Konva.Star({
  name: 'star',
  x: -76,
  y: 110,
  numPoints: 5,
  innerRadius: 20,
  outerRadius: 54,
  fill: '#1f9aa5',
  // A path around the star's center; Konva fills it with the star's hit color.
  hitFunc: (context, shape) => {
    context.beginPath();
    context.arc(0, 0, 70, 0, Math.PI * 2);
    context.closePath();
    context.fillStrokeShape(shape);
  },
});

const curve = new Konva.Line({
  name: 'curve',
  x: 20,
  y: 110,
  points: [0, 50, 36, -50, 80, 50, 116, -50],
  tension: 0.5,
  stroke: '#1f9aa5',
  strokeWidth: 3,
  hitStrokeWidth: 32,
});

layer.add(star, curve);

star.on('pointerover', () => star.fill('#f2664a'));
star.on('pointerout', () => star.fill('#1f9aa5'));
curve.on('pointerover', () => curve.stroke('#f2664a'));
curve.on('pointerout', () => curve.stroke('#1f9aa5'));

document.querySelector('#show')?.addEventListener('change', () => layer.toggleHitCanvas());

// The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());

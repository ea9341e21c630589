import type Konva from 'konva';
import { TOPPINGS, type Topping } from '../../sandbox/Elastic_Stars/shared/cookies';

/** The size of a picture, and the radius of its cookie. */
const SIZE = 96;
const RADIUS = 60;

/** The toppings of star cookies, side by side. */
export const scene = { width: SIZE * TOPPINGS.length, height: SIZE, paint };

function paint(context: Konva.Context) {
  for (const [i, topping] of TOPPINGS.entries()) {
    context.save();
    context.translate((i + 0.5) * SIZE, SIZE / 2);
    drawTopping(context, topping, RADIUS);
    context.restore();
  }
}

function star(context: Konva.Context, outer: number, inner: number) {
  context.beginPath();
  for (let i = 0; i < 10; i += 1) {
    const away = i % 2 === 0 ? outer : inner;
    const angle = (i / 10) * 2 * Math.PI;
    context.lineTo(Math.sin(angle) * away, -Math.cos(angle) * away);
  }
  context.closePath();
}

function drawTopping(context: Konva.Context, topping: Topping, radius: number) {
  context.lineJoin = 'round';
  context.lineWidth = radius * 0.16;
  const [fill, edge] =
    topping === 'jam'
      ? ['#a51d3a', '#c63a52']
      : topping === 'icing'
        ? ['#fff7ec', '#fffdf8']
        : ['#f2dfae', '#f7ebc8'];
  context.fillStyle = fill;
  context.strokeStyle = edge;
  star(context, radius * 0.66, radius * 0.36);
  context.fill('nonzero');
  context.stroke();
  if (topping === 'jam') {
    context.fillStyle = 'rgba(255, 225, 225, 0.65)';
    context.beginPath();
    context.ellipse(-radius * 0.14, -radius * 0.2, radius * 0.13, radius * 0.06, -0.7, 0, 7);
    context.fill('nonzero');
    return;
  }
  // Pearls on the icing, chopped pistachios on the butter.
  const colors = topping === 'icing' ? ['#c63a52', '#2f6f62', '#d9a441'] : ['#6d8f3a', '#8fae4e'];
  for (let i = 0; i < 11; i += 1) {
    const arm = i < 5 ? i / 5 : (i - 5) / 5 + 0.1;
    const away = i < 5 ? 0.46 : i < 10 ? 0.2 : 0;
    const angle = arm * 2 * Math.PI;
    context.save();
    context.translate(Math.sin(angle) * away * radius, -Math.cos(angle) * away * radius);
    context.rotate(i * 1.7);
    context.fillStyle = colors[i % colors.length] ?? '';
    context.beginPath();
    if (topping === 'icing') context.arc(0, 0, radius * 0.06, 0, 2 * Math.PI);
    else context.ellipse(0, 0, radius * 0.1, radius * 0.045, 0, 0, 2 * Math.PI);
    context.fill('nonzero');
    context.restore();
  }
}

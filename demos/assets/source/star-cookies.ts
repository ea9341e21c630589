import type Konva from 'konva';

/** From the middle of a star to a tip. */
const RADIUS = 40;
const SIDE = 88;
const TOPPINGS = ['icing', 'jam', 'pistachios'];

/** Three stars side by side. */
export const scene = {
  width: SIDE * TOPPINGS.length,
  height: SIDE,
  quality: 88,
  paint: (context: Konva.Context) => {
    context.translate(SIDE / 2, SIDE / 2);
    for (const topping of TOPPINGS) {
      drawDough(context);
      drawTopping(context, topping);
      context.translate(SIDE, 0);
    }
  },
};

function drawDough(context: Konva.Context) {
  context.lineJoin = 'round';
  // Round joins bake the tips soft.
  context.lineWidth = RADIUS * 0.2;
  context.fillStyle = '#cf9350';
  context.strokeStyle = '#9a5d2b';
  star(context, RADIUS * 0.9, RADIUS * 0.52);
  context.fill('nonzero');
  context.stroke();
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

function drawTopping(context: Konva.Context, topping: string) {
  context.lineJoin = 'round';
  context.lineWidth = RADIUS * 0.16;
  const [fill, edge] =
    topping === 'jam'
      ? ['#a51d3a', '#c63a52']
      : topping === 'icing'
        ? ['#fff7ec', '#fffdf8']
        : ['#f2dfae', '#f7ebc8'];
  context.fillStyle = fill;
  context.strokeStyle = edge;
  star(context, RADIUS * 0.66, RADIUS * 0.36);
  context.fill('nonzero');
  context.stroke();
  if (topping === 'jam') {
    context.fillStyle = 'rgba(255, 225, 225, 0.65)';
    context.beginPath();
    context.ellipse(-RADIUS * 0.14, -RADIUS * 0.2, RADIUS * 0.13, RADIUS * 0.06, -0.7, 0, 7);
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
    context.translate(Math.sin(angle) * away * RADIUS, -Math.cos(angle) * away * RADIUS);
    context.rotate(i * 1.7);
    context.fillStyle = colors[i % colors.length] ?? '';
    context.beginPath();
    if (topping === 'icing') context.arc(0, 0, RADIUS * 0.06, 0, 2 * Math.PI);
    else context.ellipse(0, 0, RADIUS * 0.1, RADIUS * 0.045, 0, 0, 2 * Math.PI);
    context.fill('nonzero');
    context.restore();
  }
}

import type Konva from 'konva';
import { overlayOf } from '../../../common/konva/mirror';
import { createRandom } from '../../../common/konva/random';
import { PAPER, type Cookie } from './cookies';

interface Size {
  width: number;
  height: number;
}

const TRAY = { width: 480, height: 360 };
/** The table around the tray. */
const EDGE = 16;

/** The tray in the middle of the stage, as large as fits. */
export function fit({ width, height }: Size) {
  const scale = Math.max(
    Math.min(width / (TRAY.width + 2 * EDGE), height / (TRAY.height + 2 * EDGE)),
    0.1,
  );
  return {
    name: 'tray',
    x: (width - TRAY.width * scale) / 2,
    y: (height - TRAY.height * scale) / 2,
    scaleX: scale,
    scaleY: scale,
  } satisfies Konva.GroupConfig;
}

export function tableConfig(size: Size) {
  const { x, y, scaleX } = fit(size);
  return {
    ...fit(size),
    name: 'table',
    left: -x / scaleX,
    top: -y / scaleX,
    sceneFunc: drawTable,
  } satisfies Konva.ShapeConfig;
}

export const cookieConfig = ({ id, x, y, rotation }: Cookie) =>
  ({ id, name: 'cookie', x, y, rotation, draggable: true }) satisfies Konva.GroupConfig;

/** The baked star. Only it has a shadow: a shadow on the group's other shapes would fall on the dough. */
export const doughConfig = ({ radius }: Cookie) =>
  ({
    name: 'dough',
    numPoints: 5,
    innerRadius: radius * 0.52,
    outerRadius: radius * 0.9,
    fill: '#cf9350',
    stroke: '#9a5d2b',
    // Round joins bake the tips soft.
    strokeWidth: radius * 0.2,
    lineJoin: 'round',
    shadowColor: '#3a1c10',
    shadowOpacity: 0.5,
  }) satisfies Konva.StarConfig;

export const toppingConfig = ({ radius, topping }: Cookie) =>
  ({
    name: 'topping',
    radius,
    topping,
    listening: false,
    sceneFunc: drawTopping,
  }) satisfies Konva.ShapeConfig;

/** The ring around the cookie of the focused button: a dark and a light line, so that one of them shows. */
export function ringOf(cookie: Cookie | undefined) {
  const common = {
    x: cookie?.x ?? 0,
    y: cookie?.y ?? 0,
    radius: (cookie?.radius ?? 0) * 1.4,
    visible: cookie !== undefined,
  };
  return {
    outer: { ...common, name: 'ring', stroke: '#4a2415', strokeWidth: 5 },
    inner: { ...common, stroke: '#ffffff', strokeWidth: 2 },
  } satisfies Record<string, Konva.CircleConfig>;
}

/** The style of a cookie's HTML button, which lies over it. */
export const buttonPlace = (cookie: Cookie, size: Size) => overlayOf(cookie, fit(size));

function star(context: Konva.Context, outer: number, inner: number) {
  context.beginPath();
  for (let i = 0; i < 10; i += 1) {
    const away = i % 2 === 0 ? outer : inner;
    const angle = (i / 10) * 2 * Math.PI;
    context.lineTo(Math.sin(angle) * away, -Math.cos(angle) * away);
  }
  context.closePath();
}

function drawTopping(context: Konva.Context, shape: Konva.Shape) {
  const radius = Number(shape.getAttr('radius'));
  const topping: Cookie['topping'] = shape.getAttr('topping');
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

/** A checked cloth, the tray, its parchment, and what is left of the baking. */
function drawTable(context: Konva.Context, shape: Konva.Shape) {
  const left = Number(shape.getAttr('left'));
  const top = Number(shape.getAttr('top'));
  const [width, height] = [TRAY.width - 2 * left, TRAY.height - 2 * top];
  context.fillStyle = '#8f2438';
  context.fillRect(left, top, width, height);
  context.fillStyle = 'rgba(255, 232, 214, 0.13)';
  for (let x = -600; x < 1080; x += 40) context.fillRect(x, top, 20, height);
  for (let y = -600; y < 960; y += 40) context.fillRect(left, y, width, 20);

  const box = (inset: number, corner: number, dx = 0, dy = 0) => {
    context.beginPath();
    context.roundRect(
      inset + dx,
      inset + dy,
      TRAY.width - 2 * inset,
      TRAY.height - 2 * inset,
      corner,
    );
    context.fill('nonzero');
  };
  context.fillStyle = 'rgba(40, 8, 14, 0.4)';
  box(0, 28, 4, 8);
  const steel = context.createLinearGradient(0, 0, TRAY.width, TRAY.height);
  steel.addColorStop(0, '#8f9dab');
  steel.addColorStop(0.5, '#5f6f7f');
  steel.addColorStop(1, '#3f4d5c');
  context.fillStyle = steel;
  box(0, 28);
  context.fillStyle = '#36424f';
  box(11, 20);
  context.fillStyle = '#46545f';
  box(15, 17);

  // The parchment hangs a bit over the flat of the tray.
  context.fillStyle = '#f0dfbe';
  context.beginPath();
  context.moveTo(PAPER.x - 12, PAPER.y - 8);
  for (let i = 0; i <= 8; i += 1) {
    context.lineTo(PAPER.x - 10 + (i / 8) * (PAPER.width + 20), PAPER.y - 9 + (i % 2) * 2.5);
  }
  context.lineTo(PAPER.x + PAPER.width + 9, PAPER.y + PAPER.height + 8);
  for (let i = 8; i >= 0; i -= 1) {
    context.lineTo(
      PAPER.x - 10 + (i / 8) * (PAPER.width + 20),
      PAPER.y + PAPER.height + 9 - (i % 2) * 3,
    );
  }
  context.fill('nonzero');
  context.strokeStyle = 'rgba(154, 110, 56, 0.22)';
  context.lineWidth = 1.5;
  for (const [x, y, dx, dy] of [
    [60, 40, 70, 110],
    [300, 36, 40, 130],
    [420, 220, -90, 90],
    [120, 310, 60, -90],
  ] as const) {
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo(x + dx * 0.2, y + dy * 0.6, x + dx, y + dy);
    context.stroke();
  }
  // Sugar and crumbs.
  const random = createRandom(5);
  for (let i = 0; i < 150; i += 1) {
    context.fillStyle = i % 3 === 0 ? 'rgba(154, 93, 43, 0.4)' : 'rgba(255, 255, 255, 0.85)';
    context.fillRect(
      PAPER.x + random() * PAPER.width,
      PAPER.y + random() * PAPER.height,
      i % 3 === 0 ? 2.4 : 1.6,
      1.6,
    );
  }
  drawSprig(context, -34, 322, -0.5);
  drawSprig(context, 508, 26, 2.5);
}

/** A twig of fir with berries, at a corner of the tray. */
function drawSprig(context: Konva.Context, x: number, y: number, turn: number) {
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  context.lineCap = 'round';
  for (const [bend, color] of [
    [-14, '#20584d'],
    [12, '#2f6f62'],
  ] as const) {
    context.strokeStyle = color;
    context.lineWidth = 3;
    for (let i = 0; i < 13; i += 1) {
      const at = i * 7;
      const length = 19 - i;
      context.beginPath();
      context.moveTo(at, (bend * i) / 13);
      context.lineTo(at + length * 0.6, (bend * i) / 13 - length * 0.8);
      context.moveTo(at, (bend * i) / 13);
      context.lineTo(at + length * 0.6, (bend * i) / 13 + length * 0.8);
      context.stroke();
    }
  }
  for (const [bx, by] of [
    [4, -4],
    [14, 6],
    [20, -6],
  ] as const) {
    context.fillStyle = '#e04a5a';
    context.beginPath();
    context.arc(bx, by, 6, 0, 2 * Math.PI);
    context.fill('nonzero');
    context.fillStyle = 'rgba(255, 255, 255, 0.7)';
    context.beginPath();
    context.arc(bx - 2, by - 2, 1.7, 0, 2 * Math.PI);
    context.fill('nonzero');
  }
  context.restore();
}

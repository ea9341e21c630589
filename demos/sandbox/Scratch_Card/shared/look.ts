import type Konva from 'konva';
import { COIN, FIELD, prizeOf, type Point, type Prize } from './card';

interface Size {
  width: number;
  height: number;
}

export const LABEL =
  'Scratch card. Arrow keys move the coin, with Shift in long steps. Space puts it down and lifts it.';

const WIDTH = 400;
const HEIGHT = 420;
const SERIF = 'Georgia, "Times New Roman", serif';

/** Position and scale at which the ticket fits; its middle is at x = 0. */
export function placeTicket({ width, height }: Size) {
  const scale = Math.max(0.1, Math.min(width / (WIDTH + 36), height / (HEIGHT + 36)));
  return { x: width / 2, y: (height - HEIGHT * scale) / 2, scaleX: scale, scaleY: scale };
}

/** The ticket's part that the coin can reach. */
export const REACH = { left: -WIDTH / 2, right: WIDTH / 2, top: 0, bottom: HEIGHT };

/** The cover is isolated: its rubs erase nothing below it, and its opacity applies to what they have left. */
export const coverConfig = {
  name: 'cover',
  isolated: true,
  clipX: FIELD.x,
  clipY: FIELD.y,
  clipWidth: FIELD.width,
  clipHeight: FIELD.height,
} satisfies Konva.GroupConfig;

export const foilConfig = {
  ...FIELD,
  name: 'foil',
  sceneFunc: paintFoil,
} satisfies Konva.ShapeConfig;

export const rubConfig = (points: number[]) =>
  ({
    name: 'rub',
    points,
    stroke: 'black',
    strokeWidth: 2 * COIN,
    lineCap: 'round',
    lineJoin: 'round',
    globalCompositeOperation: 'destination-out',
  }) satisfies Konva.LineConfig;

/** The coin under the pointer. */
export function coinParts(coin: Point & { visible: boolean }) {
  return {
    rim: {
      ...coin,
      name: 'coin',
      radius: COIN,
      fill: '#d9a441',
      stroke: '#8a5a17',
      strokeWidth: 2,
      shadowColor: '#2a1430',
      shadowOpacity: 0.45,
      shadowBlur: 8,
      shadowOffsetY: 3,
    },
    face: { ...coin, radius: COIN - 5, fill: '#f3cf73', stroke: '#b57f2b', strokeWidth: 1.5 },
  } satisfies Record<string, Konva.CircleConfig>;
}

/** The counter that the ticket lies on: rays of the evening. */
export function paintCounter(context: Konva.Context) {
  context.fillStyle = '#3b1c4a';
  context.fillRect(-3000, -3000, 6000, 6000);
  context.fillStyle = '#4a2560';
  for (let i = 0; i < 24; i += 2) {
    context.beginPath();
    context.moveTo(0, 210);
    context.arc(0, 210, 3000, (i * Math.PI) / 12, ((i + 1) * Math.PI) / 12);
    context.fill('nonzero');
  }
}

/** The ticket without its silver. Its number is an attribute of the shape, so that the function is always the same. */
export const ticketConfig = (number: number) =>
  ({ name: 'ticket', number, sceneFunc: paintTicket }) satisfies Konva.ShapeConfig;

function paintTicket(context: Konva.Context, shape: Konva.Shape) {
  const number = Number(shape.getAttr('number'));
  const prize = prizeOf(number);
  const text = (words: string, y: number, font: string, color: string, spacing = 0) => {
    context.font = font;
    context.letterSpacing = `${spacing}px`;
    context.fillStyle = color;
    // The space behind the last letter moves the middle.
    context.fillText(words, context.textAlign === 'left' ? -28 : spacing / 2, y);
  };
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';

  // Paper with a torn-off edge of half circles on both sides.
  context.fillStyle = 'rgba(20, 6, 30, 0.4)';
  context.beginPath();
  context.roundRect(-WIDTH / 2 + 4, 8, WIDTH, HEIGHT, 16);
  context.fill('nonzero');
  context.fillStyle = '#ffe9d0';
  context.beginPath();
  context.roundRect(-WIDTH / 2, 0, WIDTH, HEIGHT, 16);
  context.fill('nonzero');
  context.fillStyle = '#3b1c4a';
  for (let y = 30; y < HEIGHT - 20; y += 24) {
    for (const side of [-1, 1]) {
      context.beginPath();
      context.arc((side * WIDTH) / 2, y, 6, 0, 2 * Math.PI);
      context.fill('nonzero');
    }
  }

  // The awning of the shop.
  context.fillStyle = '#3b1c4a';
  context.fillRect(-174, 13, 348, 6);
  for (let i = 0; i < 10; i += 1) {
    context.fillStyle = i % 2 === 0 ? '#ef5d78' : '#ffffff';
    const x = -170 + i * 34;
    context.beginPath();
    context.moveTo(x, 18);
    context.lineTo(x + 34, 18);
    context.lineTo(x + 34, 40);
    context.arc(x + 17, 40, 17, 0, Math.PI);
    context.closePath();
    context.fill('nonzero');
  }
  text('Luna Gelato', 98, `italic bold 40px ${SERIF}`, '#3b1c4a');
  text('SCRATCH AND TASTE', 119, 'bold 11px system-ui, sans-serif', '#c9415c', 4);

  // The field: an evening sky with the prize.
  const sky = context.createLinearGradient(0, FIELD.y, 0, FIELD.y + FIELD.height);
  sky.addColorStop(0, '#ff9a76');
  sky.addColorStop(1, '#ffd9a0');
  context.fillStyle = sky;
  context.fillRect(FIELD.x, FIELD.y, FIELD.width, FIELD.height);
  paintCone(context, prize);
  const won = prize.scoops.length;
  const words = ['Only the cone', 'One scoop', 'Two scoops', 'Three scoops'][won] ?? '';
  context.textAlign = 'left';
  text(words, 238, `italic bold 24px ${SERIF}`, '#3b1c4a');
  text(
    won === 0 ? 'Better luck tomorrow' : 'Show this at the counter',
    262,
    '13px system-ui, sans-serif',
    '#6d3b5e',
  );
  context.textAlign = 'center';

  text(
    `No. ${String(number).padStart(4, '0')}`,
    366,
    'bold 15px ui-monospace, monospace',
    '#3b1c4a',
    2,
  );
  text(
    'One ticket for each cone. Valid until the last one melts.',
    392,
    `italic 13px ${SERIF}`,
    '#8a5b6c',
  );
}

function paintCone(context: Konva.Context, { scoops }: Prize) {
  const x = -92;
  const top = 254;
  context.fillStyle = '#d9974c';
  context.beginPath();
  context.moveTo(x - 27, top);
  context.lineTo(x + 27, top);
  context.lineTo(x, top + 70);
  context.closePath();
  context.fill('nonzero');
  context.strokeStyle = '#a9672a';
  context.lineWidth = 2;
  context.lineCap = 'round';
  for (const shift of [-18, -6, 6, 18]) {
    context.beginPath();
    context.moveTo(x + shift, top + 2);
    context.lineTo(x + shift * 0.35 + 8, top + 40);
    context.moveTo(x + shift, top + 2);
    context.lineTo(x + shift * 0.35 - 8, top + 40);
    context.stroke();
  }
  context.fillStyle = '#b87834';
  context.fillRect(x - 30, top - 5, 60, 9);
  scoops.forEach((color, i) => {
    const y = top - 20 - 32 * i;
    context.fillStyle = color;
    context.beginPath();
    context.arc(x, y, 27 - 2 * i, 0, 2 * Math.PI);
    context.fill('nonzero');
    // A rim of drops, and a light.
    for (const drop of [-18, -6, 6, 18]) {
      context.beginPath();
      context.arc(x + drop * (1 - 0.07 * i), y + 16, 9, 0, 2 * Math.PI);
      context.fill('nonzero');
    }
    context.fillStyle = 'rgba(255, 255, 255, 0.5)';
    context.beginPath();
    context.ellipse(x - 10, y - 10, 7, 4, -0.7, 0, 2 * Math.PI);
    context.fill('nonzero');
  });
}

/** The silver: brushed metal with moons. Its size is that of the field. */
function paintFoil(context: Konva.Context, shape: Konva.Shape) {
  const { width, height } = shape.size();
  const silver = context.createLinearGradient(0, 0, width, height);
  for (const [at, color] of [
    [0, '#8f97a8'],
    [0.25, '#e9edf4'],
    [0.45, '#a8b0c0'],
    [0.7, '#f4f6fa'],
    [1, '#8a92a4'],
  ] as const) {
    silver.addColorStop(at, color);
  }
  context.fillStyle = silver;
  context.fillRect(0, 0, width, height);
  context.fillStyle = 'rgba(255, 255, 255, 0.18)';
  for (let y = 0; y < height; y += 5) context.fillRect(0, y, width, 1);
  context.fillStyle = 'rgba(80, 88, 108, 0.3)';
  for (let row = 0; row < 5; row += 1) {
    for (let column = 0; column < 8; column += 1) {
      const x = 22 + column * 40 + (row % 2) * 20;
      const y = 22 + row * 40;
      context.beginPath();
      context.arc(x, y, 9, 0.6, 5.1);
      context.arc(x + 4, y - 2, 7, 4.9, 0.9, true);
      context.fill('nonzero');
    }
  }
  context.fillStyle = '#4a5164';
  context.font = `italic bold 34px ${SERIF}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText('Rub here', width / 2, height / 2);
}

import type Konva from 'konva';
import { createRandom } from '../../../common/konva/random';
import { GATE, TUNNELS } from './colony';
import { oval, paintAnt } from './paint-ant';
import { SCENE, type Point } from './scroll';

const { width: WIDTH, height: HEIGHT } = SCENE;

/** The meadow's ground at this x. */
const groundAt = (x: number) =>
  560 + 16 * Math.sin(x / 190) + 9 * Math.sin(x / 71) - 26 * Math.exp(-(((x - GATE.x) / 130) ** 2));

/** Layers of the soil, from above: where each begins, and its color. */
const SOIL: readonly (readonly [y: number, color: string, wave: number])[] = [
  [0, '#4a2f1d', 0],
  [760, '#6b4426', 190],
  [1290, '#8d5730', 260],
  [1800, '#a8683a', 330],
  [2290, '#b98a57', 240],
  [2700, '#7d7468', 400],
];

const random = createRandom(7);
const between = (least: number, most: number) => least + random() * (most - least);

const CRUMBS = Array.from({ length: 900 }, () => ({
  x: between(0, WIDTH),
  y: between(640, HEIGHT),
  radius: between(1.5, 6),
  isLight: random() > 0.5,
}));
const STONES = Array.from({ length: 90 }, () => ({
  x: between(0, WIDTH),
  y: between(900, 2680),
  radius: between(10, 34),
  turn: between(0, 3),
  tone: between(0, 1),
}));
const BLADES = Array.from({ length: 620 }, () => ({
  x: between(-10, WIDTH + 10),
  height: between(26, 92),
  lean: between(-24, 24),
  tone: random(),
}));
const FLOWERS = [140, 420, 700, 1010, 1240, 1730, 2010, 2280, 2560, 2850].map((x, i) => ({
  x,
  height: between(120, 230),
  lean: between(-20, 20),
  kind: i % 3,
}));
const ROOTS = [90, 330, 440, 560, 900, 1190, 1800, 2240, 2420, 2790].map((x) => ({
  x,
  deep: between(180, 430),
  lean: between(-90, 90),
}));
/** Ants on the move: one at every fifth point of a tunnel, in both directions. */
const WALKERS = TUNNELS.flatMap((points) =>
  points.flatMap((point, i) => {
    const next = points[i + 1];
    if (!next || i % 5 !== 2 || random() < 0.2) return [];
    const turn = Math.atan2(next.y - point.y, next.x - point.x);
    const isBack = random() > 0.5;
    const aside = isBack ? 8 : -8;
    return [
      {
        at: { x: point.x - Math.sin(turn) * aside, y: point.y + Math.cos(turn) * aside },
        turn: turn + (isBack ? Math.PI : 0),
        load: random() > 0.6 ? (['#e9d9a0', '#7fae5b', '#fff5e0'][i % 3] ?? '') : '',
      },
    ];
  }),
);

/** Sky, meadow and soil with its tunnels. The chambers are separate shapes. */
export function paintGround(context: Konva.Context) {
  const sky = context.createLinearGradient(0, 0, 0, 600);
  sky.addColorStop(0, '#9fd0e6');
  sky.addColorStop(0.65, '#e3f0e2');
  sky.addColorStop(1, '#fbeecb');
  context.fillStyle = sky;
  context.fillRect(0, 0, WIDTH, 640);
  oval(context, 2240, 170, 74, 74, '#fff3c4');
  hills(context, 470, '#b9d3b0', 310);
  hills(context, 520, '#93ba86', 210);
  paintSoil(context);
  for (const root of ROOTS) paintRoot(context, root);
  for (const tunnel of TUNNELS) paintTunnel(context, tunnel, 56, '#2a170c');
  for (const tunnel of TUNNELS) paintTunnel(context, tunnel, 44, '#3d2415');
  for (const tunnel of TUNNELS) paintTunnel(context, tunnel, 22, '#4f301c');
  for (const { at, turn, load } of WALKERS) {
    paintAnt(context, at, turn, 1.15, '#1c0e07');
    if (load) oval(context, at.x + 17 * Math.cos(turn), at.y + 17 * Math.sin(turn), 6, 5, load);
  }
  paintMeadow(context);
  paintDepths(context);
}

function hills(context: Konva.Context, y: number, color: string, wave: number) {
  context.fillStyle = color;
  context.beginPath();
  context.moveTo(0, 640);
  for (let x = 0; x <= WIDTH; x += 50) {
    context.lineTo(x, y + 34 * Math.sin(x / wave) + 14 * Math.sin(x / (wave * 0.37)));
  }
  context.lineTo(WIDTH, 640);
  context.closePath();
  context.fill('nonzero');
}

function paintSoil(context: Konva.Context) {
  for (const [top, color, wave] of SOIL) {
    context.fillStyle = color;
    context.beginPath();
    context.moveTo(0, HEIGHT);
    for (let x = 0; x <= WIDTH; x += 25) {
      const y = wave === 0 ? groundAt(x) : top + 26 * Math.sin(x / wave) + 11 * Math.sin(x / 67);
      context.lineTo(x, y);
    }
    context.lineTo(WIDTH, HEIGHT);
    context.closePath();
    context.fill('nonzero');
  }
  for (const { x, y, radius, isLight } of CRUMBS) {
    const color = isLight ? 'rgba(255, 220, 170, 0.16)' : 'rgba(30, 14, 4, 0.22)';
    oval(context, x, y, radius, radius * 0.7, color);
  }
  for (const { x, y, radius, turn, tone } of STONES) {
    oval(context, x + 3, y + 5, radius, radius * 0.66, 'rgba(20, 10, 4, 0.4)', turn);
    const color = tone > 0.66 ? '#c9b79c' : tone > 0.33 ? '#a3978a' : '#8a7f78';
    oval(context, x, y, radius, radius * 0.66, color, turn);
    const [lightX, lightY] = [x - radius * 0.2, y - radius * 0.2];
    oval(context, lightX, lightY, radius * 0.5, radius * 0.26, 'rgba(255, 250, 235, 0.3)', turn);
  }
  paintAmmonite(context, 820, 2840, 92);
  paintAmmonite(context, 2330, 2880, 60);
  paintWorm(context);
}

function paintAmmonite(context: Konva.Context, x: number, y: number, radius: number) {
  context.lineCap = 'round';
  for (const [color, width] of [
    ['#4d463e', 0.3],
    ['#d8c7a4', 0.22],
  ] as const) {
    context.strokeStyle = color;
    context.beginPath();
    for (let angle = 0; angle < 15; angle += 0.2) {
      const away = radius * Math.exp(-angle * 0.13);
      context.lineTo(x + away * Math.cos(angle), y + away * Math.sin(angle));
    }
    context.lineWidth = radius * width;
    context.stroke();
  }
  context.strokeStyle = '#a58f69';
  context.lineWidth = 3;
  context.beginPath();
  for (let angle = 0; angle < 9; angle += 0.24) {
    const away = radius * Math.exp(-angle * 0.13);
    context.moveTo(x + away * 0.9 * Math.cos(angle), y + away * 0.9 * Math.sin(angle));
    context.lineTo(x + away * 1.08 * Math.cos(angle), y + away * 1.08 * Math.sin(angle));
  }
  context.stroke();
}

function paintWorm(context: Konva.Context) {
  context.lineCap = 'round';
  for (const [color, width] of [
    ['#7a3f3a', 30],
    ['#d98f80', 24],
    ['#eab3a3', 8],
  ] as const) {
    context.strokeStyle = color;
    context.lineWidth = width;
    context.beginPath();
    context.moveTo(2560, 860);
    context.bezierCurveTo(2640, 780, 2700, 960, 2780, 880);
    context.bezierCurveTo(2840, 820, 2890, 900, 2930, 860);
    context.stroke();
  }
}

function paintRoot(context: Konva.Context, { x, deep, lean }: (typeof ROOTS)[number]) {
  const top = groundAt(x) - 4;
  context.strokeStyle = '#c9a877';
  context.lineCap = 'round';
  for (const [side, length, width] of [
    [0, 1, 11],
    [-1, 0.62, 6],
    [1, 0.7, 6],
    [-0.5, 0.85, 3],
    [1.6, 0.45, 3],
  ] as const) {
    context.lineWidth = width;
    context.beginPath();
    context.moveTo(x, top);
    context.bezierCurveTo(
      x + side * 30,
      top + deep * 0.35 * length,
      x + lean * 0.4 + side * 84,
      top + deep * 0.6 * length,
      x + lean + side * 105,
      top + deep * length,
    );
    context.stroke();
  }
}

function paintTunnel(
  context: Konva.Context,
  points: readonly Point[],
  width: number,
  color: string,
) {
  context.strokeStyle = color;
  context.lineWidth = width;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  for (const { x, y } of points) context.lineTo(x, y);
  context.stroke();
}

function paintMeadow(context: Konva.Context) {
  for (const flower of FLOWERS) paintFlower(context, flower);
  context.lineCap = 'round';
  context.lineWidth = 5;
  for (const { x, height, lean, tone } of BLADES) {
    // Nothing grows over the gate.
    if (Math.abs(x - GATE.x) < 64) continue;
    const y = groundAt(x) + 6;
    context.strokeStyle = tone > 0.66 ? '#7fb04f' : tone > 0.33 ? '#5d943f' : '#41762f';
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo(x, y - height * 0.6, x + lean, y - height);
    context.stroke();
  }
  // The mound of dug soil, and ants that come and go.
  for (let i = 0; i < 70; i += 1) {
    const x = GATE.x + ((i * 37) % 190) - 95;
    if (Math.abs(x - GATE.x) > 26)
      oval(context, x, groundAt(x) + (i % 5) * 3 - 6, 8, 6, i % 2 ? '#7a4e2c' : '#5f3b20');
  }
  for (const [away, turn] of [
    [-64, 0.3],
    [-120, 3.3],
    [-210, 0],
    [-340, 3.2],
    [70, 3.5],
    [150, 0.1],
    [260, 3.1],
    [420, 0],
  ] as const) {
    const x = GATE.x + away;
    paintAnt(context, { x, y: groundAt(x) - 10 }, turn, 1.4, '#22120a');
  }
}

function paintFlower(context: Konva.Context, { x, height, lean, kind }: (typeof FLOWERS)[number]) {
  const base = groundAt(x) + 4;
  const [topX, topY] = [x + lean, base - height];
  context.strokeStyle = '#4c8236';
  context.lineWidth = 7;
  context.beginPath();
  context.moveTo(x, base);
  context.quadraticCurveTo(x, base - height * 0.5, topX, topY);
  context.stroke();
  if (kind === 0) {
    // A dandelion clock.
    context.strokeStyle = 'rgba(255, 255, 255, 0.9)';
    context.lineWidth = 1.6;
    context.beginPath();
    for (let i = 0; i < 34; i += 1) {
      const angle = (i / 34) * 2 * Math.PI;
      const away = 44 + (i % 3) * 5;
      context.moveTo(topX, topY);
      context.lineTo(topX + away * Math.cos(angle), topY + away * Math.sin(angle));
    }
    context.stroke();
    oval(context, topX, topY, 48, 48, 'rgba(255, 255, 255, 0.32)');
    oval(context, topX, topY, 9, 9, '#b89a6a');
    return;
  }
  const [petal, middle] = kind === 1 ? ['#ffffff', '#f4bd35'] : ['#e2506c', '#ffd9a0'];
  for (let i = 0; i < 14; i += 1) {
    const angle = (i / 14) * 2 * Math.PI;
    oval(context, topX + 28 * Math.cos(angle), topY + 28 * Math.sin(angle), 18, 7, petal, angle);
  }
  oval(context, topX, topY, 15, 15, middle);
}

/** A scale at the left edge: a mark for each quarter of a meter. */
function paintDepths(context: Konva.Context) {
  context.fillStyle = 'rgba(255, 236, 204, 0.85)';
  context.strokeStyle = 'rgba(255, 236, 204, 0.6)';
  context.lineWidth = 3;
  context.font = 'italic 26px Georgia, "Times New Roman", serif';
  context.textBaseline = 'middle';
  context.textAlign = 'left';
  for (let i = 1; i <= 8; i += 1) {
    const y = GATE.y + i * 300;
    context.beginPath();
    context.moveTo(0, y);
    context.lineTo(i % 2 ? 26 : 44, y);
    context.stroke();
    if (i % 2 === 0) context.fillText(`${(i / 4).toFixed(1)} m`, 56, y);
  }
}

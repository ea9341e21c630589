import type Konva from 'konva';
import { createRandom } from '../../common/konva/random';
import { BEDS, PLAN } from '../../sandbox/Scroll_By_Edge_Drag/shared/garden';
import { disc, petals, TWO_PI } from './garden-brush';

export const scene = { ...PLAN, ratio: 1.5, quality: 60, paint: paintPlan };

const random = createRandom(41);
const TUFTS = Array.from({ length: 700 }, () => ({
  x: random() * PLAN.width,
  y: random() * PLAN.height,
  size: 3 + random() * 6,
  isLight: random() > 0.5,
}));
const GRAVEL = Array.from({ length: 520 }, () => ({
  along: random(),
  across: random() - 0.5,
  tone: random(),
}));
const CRUMBS = Array.from({ length: 90 }, () => ({ x: random(), y: random() }));

/** Lawn, paths, pond, greenhouse and beds. */
function paintPlan(context: Konva.Context) {
  context.fillStyle = '#8fb65e';
  context.fillRect(0, 0, PLAN.width, PLAN.height);
  // Mown stripes.
  context.fillStyle = 'rgba(255, 255, 210, 0.1)';
  for (let x = 0; x < PLAN.width; x += 160) context.fillRect(x, 0, 80, PLAN.height);
  for (const { x, y, size, isLight } of TUFTS) {
    disc(context, x, y, size, isLight ? 'rgba(214, 232, 140, 0.3)' : 'rgba(60, 104, 40, 0.16)');
  }
  // All edges first: where two paths meet, no edge is left between them.
  for (const path of PATHS) strokePath(context, path, 92, '#7a9a4c');
  for (const path of PATHS) strokePath(context, path, 80, '#dccda8');
  for (const path of PATHS) strewGravel(context, path);
  paintPond(context);
  paintGreenhouse(context);
  paintTree(context, 90, 1130, 96);
  paintTree(context, 2290, 150, 104);
  paintTree(context, 690, 610, 60);
  for (const bed of BEDS) paintBed(context, bed);
  context.strokeStyle = '#4d6b2c';
  context.lineWidth = 16;
  context.strokeRect(0, 0, PLAN.width, PLAN.height);
}

/** Start, two control points and end of each path. */
const PATHS = [
  [-20, 660, 700, 560, 1300, 760, 2420, 620],
  [1010, -20, 1020, 300, 1120, 460, 1180, 664],
  [1240, 1320, 1250, 1100, 1180, 900, 1210, 680],
] as const;

type Path = (typeof PATHS)[number];

function strokePath(context: Konva.Context, path: Path, width: number, color: string) {
  const [ax, ay, bx, by, cx, cy, dx, dy] = path;
  context.lineCap = 'round';
  context.strokeStyle = color;
  context.lineWidth = width;
  context.beginPath();
  context.moveTo(ax, ay);
  context.bezierCurveTo(bx, by, cx, cy, dx, dy);
  context.stroke();
}

function strewGravel(context: Konva.Context, [ax, ay, bx, by, cx, cy, dx, dy]: Path) {
  for (const { along: t, across, tone } of GRAVEL) {
    const [p, q, r, s] = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t ** 2, t ** 3];
    const x = p * ax + q * bx + r * cx + s * dx;
    const y = p * ay + q * by + r * cy + s * dy;
    const color = tone > 0.5 ? 'rgba(255, 250, 232, 0.7)' : 'rgba(120, 98, 62, 0.35)';
    disc(context, x + across * 50, y + across * 50, 2 + 3 * tone, color);
  }
}

function paintPond(context: Konva.Context) {
  context.save();
  context.translate(1010, 1010);
  for (let i = 0; i < 30; i += 1) {
    const angle = (i / 30) * TWO_PI;
    const size = 15 + 5 * Math.sin(i * 2.4);
    disc(
      context,
      162 * Math.cos(angle),
      116 * Math.sin(angle),
      size,
      i % 2 ? '#b8b2a4' : '#9f998c',
    );
  }
  context.fillStyle = '#3f8fa0';
  context.beginPath();
  context.ellipse(0, 0, 152, 106, 0, 0, TWO_PI);
  context.fill('nonzero');
  context.strokeStyle = 'rgba(220, 246, 246, 0.55)';
  context.lineWidth = 2.5;
  for (const [x, y, radius] of [
    [-50, -20, 22],
    [-50, -20, 38],
    [70, 40, 18],
  ] as const) {
    context.beginPath();
    context.arc(x, y, radius, 0, TWO_PI);
    context.stroke();
  }
  for (const [x, y, turn] of [
    [40, -50, 0.4],
    [84, -26, 2],
    [-90, 40, 4],
    [-20, 62, 1],
  ] as const) {
    context.fillStyle = '#6faa4e';
    context.beginPath();
    context.moveTo(x, y);
    context.arc(x, y, 19, turn, turn + 5.7);
    context.closePath();
    context.fill('nonzero');
  }
  context.save();
  context.translate(42, -52);
  petals(context, 8, 7, [8, 4], '#f7c6d6');
  petals(context, 6, 4, [5, 3], '#fff0f4', 0.3);
  context.restore();
  context.restore();
}

function paintGreenhouse(context: Konva.Context) {
  context.save();
  context.translate(1380, 880);
  context.fillStyle = 'rgba(40, 56, 26, 0.25)';
  context.fillRect(14, 18, 230, 300);
  context.fillStyle = '#dcecea';
  context.fillRect(0, 0, 230, 300);
  context.fillStyle = '#b5d6d4';
  context.fillRect(115, 0, 115, 300);
  context.strokeStyle = '#fbfffd';
  context.lineWidth = 5;
  context.beginPath();
  for (let y = 0; y <= 300; y += 60) {
    context.moveTo(0, y);
    context.lineTo(230, y);
  }
  for (const x of [0, 57, 115, 172, 230]) {
    context.moveTo(x, 0);
    context.lineTo(x, 300);
  }
  context.stroke();
  context.fillStyle = 'rgba(255, 255, 255, 0.4)';
  context.beginPath();
  context.moveTo(10, 120);
  context.lineTo(100, 10);
  context.lineTo(104, 60);
  context.lineTo(10, 170);
  context.closePath();
  context.fill('nonzero');
  context.restore();
}

function paintTree(context: Konva.Context, x: number, y: number, radius: number) {
  disc(context, x + 14, y + 20, radius, 'rgba(40, 60, 20, 0.28)');
  for (let i = 0; i < 9; i += 1) {
    const angle = (i / 9) * TWO_PI;
    disc(
      context,
      x + radius * 0.55 * Math.cos(angle),
      y + radius * 0.55 * Math.sin(angle),
      radius * 0.48,
      i % 2 ? '#4f8038' : '#5a8f3e',
    );
  }
  disc(context, x - radius * 0.1, y - radius * 0.12, radius * 0.62, '#6ba34a');
  disc(context, x - radius * 0.2, y - radius * 0.26, radius * 0.32, '#86ba5c');
  for (let i = 0; i < 9; i += 1) {
    const angle = i * 2.4;
    const away = radius * (0.25 + 0.06 * i);
    disc(context, x + away * Math.cos(angle), y + away * Math.sin(angle), radius * 0.07, '#e4573a');
  }
}

function paintBed(context: Konva.Context, { x, y, width, height, name }: (typeof BEDS)[number]) {
  context.fillStyle = 'rgba(40, 50, 20, 0.28)';
  context.fillRect(x - 10, y - 4, width + 32, height + 26);
  context.fillStyle = '#b98a55';
  context.fillRect(x - 14, y - 14, width + 28, height + 28);
  context.fillStyle = '#8f6537';
  context.fillRect(x - 4, y - 4, width + 8, height + 8);
  context.fillStyle = '#5d4029';
  context.fillRect(x, y, width, height);
  context.fillStyle = '#6d4c31';
  for (let row = 18; row < height - 10; row += 40)
    context.fillRect(x + 10, y + row, width - 20, 16);
  for (const crumb of CRUMBS) {
    disc(context, x + crumb.x * width, y + crumb.y * height, 2.4, 'rgba(255, 226, 180, 0.22)');
  }
  // A wooden sign at the upper edge.
  context.font = 'italic bold 25px Georgia, "Times New Roman", serif';
  const wide = context.measureText(name).width + 36;
  context.fillStyle = '#7a5530';
  context.fillRect(x + 22, y - 44, wide, 40);
  context.fillStyle = '#f6e7c4';
  context.fillRect(x + 25, y - 41, wide - 6, 34);
  context.fillStyle = '#4d3519';
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  context.fillText(name, x + 40, y - 23);
}

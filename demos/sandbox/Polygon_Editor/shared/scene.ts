import type Konva from 'konva';
import { METERS, PLAN } from './vineyard';

/** The land around the parcels, drawn once for each size of the window. */
export const landConfig = {
  name: 'land',
  listening: false,
  sceneFunc: (context: Konva.Context) => drawLand(context._context),
} satisfies Partial<Konva.ShapeConfig>;

type Pen = CanvasRenderingContext2D;

/** The land continues beyond the plan, so that its edge is never visible, whatever the shape of the window. */
const MARGIN = 420;
const SERIF = 'Georgia, "Times New Roman", serif';

function drawLand(pen: Pen) {
  drawHill(pen);
  drawContours(pen);
  drawPond(pen);
  for (const lane of LANES) drawLane(pen, lane);
  for (const [x, y, size] of TREES) drawTree(pen, x, y, size);
  for (const house of HOUSES) drawHouse(pen, house);
  drawTitle(pen);
  drawScaleBar(pen);
  drawNorth(pen);
  pen.strokeStyle = 'rgba(90, 58, 32, 0.45)';
  pen.lineWidth = 1;
  pen.strokeRect(5, 5, PLAN.width - 10, PLAN.height - 10);
}

function drawHill(pen: Pen) {
  const slope = pen.createLinearGradient(0, 0, PLAN.width, PLAN.height);
  slope.addColorStop(0, '#f6ecd0');
  slope.addColorStop(0.5, '#e8e1b6');
  slope.addColorStop(1, '#c9cf93');
  pen.fillStyle = slope;
  pen.fillRect(-MARGIN, -MARGIN, PLAN.width + 2 * MARGIN, PLAN.height + 2 * MARGIN);
}

/** Lines of equal height; every fourth is stronger. */
function drawContours(pen: Pen) {
  for (let line = -14; line < 28; line += 1) {
    const heightAt = (x: number) =>
      line * 27 +
      26 * Math.sin(x / 120 + line * 0.22) +
      11 * Math.sin(x / 53 - line * 0.4) -
      x * 0.16;
    const isStrong = line % 4 === 0;
    pen.beginPath();
    for (let x = -MARGIN; x <= PLAN.width + MARGIN; x += 12) pen.lineTo(x, heightAt(x));
    pen.strokeStyle = isStrong ? 'rgba(139, 98, 48, 0.42)' : 'rgba(139, 98, 48, 0.22)';
    pen.lineWidth = isStrong ? 1.1 : 0.7;
    pen.stroke();
  }
}

/** Lanes as cubic curves: a start, then two control points and an end for each curve. */
const LANES: number[][] = [
  [-420, 300, -200, 190, -60, 262, 40, 236, 120, 214, 290, 214, 372, 196],
  [372, 196, 420, 176, 394, 110, 374, 40, 350, -60, 420, -200, 470, -420],
  [372, 196, 420, 240, 446, 290, 434, 350, 424, 410, 470, 480, 440, 880],
];

function drawLane(pen: Pen, [x = 0, y = 0, ...rest]: number[]) {
  const path = new Path2D();
  path.moveTo(x, y);
  for (let i = 0; i + 5 < rest.length; i += 6) {
    const [ax = 0, ay = 0, bx = 0, by = 0, toX = 0, toY = 0] = rest.slice(i, i + 6);
    path.bezierCurveTo(ax, ay, bx, by, toX, toY);
  }
  pen.lineCap = 'round';
  for (const [color, width] of [
    ['#b58f5f', 13],
    ['#fbf3dd', 10.5],
  ] as const) {
    pen.strokeStyle = color;
    pen.lineWidth = width;
    pen.stroke(path);
  }
  pen.lineCap = 'butt';
  pen.setLineDash([5, 7]);
  pen.strokeStyle = 'rgba(181, 143, 95, 0.55)';
  pen.lineWidth = 1;
  pen.stroke(path);
  pen.setLineDash([]);
}

function drawPond(pen: Pen) {
  pen.save();
  pen.translate(208, 330);
  pen.rotate(-0.35);
  for (const [color, size] of [
    ['#9fae6d', 1.16],
    ['#7fb4b8', 1],
    ['#a4d0cf', 0.66],
  ] as const) {
    pen.fillStyle = color;
    pen.beginPath();
    pen.ellipse(0, 0, 24 * size, 13 * size, 0, 0, 2 * Math.PI);
    pen.fill();
  }
  pen.restore();
}

/** x, y, radius: three oaks, the trees of the farm, cypresses along the lane, and a wood beyond the plan. */
const TREES: [number, number, number][] = [
  [578, 226, 14],
  [556, 246, 12],
  [584, 254, 11],
  [40, 290, 11],
  [30, 316, 9],
  [52, 338, 8],
  [186, 282, 8],
  [228, 300, 7],
  [182, 350, 7],
  [20, 262, 6],
  [60, 250, 5],
  [100, 243, 5],
  [140, 239, 5],
  [180, 237, 5],
  [380, 18, 6],
  [396, 30, 5],
  [386, 434, 9],
  [404, 446, 7],
  [368, 446, 8],
  [22, 34, 10],
  [42, 24, 8],
  [20, 60, 7],
  ...Array.from({ length: 44 }, (_, i): [number, number, number] => [
    i % 2 ? -30 - ((i * 61) % 320) : 630 + ((i * 47) % 320),
    ((i * 89) % 700) - 120,
    7 + (i % 5) * 2,
  ]),
];

function drawTree(pen: Pen, x: number, y: number, radius: number) {
  pen.fillStyle = 'rgba(58, 46, 20, 0.22)';
  disk(pen, x + radius * 0.35, y + radius * 0.45, radius);
  pen.fillStyle = '#5d7434';
  disk(pen, x, y, radius);
  pen.fillStyle = '#7c9443';
  disk(pen, x - radius * 0.18, y - radius * 0.2, radius * 0.72);
  pen.fillStyle = '#a3b35d';
  disk(pen, x - radius * 0.34, y - radius * 0.36, radius * 0.36);
}

function disk(pen: Pen, x: number, y: number, radius: number) {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
}

/** Center, size, and turn of the roofs of the farm. */
const HOUSES = [
  { x: 112, y: 292, width: 78, height: 28, turn: -0.12 },
  { x: 76, y: 324, width: 26, height: 46, turn: -0.12 },
  { x: 150, y: 326, width: 30, height: 22, turn: -0.12 },
];

function drawHouse(pen: Pen, { x, y, width, height, turn }: (typeof HOUSES)[number]) {
  const [w, h] = [width / 2, height / 2];
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  pen.fillStyle = 'rgba(58, 36, 28, 0.25)';
  pen.fillRect(-w + 4, -h + 6, width, height);
  // A hipped roof seen from above: two long slopes and two short ones, the sunny ones lighter.
  const isWide = width > height;
  const ridge = isWide ? [w - h, 0] : [0, h - w];
  const [rx = 0, ry = 0] = ridge;
  const slopes: [string, number[]][] = isWide
    ? [
        ['#d97b4f', [-w, -h, w, -h, rx, 0, -rx, 0]],
        ['#a94f2f', [-w, h, w, h, rx, 0, -rx, 0]],
        ['#c9683f', [-w, -h, -w, h, -rx, 0]],
        ['#b55937', [w, -h, w, h, rx, 0]],
      ]
    : [
        ['#d97b4f', [-w, -h, -w, h, 0, ry, 0, -ry]],
        ['#a94f2f', [w, -h, w, h, 0, ry, 0, -ry]],
        ['#c9683f', [-w, -h, w, -h, 0, -ry]],
        ['#b55937', [-w, h, w, h, 0, ry]],
      ];
  for (const [color, points] of slopes) {
    pen.fillStyle = color;
    pen.beginPath();
    for (let i = 0; i + 1 < points.length; i += 2) pen.lineTo(points[i] ?? 0, points[i + 1] ?? 0);
    pen.fill();
  }
  pen.strokeStyle = 'rgba(255, 236, 214, 0.65)';
  pen.lineWidth = 1;
  pen.beginPath();
  pen.moveTo(-rx, -ry);
  pen.lineTo(rx, ry);
  pen.stroke();
  pen.restore();
}

function drawTitle(pen: Pen) {
  pen.fillStyle = '#5b1a2b';
  pen.textAlign = 'left';
  pen.font = `italic bold 23px ${SERIF}`;
  pen.fillText('Domaine de la Combe', 26, 412);
  pen.strokeStyle = '#5b1a2b';
  pen.lineWidth = 1;
  pen.beginPath();
  pen.moveTo(26, 421);
  pen.lineTo(238, 421);
  pen.stroke();
  pen.fillStyle = '#6b4a34';
  pen.font = `13px ${SERIF}`;
  pen.fillText('Plan of the parcels, after the harvest', 26, 437);
}

/** 50 meters in five parts. */
function drawScaleBar(pen: Pen) {
  const part = 10 / METERS;
  const [x, y] = [450, 430];
  for (let i = 0; i < 5; i += 1) {
    pen.fillStyle = i % 2 === 0 ? '#3a241c' : '#fff8e6';
    pen.fillRect(x + i * part, y, part, 5);
  }
  pen.strokeStyle = '#3a241c';
  pen.lineWidth = 0.8;
  pen.strokeRect(x, y, 5 * part, 5);
  pen.fillStyle = '#3a241c';
  pen.font = `11px ${SERIF}`;
  pen.textAlign = 'left';
  pen.fillText('0', x, y - 5);
  pen.textAlign = 'right';
  pen.fillText('50 m', x + 5 * part, y - 5);
}

function drawNorth(pen: Pen) {
  pen.save();
  pen.translate(574, 40);
  for (const [color, side] of [
    ['#5b1a2b', -1],
    ['#fff8e6', 1],
  ] as const) {
    pen.fillStyle = color;
    pen.strokeStyle = '#5b1a2b';
    pen.lineWidth = 0.8;
    pen.beginPath();
    pen.moveTo(0, -14);
    pen.lineTo(side * 8, 12);
    pen.lineTo(0, 6);
    pen.closePath();
    pen.fill();
    pen.stroke();
  }
  pen.fillStyle = '#5b1a2b';
  pen.font = `bold 12px ${SERIF}`;
  pen.textAlign = 'center';
  pen.fillText('N', 0, -18);
  pen.restore();
}

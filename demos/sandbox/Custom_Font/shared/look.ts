import type Konva from 'konva';
import { familyOf, fit, LABEL_WIDTH, LINES, type Status } from './coffee';
import { widthOf } from './face';

interface Size {
  width: number;
  height: number;
}

export const LABEL =
  'Coffee bag. Its label says: Nordlys, light roast from Sidamo, apricot, jasmine, black tea, 250 g.';

const PINE = '#16352f';
const CREAM = '#f6eedd';
/** The bag, its middle at 0, 0. */
const BAG = { width: 250, height: 400 };
const TOP = -BAG.height / 2;
/** The label on the bag. */
const PAPER = { x: -LABEL_WIDTH / 2, y: TOP + 70, width: LABEL_WIDTH, height: 296 };

/** Position and scale at which the bag fits. */
export function placeTable({ width, height }: Size) {
  const scale = Math.max(0.1, Math.min(width / 310, height / 440));
  return { x: width / 2, y: height / 2, scaleX: scale, scaleY: scale };
}

/** The texts of the label, each in a size that fits its font. */
export const lineConfigs = (status: Status, weight: number): Konva.TextConfig[] =>
  LINES.map(({ name, text, room, most, y }) => {
    const fontFamily = familyOf(status);
    const fontSize = fit({ room, most }, widthOf(text, weight, fontFamily));
    return {
      name,
      text,
      fontFamily,
      fontSize,
      fontStyle: String(weight),
      x: PAPER.x,
      y: PAPER.y + y - fontSize / 2,
      width: LABEL_WIDTH,
      align: 'center',
      fill: name === 'taste' ? '#b4532a' : PINE,
    };
  });

/** A table with the bag, without the words of its label. */
export function paintTable(context: Konva.Context) {
  const table = context.createLinearGradient(-400, -300, 300, 320);
  table.addColorStop(0, '#d9d3ee');
  table.addColorStop(1, '#b7aedb');
  context.fillStyle = table;
  context.fillRect(-900, -700, 1800, 1400);
  // A round tray behind the bag.
  context.fillStyle = 'rgba(255, 255, 255, 0.28)';
  context.beginPath();
  context.arc(-60, 30, 265, 0, 2 * Math.PI);
  context.fill('nonzero');
  paintCup(context, 258, 92);
  for (const [x, y, turn] of [
    [-196, 150, 0.4],
    [-232, 108, 1.9],
    [-176, 184, 2.6],
    [-258, 168, 0.9],
    [-214, -132, 2.2],
    [188, -150, 0.7],
    [222, -118, 2.4],
    [300, -176, 1.2],
    [-312, -36, 1.5],
  ] as const) {
    paintBean(context, x, y, turn);
  }
  paintBag(context);
  paintPaper(context);
}

function paintBag(context: Konva.Context) {
  const { width, height } = BAG;
  const outline = (shift: number) => {
    context.beginPath();
    context.moveTo(-width / 2 + 8 + shift, TOP + shift);
    context.lineTo(width / 2 - 8 + shift, TOP + shift);
    context.bezierCurveTo(
      width / 2 + shift,
      TOP + 90,
      width / 2 + shift,
      TOP + 260,
      width / 2 - 4 + shift,
      TOP + height - 8 + shift,
    );
    context.quadraticCurveTo(
      shift,
      TOP + height + 12 + shift,
      4 - width / 2 + shift,
      TOP + height - 8 + shift,
    );
    context.bezierCurveTo(
      -width / 2 + shift,
      TOP + 260,
      -width / 2 + shift,
      TOP + 90,
      -width / 2 + 8 + shift,
      TOP + shift,
    );
    context.fill('nonzero');
  };
  context.fillStyle = 'rgba(50, 36, 90, 0.28)';
  outline(14);
  const sheen = context.createLinearGradient(-width / 2, 0, width / 2, 0);
  sheen.addColorStop(0, '#0f2823');
  sheen.addColorStop(0.12, '#2a5a50');
  sheen.addColorStop(0.3, '#1b4038');
  sheen.addColorStop(0.85, PINE);
  sheen.addColorStop(1, '#0c1f1b');
  context.fillStyle = sheen;
  outline(0);
  // The fold, and the tie that keeps the bag shut.
  context.fillStyle = 'rgba(255, 255, 255, 0.1)';
  context.fillRect(-width / 2 + 7, TOP + 14, width - 14, 2);
  context.fillRect(-width / 2 + 5, TOP + 26, width - 10, 2);
  context.fillStyle = '#f39b6d';
  context.beginPath();
  context.roundRect(-width / 2 - 10, TOP + 34, width + 20, 14, 5);
  context.fill('nonzero');
}

/** The label: an arch with northern lights over mountains. */
function paintPaper(context: Konva.Context) {
  const { x, y, width, height } = PAPER;
  context.fillStyle = CREAM;
  context.beginPath();
  context.roundRect(x, y, width, height, [width / 2, width / 2, 8, 8]);
  context.fill('nonzero');
  context.save();
  context.beginPath();
  context.roundRect(x + 10, y + 10, width - 20, 128, [85, 85, 4, 4]);
  context.clip();
  const sky = context.createLinearGradient(0, y, 0, y + 140);
  sky.addColorStop(0, '#1d1b45');
  sky.addColorStop(1, '#3d4f86');
  context.fillStyle = sky;
  context.fillRect(x, y, width, 150);
  for (const [top, color, sway] of [
    [36, 'rgba(120, 235, 190, 0.55)', 14],
    [52, 'rgba(185, 183, 224, 0.6)', -12],
    [68, 'rgba(243, 155, 109, 0.6)', 10],
  ] as const) {
    const light = context.createLinearGradient(0, y + top - 26, 0, y + top + 42);
    light.addColorStop(0, 'rgba(255, 255, 255, 0)');
    light.addColorStop(0.5, color);
    light.addColorStop(1, 'rgba(255, 255, 255, 0)');
    context.fillStyle = light;
    context.beginPath();
    context.moveTo(x, y + top - sway);
    context.bezierCurveTo(-40, y + top + 34 + sway, 30, y + top - 40 - sway, x + width, y + top);
    context.lineTo(x + width, y + top + 36);
    context.bezierCurveTo(30, y + top - 2 - sway, -40, y + top + 72 + sway, x, y + top + 36);
    context.closePath();
    context.fill('nonzero');
  }
  context.fillStyle = '#ffffff';
  for (const [left, top] of [
    [34, 48],
    [62, 26],
    [96, 20],
    [132, 34],
    [158, 56],
    [110, 44],
  ] as const) {
    context.fillRect(x + left, y + top, 2, 2);
  }
  for (const [color, peaks] of [
    ['#2a3c63', [0, 118, 40, 84, 74, 112, 118, 76, 160, 108, 190, 92]],
    [PINE, [0, 128, 34, 110, 66, 128, 100, 102, 136, 126, 168, 110, 190, 124]],
  ] as const) {
    context.fillStyle = color;
    context.beginPath();
    context.moveTo(x, y + 150);
    for (let i = 0; i < peaks.length; i += 2) {
      context.lineTo(x + (peaks[i] ?? 0), y + (peaks[i + 1] ?? 0));
    }
    context.lineTo(x + width, y + 150);
    context.closePath();
    context.fill('nonzero');
  }
  context.restore();
}

function paintCup(context: Konva.Context, x: number, y: number) {
  for (const [radius, color] of [
    [86, 'rgba(50, 36, 90, 0.18)'],
    [80, '#fbf6ea'],
    [70, '#efe5d2'],
    [52, '#ffffff'],
    [46, '#4a2a1a'],
    [42, '#6b3f25'],
  ] as const) {
    context.fillStyle = color;
    context.beginPath();
    const shift = radius === 86 ? 8 : 0;
    context.arc(x + shift, y + shift, radius, 0, 2 * Math.PI);
    context.fill('nonzero');
  }
  context.strokeStyle = '#ffffff';
  context.lineWidth = 11;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(x + 46, y - 30);
  context.lineTo(x + 70, y - 46);
  context.stroke();
  context.strokeStyle = '#d8a875';
  context.lineWidth = 3;
  context.beginPath();
  context.arc(x, y, 32, 0.4, 2.6);
  context.stroke();
}

function paintBean(context: Konva.Context, x: number, y: number, turn: number) {
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  context.fillStyle = 'rgba(50, 36, 90, 0.2)';
  context.beginPath();
  context.ellipse(3, 4, 17, 12, 0, 0, 2 * Math.PI);
  context.fill('nonzero');
  context.fillStyle = '#5d3620';
  context.beginPath();
  context.ellipse(0, 0, 17, 12, 0, 0, 2 * Math.PI);
  context.fill('nonzero');
  context.strokeStyle = '#2e180c';
  context.lineWidth = 2.5;
  context.beginPath();
  context.moveTo(-15, 0);
  context.bezierCurveTo(-5, -6, 5, 6, 15, 0);
  context.stroke();
  context.restore();
}

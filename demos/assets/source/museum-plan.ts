import type Konva from 'konva';
import { EXHIBITS, SIZE, type Point } from '../../sandbox/Heatmap_Generator/shared/heat';

export const scene = {
  ...SIZE,
  ratio: 3,
  paint: ({ _context }: Konva.Context) => drawPlan(_context),
};

const WALL = '#5d4f96';
const LINE = '#8f80c9';
const SOFT = '#40346e';

function drawPlan(context: CanvasRenderingContext2D) {
  context.fillStyle = '#120e22';
  context.fillRect(0, 0, SIZE.width, SIZE.height);
  drawFloor(context);
  drawWalls(context);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  drawWhale(context);
  drawGlobe(context);
  drawAmmonite(context);
  drawCrystals(context);
  drawReef(context);
  context.font = '600 11px system-ui, sans-serif';
  context.textAlign = 'center';
  context.fillStyle = '#b9aee6';
  const below: Record<string, number> = {
    whale: 66,
    globe: 54,
    ammonite: 52,
    crystals: 56,
    reef: 62,
  };
  for (const { name, x, y } of EXHIBITS) {
    context.fillText(name.toUpperCase(), x, y + (below[name] ?? 50));
  }
  context.fillStyle = '#7b6db2';
  context.fillText('ENTRANCE', 186, 334);
}

/** Herringbone in the hall, tiles in the two rooms. */
function drawFloor(context: CanvasRenderingContext2D) {
  context.fillStyle = '#1c1633';
  context.fillRect(20, 18, 336, 296);
  context.fillStyle = '#191430';
  context.fillRect(364, 18, 178, 150);
  context.fillStyle = '#151733';
  context.fillRect(364, 176, 178, 156);
  context.strokeStyle = '#261e45';
  context.lineWidth = 1;
  context.beginPath();
  for (let x = 20; x < 356; x += 14) {
    for (let y = 18; y < 314; y += 14) {
      const isUp = ((x - 20) / 14 + (y - 18) / 14) % 2 === 0;
      context.moveTo(x, isUp ? y + 14 : y);
      context.lineTo(x + 14, isUp ? y : y + 14);
    }
  }
  for (let x = 364; x <= 542; x += 22.25) {
    context.moveTo(x, 18);
    context.lineTo(x, 332);
  }
  for (let y = 18; y < 332; y += 22) {
    context.moveTo(364, y);
    context.lineTo(542, y);
  }
  context.stroke();
}

function drawWalls(context: CanvasRenderingContext2D) {
  context.strokeStyle = WALL;
  context.lineWidth = 7;
  context.lineCap = 'butt';
  context.lineJoin = 'miter';
  context.beginPath();
  // Outside, with the entrance at the bottom.
  context.moveTo(150, 317);
  context.lineTo(17, 317);
  context.lineTo(17, 15);
  context.lineTo(545, 15);
  context.lineTo(545, 335);
  context.lineTo(360, 335);
  context.lineTo(360, 317);
  context.lineTo(222, 317);
  // Between the rooms, with a door each.
  context.moveTo(360, 15);
  context.lineTo(360, 72);
  context.moveTo(360, 118);
  context.lineTo(360, 232);
  context.moveTo(360, 278);
  context.lineTo(360, 335);
  context.moveTo(360, 172);
  context.lineTo(430, 172);
  context.moveTo(484, 172);
  context.lineTo(545, 172);
  context.stroke();
  // The swing of the doors.
  context.strokeStyle = WALL;
  context.lineWidth = 1;
  for (const [x, y, from, size] of [
    [360, 72, 0, 46],
    [360, 278, 1.5, 46],
    [150, 317, 1.5, 36],
    [222, 317, 1, 36],
  ] as const) {
    context.beginPath();
    context.moveTo(x, y);
    context.arc(x, y, size, from * Math.PI, (from + 0.5) * Math.PI);
    context.stroke();
  }
  // Columns and benches.
  context.fillStyle = WALL;
  for (const [x, y] of [
    [48, 46],
    [328, 46],
    [48, 180],
    [328, 180],
  ] as const) {
    context.beginPath();
    context.arc(x, y, 6, 0, 2 * Math.PI);
    context.fill();
  }
  context.fillStyle = SOFT;
  for (const [x, y, width, height] of [
    [156, 206, 60, 12],
    [384, 302, 40, 11],
    [506, 30, 11, 40],
  ] as const) {
    context.beginPath();
    context.roundRect(x, y, width, height, 4);
    context.fill();
  }
}

/** The skeleton under the ceiling of the hall. */
function drawWhale(context: CanvasRenderingContext2D) {
  const at = (part: number): Point => ({
    x: 70 + part * 226,
    y: 112 + Math.sin(part * 3.4 + 0.3) * 12 - part * 8,
  });
  context.strokeStyle = LINE;
  context.lineWidth = 3.4;
  context.beginPath();
  for (let i = 0; i <= 40; i += 1) context.lineTo(at(i / 40).x, at(i / 40).y);
  context.stroke();
  context.lineWidth = 1.8;
  for (let i = 0; i < 15; i += 1) {
    const { x, y } = at(0.24 + i * 0.033);
    const size = 32 * Math.sin(((i + 3) / 19) * Math.PI);
    for (const side of [-1, 1]) {
      context.beginPath();
      context.moveTo(x, y);
      context.quadraticCurveTo(x - 3, y + side * size, x + 13, y + side * size);
      context.stroke();
    }
  }
  // Vertebrae of the tail, and the skull with its jaws.
  for (let i = 0; i < 10; i += 1) {
    const { x, y } = at(0.74 + i * 0.027);
    const size = 8 - i * 0.6;
    context.beginPath();
    context.moveTo(x, y - size);
    context.lineTo(x, y + size);
    context.stroke();
  }
  context.lineWidth = 2.2;
  const head = at(0.2);
  context.fillStyle = '#2c2350';
  context.beginPath();
  context.moveTo(head.x + 6, head.y);
  context.bezierCurveTo(head.x - 2, head.y - 26, head.x - 34, head.y - 14, 50, head.y - 4);
  context.bezierCurveTo(head.x - 34, head.y + 18, head.x - 2, head.y + 26, head.x + 6, head.y);
  context.fill();
  context.stroke();
  context.beginPath();
  context.moveTo(54, head.y - 2);
  context.quadraticCurveTo(head.x - 26, head.y + 4, head.x - 8, head.y + 2);
  context.stroke();
  const tail = at(1);
  for (const side of [-1, 1]) {
    context.beginPath();
    context.moveTo(tail.x, tail.y);
    context.quadraticCurveTo(tail.x + 4, tail.y + side * 18, tail.x + 26, tail.y + side * 24);
    context.quadraticCurveTo(tail.x + 16, tail.y + side * 8, tail.x, tail.y);
    context.stroke();
  }
}

function drawGlobe(context: CanvasRenderingContext2D) {
  const { x, y } = EXHIBITS[1];
  context.strokeStyle = LINE;
  context.lineWidth = 2;
  context.fillStyle = '#262048';
  context.beginPath();
  context.arc(x, y, 32, 0, 2 * Math.PI);
  context.fill();
  context.stroke();
  context.lineWidth = 1.2;
  for (const part of [0.3, 0.7]) {
    context.beginPath();
    context.ellipse(x, y, 32 * part, 32, 0.3, 0, 2 * Math.PI);
    context.stroke();
    context.beginPath();
    context.ellipse(x, y, 32, 32 * part * 0.6, 0.3, 0, 2 * Math.PI);
    context.stroke();
  }
  context.lineWidth = 2;
  context.beginPath();
  context.arc(x, y, 38, -1.9, 1.6);
  context.stroke();
}

function drawAmmonite(context: CanvasRenderingContext2D) {
  const { x, y } = EXHIBITS[2];
  const at = (angle: number, part: number): Point => {
    const away = 4.2 * Math.exp(angle * 0.135) * part;
    return { x: x + Math.cos(angle) * away, y: y + Math.sin(angle) * away };
  };
  context.strokeStyle = LINE;
  context.lineWidth = 2;
  context.beginPath();
  for (let angle = 0; angle <= 15.4; angle += 0.1) {
    const { x: left, y: top } = at(angle, 1);
    context.lineTo(left, top);
  }
  const end = at(15.4, 0.44);
  context.lineTo(end.x, end.y);
  context.stroke();
  context.lineWidth = 1.2;
  for (let angle = 6.4; angle <= 15.3; angle += 0.32) {
    const [outer, inner] = [at(angle, 0.98), at(angle, 0.5)];
    context.beginPath();
    context.moveTo(outer.x, outer.y);
    context.lineTo(inner.x, inner.y);
    context.stroke();
  }
}

function drawCrystals(context: CanvasRenderingContext2D) {
  const { x, y } = EXHIBITS[3];
  context.strokeStyle = LINE;
  context.fillStyle = '#262048';
  context.lineWidth = 1.8;
  for (const [dx, dy, width, height, turn] of [
    [-26, 8, 14, 44, -0.7],
    [26, 8, 14, 46, 0.7],
    [-12, -2, 17, 62, -0.26],
    [15, 2, 15, 54, 0.3],
    [1, 6, 21, 74, 0],
  ] as const) {
    context.save();
    context.translate(x + dx, y + dy + 26);
    context.rotate(turn);
    context.beginPath();
    context.moveTo(-width / 2, 0);
    context.lineTo(-width / 2, -height + 14);
    context.lineTo(0, -height);
    context.lineTo(width / 2, -height + 14);
    context.lineTo(width / 2, 0);
    context.closePath();
    context.fill();
    context.stroke();
    context.beginPath();
    context.moveTo(width * 0.12, 0);
    context.lineTo(width * 0.12, -height + 18);
    context.lineTo(0, -height);
    context.moveTo(width * 0.12, -height + 18);
    context.lineTo(width / 2, -height + 14);
    context.stroke();
    context.restore();
  }
}

/** A basin with corals and fish. */
function drawReef(context: CanvasRenderingContext2D) {
  const { x, y } = EXHIBITS[4];
  context.strokeStyle = LINE;
  context.fillStyle = '#1d2450';
  context.lineWidth = 2;
  context.beginPath();
  context.ellipse(x, y, 62, 42, 0, 0, 2 * Math.PI);
  context.fill();
  context.stroke();
  context.lineWidth = 1.6;
  const branch = (left: number, top: number, angle: number, length: number) => {
    const to = { x: left + Math.cos(angle) * length, y: top + Math.sin(angle) * length };
    context.beginPath();
    context.moveTo(left, top);
    context.lineTo(to.x, to.y);
    context.stroke();
    if (length < 6) return;
    branch(to.x, to.y, angle - 0.5, length * 0.68);
    branch(to.x, to.y, angle + 0.45, length * 0.68);
  };
  branch(x - 26, y + 28, -1.7, 15);
  branch(x + 28, y + 24, -1.4, 13);
  for (const [dx, dy, side] of [
    [-30, -14, 1],
    [6, -22, -1],
    [32, -8, 1],
    [4, 10, 1],
  ] as const) {
    context.beginPath();
    context.ellipse(x + dx, y + dy, 9, 4.5, 0, 0, 2 * Math.PI);
    context.moveTo(x + dx - side * 9, y + dy);
    context.lineTo(x + dx - side * 15, y + dy - 5);
    context.lineTo(x + dx - side * 15, y + dy + 5);
    context.closePath();
    context.stroke();
  }
}

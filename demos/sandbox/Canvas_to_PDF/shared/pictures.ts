import type Konva from 'konva';

const INK = '#4a2c1a';
const CRUST = '#b5662b';
const WHEAT = '#d9a441';

/** A loaf with its score, drawn around 0, 0; its half width is `size`. */
function paintLoaf(context: Konva.Context, x: number, y: number, size: number, bake = 1) {
  context.save();
  context.translate(x, y);
  context.scale(size / 150, size / 150);
  context.fillStyle = 'rgba(70, 35, 10, 0.28)';
  context.beginPath();
  context.ellipse(6, 84, 152, 26, 0, 0, 2 * Math.PI);
  context.fill('nonzero');
  const crust = context.createRadialGradient(-40, -70, 20, 0, 0, 190);
  crust.addColorStop(0, bake > 0.6 ? '#f0bd76' : '#f8dfae');
  crust.addColorStop(0.5, bake > 0.6 ? '#c67a35' : '#e3b374');
  crust.addColorStop(1, bake > 0.6 ? '#6d3615' : '#b9803f');
  context.fillStyle = crust;
  context.beginPath();
  context.moveTo(-150, 40);
  context.bezierCurveTo(-150, -60, -80, -112, 0, -112);
  context.bezierCurveTo(80, -112, 150, -60, 150, 40);
  context.bezierCurveTo(150, 92, 90, 100, 0, 100);
  context.bezierCurveTo(-90, 100, -150, 92, -150, 40);
  context.fill('nonzero');
  // The open score, and the ear over it.
  context.fillStyle = '#f7e0b4';
  context.beginPath();
  context.moveTo(-98, 30);
  context.bezierCurveTo(-52, -64, 40, -96, 104, -58);
  context.bezierCurveTo(60, -40, 0, -6, -98, 30);
  context.fill('nonzero');
  context.fillStyle = '#8a4a1e';
  context.beginPath();
  context.moveTo(-98, 30);
  context.bezierCurveTo(-56, -76, 44, -108, 104, -58);
  context.bezierCurveTo(38, -76, -36, -36, -98, 30);
  context.fill('nonzero');
  // Flour of the basket.
  context.strokeStyle = 'rgba(255, 248, 230, 0.75)';
  context.lineCap = 'round';
  context.lineWidth = 5;
  for (const [left, right, drop] of [
    [-96, 112, 62],
    [-60, 126, 34],
    [-8, 128, 10],
  ] as const) {
    context.beginPath();
    context.moveTo(left, drop + 10);
    context.quadraticCurveTo((left + right) / 2, drop + 16, right, drop - 22);
    context.stroke();
  }
  context.restore();
}

/** An ear of wheat that grows from a point at an angle. */
function paintWheat(context: Konva.Context, x: number, y: number, angle: number) {
  context.save();
  context.translate(x, y);
  context.rotate(angle);
  context.strokeStyle = WHEAT;
  context.lineWidth = 3;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(0, 0);
  context.lineTo(0, -92);
  context.stroke();
  context.fillStyle = WHEAT;
  for (let i = 0; i < 6; i += 1) {
    for (const side of [-1, 1]) {
      context.beginPath();
      context.ellipse(side * 7, -40 - 11 * i, 4.5, 11, side * 0.5, 0, 2 * Math.PI);
      context.fill('nonzero');
    }
  }
  context.beginPath();
  context.ellipse(0, -112, 4.5, 12, 0, 0, 2 * Math.PI);
  context.fill('nonzero');
  context.restore();
}

export function paintCover(context: Konva.Context) {
  // A morning behind the loaf.
  const sky = context.createLinearGradient(0, 0, 0, 390);
  sky.addColorStop(0, '#e8843f');
  sky.addColorStop(1, '#f8cf8f');
  context.fillStyle = sky;
  context.fillRect(0, 0, 444, 390);
  context.save();
  context.beginPath();
  context.rect(0, 0, 444, 390);
  context.clip();
  context.fillStyle = 'rgba(255, 236, 190, 0.32)';
  for (let i = 0; i < 24; i += 2) {
    context.beginPath();
    context.moveTo(222, 300);
    context.arc(222, 300, 460, (i * Math.PI) / 12, ((i + 1) * Math.PI) / 12);
    context.fill('nonzero');
  }
  context.restore();
  context.fillStyle = '#8f5527';
  context.fillRect(0, 352, 444, 38);
  context.fillStyle = '#a9682f';
  context.fillRect(0, 352, 444, 8);
  paintLoaf(context, 222, 258, 158);
  paintWheat(context, 70, 540, -0.45);
  paintWheat(context, 374, 540, 0.45);
}

export function paintDays(context: Konva.Context) {
  context.fillStyle = CRUST;
  context.fillRect(34, 88, 376, 3);
  context.strokeStyle = '#e2c391';
  context.lineWidth = 3;
  for (const [top, rows] of [
    [158, 4],
    [394, 3],
  ] as const) {
    context.beginPath();
    context.moveTo(111, top);
    context.lineTo(111, top + 42 * (rows - 1));
    context.stroke();
    for (let row = 0; row < rows; row += 1) {
      context.fillStyle = CRUST;
      context.beginPath();
      context.arc(111, top + 42 * row, 6, 0, 2 * Math.PI);
      context.fill('nonzero');
    }
  }
  paintJar(context, 372, 202);
  paintLoaf(context, 338, 566, 62);
}

/** A jar with a starter that has risen. */
function paintJar(context: Konva.Context, x: number, y: number) {
  context.fillStyle = '#f3dfb4';
  context.beginPath();
  context.roundRect(x - 34, y - 22, 68, 72, [4, 4, 14, 14]);
  context.fill('nonzero');
  context.fillStyle = '#fffaf0';
  for (const [left, top, radius] of [
    [-18, -4, 6],
    [8, 8, 8],
    [20, -8, 4],
    [-8, 26, 7],
    [18, 32, 5],
    [-24, 18, 4],
  ] as const) {
    context.beginPath();
    context.arc(x + left, y + top, radius, 0, 2 * Math.PI);
    context.fill('nonzero');
  }
  context.strokeStyle = INK;
  context.lineWidth = 3;
  context.beginPath();
  context.roundRect(x - 36, y - 54, 72, 106, 14);
  context.stroke();
  context.fillStyle = INK;
  context.fillRect(x - 40, y - 64, 80, 14);
  context.fillStyle = CRUST;
  context.fillRect(x - 38, y + 14, 76, 4);
}

export function paintDiary(context: Konva.Context) {
  context.fillStyle = CRUST;
  context.fillRect(34, 88, 376, 3);
  for (let row = 0; row < 4; row += 1) {
    const y = 162 + 116 * row;
    context.fillStyle = '#f4dfb8';
    context.beginPath();
    context.arc(82, y, 48, 0, 2 * Math.PI);
    context.fill('nonzero');
    paintLoaf(context, 82, y + 2, 38, row === 0 ? 0.3 : 1);
    context.fillStyle = '#ead3a6';
    if (row < 3) context.fillRect(146, y + 57, 264, 1.5);
  }
}

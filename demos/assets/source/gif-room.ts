import type Konva from 'konva';
import { STRIP } from '../../sandbox/GIF_On_Canvas/shared/look';
import { SIZE } from '../../sandbox/GIF_On_Canvas/shared/player';

export const scene = { ...SIZE, paint: drawRoom };

/** Striped wallpaper, a sideboard with a lamp and a plant, and a strip of film on it. */
function drawRoom({ _context: context }: Konva.Context) {
  const { width } = SIZE;
  context.fillStyle = '#8f3b46';
  context.fillRect(0, 0, width, 292);
  context.fillStyle = '#9a4550';
  for (let x = 0; x < width; x += 56) context.fillRect(x, 0, 28, 292);
  context.strokeStyle = '#b06069';
  context.lineWidth = 1.2;
  for (let x = 14; x < width; x += 28) {
    for (let y = x % 56 === 14 ? 22 : 48; y < 276; y += 52) drawSprig(context, x, y);
  }
  // The light of the lamp.
  const light = context.createRadialGradient(66, 190, 6, 66, 190, 190);
  light.addColorStop(0, 'rgba(255, 220, 150, 0.6)');
  light.addColorStop(1, 'rgba(255, 200, 120, 0)');
  context.fillStyle = light;
  context.fillRect(0, 0, width, 292);
  context.fillStyle = '#5d2630';
  context.fillRect(0, 274, width, 8);

  const wood = context.createLinearGradient(0, 282, 0, SIZE.height);
  wood.addColorStop(0, '#7a4a2c');
  wood.addColorStop(0.12, '#5f3820');
  wood.addColorStop(1, '#472815');
  context.fillStyle = wood;
  context.fillRect(0, 282, width, SIZE.height - 282);
  context.fillStyle = '#a36a42';
  context.fillRect(0, 282, width, 4);

  drawLamp(context);
  drawPlant(context);
  drawStrip(context);
}

function drawSprig(context: CanvasRenderingContext2D, x: number, y: number) {
  context.beginPath();
  context.moveTo(x, y + 9);
  context.lineTo(x, y - 8);
  for (const dy of [4, -2]) {
    context.moveTo(x, y + dy);
    context.quadraticCurveTo(x - 6, y + dy - 1, x - 6, y + dy - 7);
    context.moveTo(x, y + dy);
    context.quadraticCurveTo(x + 6, y + dy - 1, x + 6, y + dy - 7);
  }
  context.stroke();
}

function drawLamp(context: CanvasRenderingContext2D) {
  context.fillStyle = '#3c2230';
  context.beginPath();
  context.ellipse(66, 284, 24, 6, 0, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = '#d7a24c';
  context.beginPath();
  context.moveTo(61, 214);
  context.bezierCurveTo(56, 232, 44, 244, 50, 264);
  context.quadraticCurveTo(54, 282, 66, 282);
  context.quadraticCurveTo(78, 282, 82, 264);
  context.bezierCurveTo(88, 244, 76, 232, 71, 214);
  context.fill();
  const shade = context.createLinearGradient(26, 0, 106, 0);
  shade.addColorStop(0, '#f3c987');
  shade.addColorStop(0.5, '#fff0cc');
  shade.addColorStop(1, '#eab970');
  context.fillStyle = shade;
  context.beginPath();
  context.moveTo(46, 164);
  context.lineTo(86, 164);
  context.lineTo(106, 218);
  context.lineTo(26, 218);
  context.fill();
  context.strokeStyle = '#c98f3e';
  context.lineWidth = 3;
  context.beginPath();
  context.moveTo(26, 218);
  context.lineTo(106, 218);
  context.moveTo(46, 164);
  context.lineTo(86, 164);
  context.stroke();
}

function drawPlant(context: CanvasRenderingContext2D) {
  context.lineCap = 'round';
  for (const [angle, length, color] of [
    [-2.75, 66, '#2c5e4a'],
    [-0.5, 62, '#2c5e4a'],
    [-2.3, 92, '#3d7a5c'],
    [-0.95, 86, '#3d7a5c'],
    [-1.85, 112, '#347052'],
    [-1.35, 104, '#4a8a66'],
  ] as const) {
    const tip = { x: 500 + Math.cos(angle) * length * 0.62, y: 250 + Math.sin(angle) * length };
    const bend = {
      x: 500 + Math.cos(angle) * length * 0.2,
      y: 250 + Math.sin(angle) * length * 0.8,
    };
    context.fillStyle = color;
    context.beginPath();
    context.moveTo(500, 252);
    context.quadraticCurveTo(bend.x - 15, bend.y, tip.x, tip.y);
    context.quadraticCurveTo(bend.x + 15, bend.y + 6, 500, 252);
    context.fill();
    context.strokeStyle = 'rgba(220, 240, 210, 0.35)';
    context.lineWidth = 1.2;
    context.beginPath();
    context.moveTo(500, 250);
    context.quadraticCurveTo(bend.x, bend.y + 2, tip.x, tip.y);
    context.stroke();
  }
  const pot = context.createLinearGradient(472, 0, 528, 0);
  pot.addColorStop(0, '#e9dcc4');
  pot.addColorStop(1, '#b59f7c');
  context.fillStyle = pot;
  context.beginPath();
  context.moveTo(472, 244);
  context.lineTo(528, 244);
  context.lineTo(520, 284);
  context.lineTo(480, 284);
  context.fill();
  context.fillStyle = '#8c6a4a';
  context.fillRect(470, 240, 60, 9);
}

/** Black film with its holes, below the thumbnails. */
function drawStrip(context: CanvasRenderingContext2D) {
  context.fillStyle = 'rgba(20, 8, 6, 0.45)';
  context.fillRect(0, STRIP.y - 4, SIZE.width, STRIP.height + 14);
  context.fillStyle = '#1c1416';
  context.fillRect(0, STRIP.y - 7, SIZE.width, STRIP.height + 14);
  context.fillStyle = '#c9b8a0';
  for (let x = 5; x < SIZE.width; x += 15) {
    context.fillRect(x, STRIP.y - 5, 6, 4);
    context.fillRect(x, STRIP.y + STRIP.height + 1, 6, 4);
  }
}

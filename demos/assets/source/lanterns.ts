import type Konva from 'konva';
import { KINDS, type Kind } from '../../sandbox/Multi-touch_Scale_Shape/shared/lanterns';

/** Colors of the paper, without and with a light behind it. */
const PAPER: Record<Kind, string> = {
  round: '#7d3440',
  star: '#6f5a3a',
  kite: '#2f6268',
};
const GLOW: Record<Kind, string> = {
  round: '#ff7a4d',
  star: '#ffc95c',
  kite: '#58d0bd',
};

/** A row without a light, a row with it, and a row of what the lit ones show on the water. */
export const scene = {
  width: 672,
  height: 548,
  ratio: 2,
  quality: 74,
  paint: (context: Konva.Context) => {
    KINDS.forEach((kind, i) => {
      for (const isLit of [false, true]) {
        context.save();
        context.translate(i * 224 + 112, isLit ? 336 : 112);
        drawLantern(context, kind, isLit);
        context.restore();
      }
      context.save();
      context.translate(i * 224 + 112, 448);
      drawReflection(context, GLOW[kind]);
      context.restore();
    });
  },
};

/** The halves of a paper side: a shade and a light are laid over its color. */
const shade = (isLit: boolean) => (isLit ? 'rgba(150, 30, 30, 0.3)' : 'rgba(12, 8, 32, 0.42)');
const shine = (isLit: boolean) =>
  isLit ? 'rgba(255, 246, 205, 0.85)' : 'rgba(255, 230, 220, 0.1)';

function drawLantern(context: Konva.Context, kind: Kind, isLit: boolean) {
  const color = isLit ? GLOW[kind] : PAPER[kind];
  if (isLit) {
    const halo = context.createRadialGradient(0, 0, 20, 0, 0, 112);
    halo.addColorStop(0, `${color}b0`);
    halo.addColorStop(0.45, `${color}3c`);
    halo.addColorStop(1, `${color}00`);
    context.fillStyle = halo;
    context.fillRect(-112, -112, 224, 224);
  }
  context.lineJoin = 'round';
  context.lineCap = 'round';
  if (kind === 'round') drawRound(context, color, isLit);
  else if (kind === 'star') drawStar(context, color, isLit);
  else drawKite(context, color, isLit);
}

/** The light of the candle in the middle of the paper. */
function drawCandle(context: Konva.Context, isLit: boolean, radius: number) {
  const light = context.createRadialGradient(0, 6, 1, 0, 6, radius);
  light.addColorStop(0, shine(isLit));
  light.addColorStop(1, 'rgba(255, 240, 190, 0)');
  context.fillStyle = light;
  context.fill('nonzero');
}

function drawTassel(context: Konva.Context, x: number, y: number, length: number, color: string) {
  context.strokeStyle = color;
  context.lineWidth = 1.6;
  context.beginPath();
  for (let i = -2; i <= 2; i += 1) {
    context.moveTo(x + i * 0.6, y);
    context.quadraticCurveTo(x + i * 1.4, y + length * 0.5, x + i * 2, y + length);
  }
  context.stroke();
  context.fillStyle = color;
  context.beginPath();
  context.arc(x, y, 3, 0, 2 * Math.PI);
  context.fill('nonzero');
}

function drawRound(context: Konva.Context, color: string, isLit: boolean) {
  drawTassel(context, 0, 38, 24, isLit ? '#ffd27a' : '#9b6a4a');
  context.beginPath();
  context.ellipse(0, 0, 44, 37, 0, 0, 2 * Math.PI);
  context.fillStyle = color;
  context.fill('nonzero');
  drawCandle(context, isLit, 40);
  // Ribs of bamboo.
  context.strokeStyle = shade(isLit);
  context.lineWidth = 1.6;
  for (const wide of [44, 31, 16]) {
    context.beginPath();
    context.ellipse(0, 0, wide, 37, 0, 0, 2 * Math.PI);
    context.stroke();
  }
  context.fillStyle = isLit ? '#5a2433' : '#33203a';
  for (const y of [-41, 32]) {
    context.beginPath();
    context.roundRect(-17, y, 34, 9, 3);
    context.fill('nonzero');
  }
  context.fillStyle = isLit ? '#ffd27a' : '#8a6a52';
  context.fillRect(-17, -35, 34, 1.8);
  context.fillRect(-17, 33.5, 34, 1.8);
}

/** Five points of two facets each: one in the light, one in the shade. */
function drawStar(context: Konva.Context, color: string, isLit: boolean) {
  const at = (i: number): [number, number] => {
    const away = i % 2 === 0 ? 46 : 20;
    const angle = (i * Math.PI) / 5;
    return [Math.sin(angle) * away, -Math.cos(angle) * away];
  };
  for (const i of [4, 6]) drawTassel(context, ...at(i), 16, isLit ? '#ff8f6b' : '#7d5560');
  context.beginPath();
  for (let i = 0; i < 10; i += 1) context.lineTo(...at(i));
  context.closePath();
  context.fillStyle = color;
  context.fill('nonzero');
  drawCandle(context, isLit, 42);
  context.fillStyle = shade(isLit);
  for (let i = 0; i < 10; i += 2) {
    context.beginPath();
    context.moveTo(0, 0);
    context.lineTo(...at(i));
    context.lineTo(...at(i + 1));
    context.closePath();
    context.fill('nonzero');
  }
  context.strokeStyle = isLit ? '#fff0c0' : '#8d7551';
  context.lineWidth = 1.6;
  context.beginPath();
  for (let i = 0; i < 10; i += 1) context.lineTo(...at(i));
  context.closePath();
  for (let i = 0; i < 10; i += 2) {
    context.moveTo(0, 0);
    context.lineTo(...at(i));
  }
  context.stroke();
}

/** Two pyramids of paper, one on the other. */
function drawKite(context: Konva.Context, color: string, isLit: boolean) {
  drawTassel(context, 0, 46, 22, isLit ? '#ffd27a' : '#6a7f7a');
  context.beginPath();
  context.moveTo(0, -46);
  context.lineTo(40, -8);
  context.lineTo(0, 46);
  context.lineTo(-40, -8);
  context.closePath();
  context.fillStyle = color;
  context.fill('nonzero');
  drawCandle(context, isLit, 44);
  context.fillStyle = shade(isLit);
  for (const [top, x, wide] of [
    [-46, 14, 40],
    [46, -14, -40],
  ] as const) {
    context.beginPath();
    context.moveTo(0, top);
    context.lineTo(x, -8);
    context.lineTo(wide, -8);
    context.closePath();
    context.fill('nonzero');
  }
  context.strokeStyle = isLit ? '#d9fff2' : '#4f8784';
  context.lineWidth = 1.6;
  context.beginPath();
  context.moveTo(0, -46);
  context.lineTo(40, -8);
  context.lineTo(0, 46);
  context.lineTo(-40, -8);
  context.closePath();
  context.moveTo(-40, -8);
  context.lineTo(40, -8);
  context.moveTo(0, -46);
  context.lineTo(14, -8);
  context.lineTo(0, 46);
  context.moveTo(0, -46);
  context.lineTo(-14, -8);
  context.lineTo(0, 46);
  context.stroke();
}

/** Short waves that carry the light of a lantern. */
function drawReflection(context: Konva.Context, color: string) {
  context.strokeStyle = color;
  context.lineCap = 'round';
  for (let i = 0; i < 9; i += 1) {
    const wide = 34 - Math.abs(i - 2) * 3.4;
    const x = (i % 3) * 5 - 5;
    const y = 8 + i * 8.5;
    context.globalAlpha = 0.85 * (1 - i / 11);
    context.lineWidth = 2.2;
    context.beginPath();
    context.moveTo(x - wide, y);
    context.quadraticCurveTo(x - wide / 2, y - 3, x, y);
    context.quadraticCurveTo(x + wide / 2, y + 3, x + wide, y);
    context.stroke();
  }
}

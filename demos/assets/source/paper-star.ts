import type Konva from 'konva';

/** From the middle of the star to a tip. */
const TIP = 150;
const TIPS = 8;

export const scene = {
  width: 2 * TIP,
  height: 2 * TIP,
  paint: (context: Konva.Context) => {
    context.translate(TIP, TIP);
    drawStar(context);
  },
};

function drawStar(context: Konva.Context) {
  // Short tips behind the long ones.
  drawTips(context, { tip: 112, notch: 52, shift: 0.5, light: '#f08a3c', dark: '#b9402b' });
  drawTips(context, { tip: TIP, notch: 58, shift: 0, light: '#ffd98a', dark: '#e2572f' });
  const core = context.createRadialGradient(0, 0, 4, 0, 0, 74);
  core.addColorStop(0, 'rgba(255, 250, 225, 0.95)');
  core.addColorStop(0.5, 'rgba(255, 226, 150, 0.5)');
  core.addColorStop(1, 'rgba(255, 200, 100, 0)');
  context.fillStyle = core;
  context.beginPath();
  context.arc(0, 0, 74, 0, 2 * Math.PI);
  context.fill('nonzero');
}

interface Tips {
  tip: number;
  notch: number;
  /** By how many tips they are turned. */
  shift: number;
  light: string;
  dark: string;
}

/** Folded paper: each tip has a light and a dark half, a bright fold and punched holes. */
function drawTips(context: Konva.Context, { tip, notch, shift, light, dark }: Tips) {
  for (let i = 0; i < TIPS; i += 1) {
    context.save();
    context.rotate(((i + shift) / TIPS) * 2 * Math.PI);
    const side = Math.PI / TIPS;
    for (const [turn, color] of [
      [-side, light],
      [side, dark],
    ] as const) {
      context.fillStyle = color;
      context.beginPath();
      context.moveTo(0, 0);
      context.lineTo(Math.sin(turn) * notch, -Math.cos(turn) * notch);
      context.lineTo(0, -tip);
      context.closePath();
      context.fill('nonzero');
    }
    context.strokeStyle = 'rgba(255, 246, 214, 0.75)';
    context.lineWidth = 1.4;
    context.beginPath();
    context.moveTo(0, 0);
    context.lineTo(0, -tip);
    context.stroke();
    context.fillStyle = '#fff3cf';
    for (const [at, radius] of [
      [0.5, 3.4],
      [0.63, 2.6],
      [0.75, 1.8],
    ] as const) {
      for (const way of [-1, 1]) {
        context.beginPath();
        context.arc(way * (1 - at) * 17, -at * tip, radius, 0, 2 * Math.PI);
        context.fill('nonzero');
      }
    }
    context.restore();
  }
}

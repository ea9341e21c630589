import type Konva from 'konva';
import { FRUITS, TILE } from '../../sandbox/Pie_Chart/shared/tart';

/** Four of each fruit, each turned differently, on a tile that can be repeated. */
export const scene = {
  width: TILE * FRUITS.length,
  height: TILE,
  ratio: 3,
  quality: 88,
  paint: ({ _context: context }: Konva.Context) => {
    FRUITS.forEach(({ id, color }, i) => {
      context.fillStyle = color;
      context.fillRect(i * TILE, 0, TILE, TILE);
      for (const [x, y, turn] of [
        [11, 11, 0.3],
        [33, 33, -0.5],
        [33, 11, 2.4],
        [11, 33, 1.2],
      ] as const) {
        context.save();
        context.translate(i * TILE + x, y);
        context.rotate(turn);
        context.shadowColor = 'rgba(30, 8, 16, 0.55)';
        context.shadowBlur = 12;
        DRAWINGS[id]?.(context);
        context.restore();
      }
    });
  },
};

type Draw = (context: CanvasRenderingContext2D) => void;

const disk = (context: CanvasRenderingContext2D, x: number, y: number, radius: number) => {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
};

/** A fill that is lighter at the upper left, as the light falls. */
function shine(context: CanvasRenderingContext2D, radius: number, light: string, dark: string) {
  const fill = context.createRadialGradient(-radius / 3, -radius / 3, 0, 0, 0, radius);
  fill.addColorStop(0, light);
  fill.addColorStop(1, dark);
  return fill;
}

/** Each fruit around 0, with a radius of about 10. */
const DRAWINGS: Record<string, Draw> = {
  // Half a strawberry, the cut side up.
  strawberry(context) {
    const heart = (size: number) => {
      context.beginPath();
      context.moveTo(0, 11 * size);
      context.bezierCurveTo(-9 * size, 5 * size, -13 * size, -8 * size, -5 * size, -9 * size);
      context.quadraticCurveTo(-1 * size, -9 * size, 0, -6 * size);
      context.quadraticCurveTo(1 * size, -9 * size, 5 * size, -9 * size);
      context.bezierCurveTo(13 * size, -8 * size, 9 * size, 5 * size, 0, 11 * size);
      context.fill();
    };
    context.fillStyle = '#e3263f';
    heart(1);
    context.fillStyle = '#f4677a';
    heart(0.68);
    context.fillStyle = '#ffd6d3';
    heart(0.3);
  },
  apricot(context) {
    context.fillStyle = shine(context, 11, '#ffc35a', '#ee8a1d');
    disk(context, 0, 0, 10.5);
    context.fillStyle = '#d96f12';
    context.beginPath();
    context.ellipse(0, 0, 4, 5.5, 0.5, 0, 2 * Math.PI);
    context.fill();
    context.fillStyle = '#f29a35';
    context.beginPath();
    context.ellipse(0.7, 0.8, 2.8, 4.2, 0.5, 0, 2 * Math.PI);
    context.fill();
  },
  blueberry(context) {
    context.fillStyle = shine(context, 10, '#8d9be6', '#2c387f');
    disk(context, 0, 0, 10);
    context.strokeStyle = '#1a2152';
    context.lineWidth = 1.6;
    context.beginPath();
    for (let ray = 0; ray < 5; ray += 1) {
      const angle = (ray / 5) * 2 * Math.PI;
      context.moveTo(1.5, -1);
      context.lineTo(1.5 + 3.6 * Math.cos(angle), -1 + 3.6 * Math.sin(angle));
    }
    context.stroke();
  },
  kiwi(context) {
    context.fillStyle = '#7a5a2c';
    disk(context, 0, 0, 10.8);
    context.fillStyle = '#9bcf3c';
    disk(context, 0, 0, 9.9);
    context.fillStyle = '#c7e27a';
    disk(context, 0, 0, 6);
    context.fillStyle = '#f3f5d2';
    disk(context, 0, 0, 2.8);
    context.fillStyle = '#26320c';
    for (let seed = 0; seed < 12; seed += 1) {
      const angle = (seed / 12) * 2 * Math.PI;
      disk(context, 5.2 * Math.cos(angle), 5.2 * Math.sin(angle), 0.8);
    }
  },
  raspberry(context) {
    context.fillStyle = '#a81d5d';
    disk(context, 0, 0, 9.5);
    for (const [radius, count] of [
      [7.2, 9],
      [3.6, 5],
      [0, 1],
    ] as const) {
      for (let drop = 0; drop < count; drop += 1) {
        const angle = (drop / count) * 2 * Math.PI + radius;
        context.save();
        context.translate(radius * Math.cos(angle), radius * Math.sin(angle));
        context.fillStyle = shine(context, 2.9, '#ffa3cb', '#d63a82');
        disk(context, 0, 0, 2.8);
        context.restore();
      }
    }
  },
};

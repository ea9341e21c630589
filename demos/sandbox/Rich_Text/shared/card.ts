import Konva from 'konva';
import { TEXT } from './picture';

Konva.dragButtons = [0]; // Without this line, the middle button drags, too.
export const CARD = { width: 400, height: 252 };

/** Scale at which the card fits the stage with space to be moved. */
export const scaleFor = ({ width }: { width: number }) => Math.min(0.9, (width - 28) / CARD.width);

/** The card is centered at 0, 0, which the layer keeps in the middle of the stage. */
export function cardConfig(size: { width: number }) {
  const scale = scaleFor(size);
  return {
    name: 'card',
    offsetX: CARD.width / 2,
    offsetY: CARD.height / 2,
    scaleX: scale,
    scaleY: scale,
    rotation: -4,
    draggable: true,
  };
}

export const paper = {
  ...CARD,
  fill: '#fffaf0',
  cornerRadius: 6,
  shadowColor: '#0a2c33',
  shadowBlur: 26,
  shadowOffsetY: 12,
  shadowOpacity: 0.5,
} satisfies Konva.RectConfig;

export const letter = { name: 'letter', x: 20, y: 24, ...TEXT, listening: false };

export const middleLine = {
  points: [270, 30, 270, 222],
  stroke: '#d9cdb4',
  strokeWidth: 1.5,
  listening: false,
} satisfies Konva.LineConfig;

export const addressLines = [138, 166, 194].map(
  (y) =>
    ({
      points: [286, y, 382, y],
      stroke: '#d9cdb4',
      strokeWidth: 1.5,
      listening: false,
    }) satisfies Konva.LineConfig,
);

export const stamp = {
  x: 318,
  y: 24,
  width: 62,
  height: 74,
  fill: '#f2664a',
  stroke: '#fffaf0',
  strokeWidth: 5,
  dash: [1, 8],
  lineCap: 'round',
  listening: false,
} satisfies Konva.RectConfig;

export const stampStar = {
  x: 349,
  y: 61,
  numPoints: 8,
  innerRadius: 12,
  outerRadius: 22,
  fill: '#ffd166',
  listening: false,
} satisfies Konva.StarConfig;

export const postmark = [16, 22].map(
  (radius) =>
    ({
      x: 312,
      y: 92,
      radius,
      stroke: '#5b6478',
      strokeWidth: 1.5,
      opacity: 0.7,
      listening: false,
    }) satisfies Konva.CircleConfig,
);

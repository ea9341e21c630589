import type Konva from 'konva';
import { BOX, type Step } from './flow';

const INK = '#1b1f2a';

export function groupConfig({ id, x, y }: Step) {
  return { id, name: 'step', x, y, draggable: true } satisfies Konva.GroupConfig;
}

export function boxConfig({ color }: Step, isSelected: boolean) {
  return {
    ...BOX,
    offsetX: BOX.width / 2,
    offsetY: BOX.height / 2,
    cornerRadius: 12,
    fill: isSelected ? color : '#ffffff',
    stroke: color,
    strokeWidth: 2.5,
    shadowColor: INK,
    shadowOpacity: 0.14,
    shadowBlur: 10,
    shadowOffsetY: 3,
  } satisfies Konva.RectConfig;
}

export function labelConfig({ label }: Step, isSelected: boolean) {
  return {
    ...BOX,
    offsetX: BOX.width / 2,
    offsetY: BOX.height / 2,
    text: label,
    fontSize: 16,
    fontStyle: 'bold',
    fill: isSelected ? '#ffffff' : INK,
    align: 'center',
    verticalAlign: 'middle',
    listening: false,
  } satisfies Konva.TextConfig;
}

export const arrowLook = {
  name: 'link',
  stroke: '#5c6680',
  fill: '#5c6680',
  strokeWidth: 2.5,
  pointerLength: 10,
  pointerWidth: 10,
  lineCap: 'round',
  listening: false,
} satisfies Partial<Konva.ArrowConfig>;

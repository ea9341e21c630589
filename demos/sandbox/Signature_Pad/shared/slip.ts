import type Konva from 'konva';
import { HEIGHT, LINE_Y } from './signature';

const MARGIN = 16;

/** The paper to sign. It has its own layer, which is not saved. */
export function createSlip(width: number) {
  const inner = width - 2 * MARGIN;
  const text = { x: MARGIN + 24, width: inner - 48, fill: '#68708a', fontSize: 14 };
  const paper: Konva.RectConfig = {
    name: 'paper',
    x: MARGIN,
    y: MARGIN,
    width: inner,
    height: HEIGHT - 2 * MARGIN,
    cornerRadius: 12,
    fill: '#fffdf7',
    shadowColor: '#31406e',
    shadowOpacity: 0.16,
    shadowBlur: 18,
    shadowOffsetY: 4,
  };
  const texts: Konva.TextConfig[] = [
    { ...text, y: 38, text: 'Delivery 2041', fontSize: 20, fontStyle: 'bold', fill: '#1b1f2a' },
    { ...text, y: 66, text: 'One bicycle, red, handed over in good condition' },
    { ...text, y: LINE_Y - 30, text: '×', fontSize: 26, fill: '#a9b0c6' },
    { ...text, y: LINE_Y + 12, text: 'Please sign above the line' },
  ];
  const line: Konva.LineConfig = {
    points: [MARGIN + 24, LINE_Y, width - MARGIN - 24, LINE_Y],
    stroke: '#a9b0c6',
    strokeWidth: 1.5,
    dash: [6, 5],
  };
  return { paper, texts, line };
}

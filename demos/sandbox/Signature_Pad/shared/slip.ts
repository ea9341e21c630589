import type Konva from 'konva';
import { LONGEST_NAME, type Signature, type Stroke } from './signature';

export const HEIGHT = 340;
/** Position of the signature line. */
const LINE_Y = 262;
const MARGIN = 16;
const PAPER = { name: 'paper', x: MARGIN, y: MARGIN, cornerRadius: 12, fill: '#fffdf7' };
const SHADOW = { shadowColor: '#31406e', shadowOpacity: 0.16, shadowBlur: 18, shadowOffsetY: 4 };

const ROUND = { name: 'stroke', lineCap: 'round', lineJoin: 'round', tension: 0.5 } as const;

/** The paper to sign. It has its own layer, which is not saved. */
export function createSlip(width: number) {
  const inner = width - 2 * MARGIN;
  const text = { x: MARGIN + 24, width: inner - 48, fill: '#68708a', fontSize: 14 };
  const texts = [
    { ...text, y: 38, text: 'Delivery 2041', fontSize: 20, fontStyle: 'bold', fill: '#1b1f2a' },
    { ...text, y: 66, text: 'One bicycle, red, handed over in good condition' },
    { ...text, y: LINE_Y - 30, text: '×', fontSize: 26, fill: '#a9b0c6' },
    { ...text, y: LINE_Y + 12, text: 'Sign or type above the line' },
  ];
  const points = [MARGIN + 24, LINE_Y, width - MARGIN - 24, LINE_Y];
  return {
    paper: { ...PAPER, ...SHADOW, width: inner, height: HEIGHT - 2 * MARGIN },
    texts,
    line: { points, stroke: '#a9b0c6', strokeWidth: 1.5, dash: [6, 5] },
  };
}

/** A line of ink. Its points are relative to the middle of the signature line. */
export const strokeConfig = ({ color, width, points }: Stroke) => ({
  ...ROUND,
  points: [...points],
  stroke: color,
  strokeWidth: width,
});

const NAME_WIDTH = 240;
const NAME_BOX = { x: -NAME_WIDTH / 2, y: -52, width: NAME_WIDTH, height: 52, wrap: 'none' };

/** The typed name, in the handwriting font of the system. A longer name is smaller. */
export const nameConfig = ({ name, color }: Signature) => ({
  ...NAME_BOX,
  name: 'typed',
  text: name,
  align: 'center',
  verticalAlign: 'bottom',
  fontFamily: '"Snell Roundhand", "Segoe Script", "Z003", cursive',
  fontStyle: 'italic',
  fontSize: Math.max(NAME_WIDTH / LONGEST_NAME + 6, Math.min(42, 420 / Math.max(name.length, 1))),
  fill: color,
});

/**
 * Where the layer of the ink is on a pad of this width. A signature from a wider pad shrinks until all of it is visible, and stays on the
 * line: a phone may be turned after signing.
 */
export function inkPlace({ strokes, name }: Signature, width: number) {
  const pads = [...strokes.map(({ pad }) => pad), ...(name ? [NAME_WIDTH + 2 * MARGIN] : [])];
  const scale = Math.min(1, ...pads.map((pad) => width / pad));
  return { x: width / 2, y: LINE_Y, scaleX: scale, scaleY: scale };
}

/** All positions of a move. Browsers usually send one event per frame and keep the positions in between, which a quick stroke needs to stay smooth. */
export function pointsOf(ink: Konva.Layer, event: PointerEvent): Konva.Vector2d[] {
  const merged = 'getCoalescedEvents' in event ? event.getCoalescedEvents() : [];
  return (merged.length > 0 ? merged : [event]).flatMap((one) => {
    ink.getStage()?.setPointersPositions(one);
    return ink.getRelativePointerPosition() ?? [];
  });
}

/** The board: felt under a string of lamps, and notes of paper held by tape. */
import Konva from 'konva';
import { type Board, type Color, handsOn, keepIn, nameOf, type Note } from './notes';
import { NOTE, SIZE } from './opening';

Konva.dragButtons = [0]; // Without this line, the middle button drags, too.

export interface Person {
  name: string;
  color: string;
}

export const PEOPLE: readonly Person[] = [
  { name: 'Mina', color: '#e2574c' },
  { name: 'Theo', color: '#2f8fb3' },
];

export const PAPERS: Record<Color, string> = {
  butter: '#ffe08a',
  peach: '#ffb996',
  mint: '#bfe8c6',
  lilac: '#dccbf5',
};

/** The arrow buttons, with their directions. */
export const ARROWS = [
  { label: 'Move left', sign: '←', x: -16, y: 0 },
  { label: 'Move up', sign: '↑', x: 0, y: -16 },
  { label: 'Move down', sign: '↓', x: 0, y: 16 },
  { label: 'Move right', sign: '→', x: 16, y: 0 },
] as const;

export const SANS = "'Helvetica Neue', Helvetica, Arial, sans-serif";
const HIGHEST = 372;

/** Size of the stage for a width, and the scale of its content. */
export function fit(width: number) {
  const scale = Math.max(0.3, Math.min(width / SIZE.width, HIGHEST / SIZE.height));
  return {
    stage: { width, height: Math.round(SIZE.height * scale) },
    layer: { x: (width - SIZE.width * scale) / 2, scaleX: scale, scaleY: scale },
  };
}

/** A number from 0 to 1 that is always the same for a position. */
const uneven = (place: number) => Math.abs(Math.sin(place * 12.9898) * 43758.5453) % 1;

function drawStall(pen: CanvasRenderingContext2D, x: number, y: number, size: number) {
  pen.beginPath();
  for (let i = 0; i < 4; i += 1) {
    pen.moveTo(x + i * size, y);
    pen.arc(x + (i + 0.5) * size, y, size / 2, Math.PI, 0, true);
  }
  pen.moveTo(x, y);
  pen.lineTo(x + size * 0.5, y - size);
  pen.lineTo(x + size * 3.5, y - size);
  pen.lineTo(x + size * 4, y);
  pen.closePath();
  pen.moveTo(x + size * 0.4, y + size * 0.4);
  pen.lineTo(x + size * 0.4, y + size * 3);
  pen.lineTo(x + size * 3.6, y + size * 3);
  pen.lineTo(x + size * 3.6, y + size * 0.4);
  pen.moveTo(x + size * 0.4, y + size * 1.8);
  pen.lineTo(x + size * 3.6, y + size * 1.8);
  pen.stroke();
}

function drawFelt(context: Konva.Context, shape: Konva.Shape) {
  const pen = context._context;
  const width = shape.width();
  const { height } = SIZE;
  // The felt is as wide as the stage; the scene is in its middle.
  const left = (SIZE.width - width) / 2;
  const night = pen.createLinearGradient(0, 0, 0, height);
  night.addColorStop(0, '#12303f');
  night.addColorStop(1, '#1f5552');
  pen.fillStyle = night;
  pen.fillRect(left, 0, width, height);
  pen.fillStyle = 'rgba(255, 255, 255, 0.045)';
  for (let i = 0; i < 420; i += 1) {
    pen.fillRect(left + uneven(i) * width, uneven(i + 0.5) * height, 2 + 3 * uneven(i + 9), 1);
  }
  // Stalls in chalk.
  pen.strokeStyle = 'rgba(240, 246, 232, 0.2)';
  pen.lineWidth = 1.6;
  drawStall(pen, 24, 250, 18);
  drawStall(pen, 206, 172, 23);
  drawStall(pen, 118, 128, 14);
  pen.beginPath();
  for (let y = 318; y < 326; y += 6) {
    pen.moveTo(left, y);
    for (let x = left; x < left + width; x += 24) pen.quadraticCurveTo(x + 6, y - 5, x + 12, y);
  }
  pen.stroke();
  // The string of lamps.
  pen.strokeStyle = '#0a1c24';
  pen.lineWidth = 1.4;
  const bows = Math.max(2, Math.round(width / 150));
  const bow = width / bows;
  const lamps = ['#ffd66b', '#ff9d76', '#ffe9b8'];
  for (let i = 0; i < bows; i += 1) {
    const x = left + i * bow;
    pen.beginPath();
    pen.moveTo(x, 8);
    pen.quadraticCurveTo(x + bow / 2, 42, x + bow, 8);
    pen.stroke();
    for (let lamp = 1; lamp <= 4; lamp += 1) {
      const part = lamp / 5;
      const at = { x: x + bow * part, y: 8 + 68 * part * (1 - part) };
      const color = lamps[(i + lamp) % lamps.length] ?? '#ffd66b';
      const glow = pen.createRadialGradient(at.x, at.y + 7, 1, at.x, at.y + 7, 22);
      glow.addColorStop(0, `${color}aa`);
      glow.addColorStop(1, `${color}00`);
      pen.fillStyle = glow;
      pen.fillRect(at.x - 22, at.y - 15, 44, 44);
      pen.fillStyle = color;
      pen.beginPath();
      pen.ellipse(at.x, at.y + 7, 4.6, 5.6, 0, 0, 2 * Math.PI);
      pen.fill();
    }
  }
}

/** @param width of the stage, in units of the scene */
export const feltConfig = (width: number) => ({
  name: 'felt',
  width,
  listening: false,
  sceneFunc: drawFelt,
});

function drawPaper(context: Konva.Context, shape: Konva.Shape) {
  const pen = context._context;
  const { width, height } = NOTE;
  context.beginPath();
  context.moveTo(0, 0);
  context.lineTo(width, 0);
  context.lineTo(width, height - 12);
  context.quadraticCurveTo(width - 4, height - 3, width - 14, height);
  context.lineTo(0, height);
  context.closePath();
  context.fillShape(shape);
  pen.shadowColor = 'transparent';
  // The corner that bends up, and the tape.
  pen.fillStyle = 'rgba(90, 50, 20, 0.2)';
  pen.beginPath();
  pen.moveTo(width, height - 12);
  pen.quadraticCurveTo(width - 12, height - 12, width - 14, height);
  pen.quadraticCurveTo(width - 4, height - 3, width, height - 12);
  pen.fill();
  pen.fillStyle = 'rgba(255, 255, 255, 0.5)';
  pen.fillRect(width / 2 - 17, -6, 34, 12);
}

/** Position and angle of a note. Each note hangs slightly askew, with the same angle on all boards. */
export const noteConfig = ({ id, x, y }: Note) => ({
  id,
  name: 'note',
  x,
  y,
  offsetX: NOTE.width / 2,
  offsetY: NOTE.height / 2,
  rotation: ((id.length * 37 + id.charCodeAt(0) * 11) % 9) - 4,
  draggable: true,
});

export const paperConfig = ({ color }: Note) => ({
  ...NOTE,
  fill: PAPERS[color],
  shadowColor: '#04141a',
  shadowBlur: 7,
  shadowOffsetY: 3,
  shadowOpacity: 0.5,
  sceneFunc: drawPaper,
});

export const textConfig = ({ text }: Note) => ({
  text,
  x: 7,
  y: 8,
  width: NOTE.width - 14,
  height: NOTE.height - 14,
  align: 'center',
  verticalAlign: 'middle',
  fontFamily: SANS,
  fontStyle: 'bold',
  fontSize: 13,
  lineHeight: 1.15,
  fill: '#33261c',
  ellipsis: true,
  listening: false,
});

/** The outline of a note that this person or another has selected. This person's outline is wider. */
export function ringConfig(board: Board, { id }: Note, people: readonly Person[]) {
  const [other] = handsOn(board, id);
  const isMine = board.chosen === id;
  const by = isMine ? nameOf(board.me) : nameOf(other ?? '');
  return {
    name: 'ring',
    x: -4,
    y: -4,
    width: NOTE.width + 8,
    height: NOTE.height + 8,
    cornerRadius: 5,
    stroke: people.find(({ name }) => name === by)?.color ?? '#fff4d6',
    strokeWidth: isMine ? 3.5 : 2.5,
    dash: isMine ? [] : [7, 4],
    visible: isMine || other !== undefined,
    listening: false,
  };
}

/** The name of whoever else has selected the note. */
export function tagConfig(board: Board, { id }: Note, people: readonly Person[]) {
  const [other] = handsOn(board, id);
  const name = nameOf(other ?? '');
  return {
    name: 'tag',
    text: name,
    x: NOTE.width - 34,
    y: NOTE.height + 6,
    padding: 3,
    fontFamily: SANS,
    fontStyle: 'bold',
    fontSize: 11,
    fill: people.find((one) => one.name === name)?.color ?? '#fff4d6',
    stroke: '#fff8ea',
    strokeWidth: 3,
    fillAfterStrokeEnabled: true,
    visible: other !== undefined,
    listening: false,
  };
}

/** The position of a dragged note. Corrects the node first, so that node and state agree. */
export function placeIn(node: Konva.Node) {
  const place = keepIn(node.position());
  node.position(place);
  return place;
}

/** The id of the note to which a node belongs, or null. */
export function noteIdAt(target: Konva.Node): string | null {
  return target.findAncestor('.note', true)?.id() ?? null;
}

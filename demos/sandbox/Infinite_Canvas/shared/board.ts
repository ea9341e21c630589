import Konva from 'konva';

export interface Note extends Konva.Vector2d {
  id: string;
  text: string;
  color: string;
  rotation: number;
}

Konva.dragButtons = [0]; // Without this line, the middle button drags, too.
const COLORS = ['#ffd166', '#ff9b85', '#a7dba0', '#9cd2f5', '#cdb4f0'];

/** Notes around the start, and a few far away for those who look for them. */
export const newNotes = (): Note[] =>
  [
    ['Start here', -300, -150],
    ['Drag me', -105, -185],
    ['Ctrl + wheel\nto zoom', 95, -150],
    ['Pull the paper', -250, 25],
    ['There is more\nto the right', 150, 30],
    ['Hello', 700, -120],
    ['You found me', 1050, 300],
    ['Up here', 60, -900],
    ['A quiet corner', -1500, 700],
    ['Very far away', 4200, -2600],
  ].map(([text, x, y], i) => ({
    id: `note-${i + 1}`,
    text: String(text),
    x: Number(x),
    y: Number(y),
    color: COLORS[i % COLORS.length] ?? '#ffd166',
    rotation: ((i * 37) % 9) - 4,
  }));

export const SIDE = 138;

export function noteConfig({ id, x, y, rotation }: Note) {
  return { id, name: 'note', x, y, rotation, draggable: true };
}

export function paperConfig({ color }: Note) {
  return {
    width: SIDE,
    height: SIDE,
    fill: color,
    cornerRadius: 4,
    shadowColor: '#3b3423',
    shadowBlur: 14,
    shadowOffsetY: 6,
    shadowOpacity: 0.28,
  } satisfies Konva.RectConfig;
}

export function wordsConfig({ text }: Note) {
  return {
    text,
    width: SIDE,
    height: SIDE,
    padding: 14,
    align: 'center',
    verticalAlign: 'middle',
    fontSize: 20,
    lineHeight: 1.25,
    fontStyle: 'bold',
    fill: '#2d2a24',
    listening: false,
  } satisfies Konva.TextConfig;
}

export const trail = {
  points: [-150, 182, 20, 200, 200, 196, 420, 120, 600, 60, 690, 10],
  tension: 0.5,
  stroke: '#2f4bd8',
  strokeWidth: 4,
  dash: [14, 12],
  lineCap: 'round',
  pointerLength: 18,
  pointerWidth: 18,
  fill: '#2f4bd8',
  listening: false,
} satisfies Konva.ArrowConfig;

export const sun = {
  x: 330,
  y: -130,
  numPoints: 12,
  innerRadius: 40,
  outerRadius: 62,
  fill: '#f2664a',
  listening: false,
} satisfies Konva.StarConfig;

export const ring = {
  x: -20,
  y: 120,
  innerRadius: 34,
  outerRadius: 52,
  fill: '#1f9aa5',
  listening: false,
} satisfies Konva.RingConfig;

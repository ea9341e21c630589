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
const newNotes = (): Note[] =>
  [
    ['Start here', -300, -150],
    ['Drag me', -105, -185],
    ['Ctrl + wheel to zoom', 95, -150],
    ['Pull the paper', -250, 25],
    ['There is more to the right', 150, 30],
    ['Hello', 700, -120],
    ['You found me', 1050, 300],
    ['Up here', 60, -900],
    ['A quiet corner', -1500, 700],
    ['Very far away', 4200, -2600],
  ].map(([text, x, y], i) => note(i + 1, String(text), Number(x), Number(y)));

function note(number: number, text: string, x: number, y: number): Note {
  const color = COLORS[(number - 1) % COLORS.length] ?? '#ffd166';
  return { id: `note-${number}`, text, x, y, color, rotation: (((number - 1) * 37) % 9) - 4 };
}

export interface Board {
  /** The last one is on top. */
  notes: readonly Note[];
  selected: string;
  /** Earlier notes, for undo. */
  past: readonly (readonly Note[])[];
  /** Changes of one topic in a row are one step. */
  topic: string;
}

export const newBoard = (): Board => ({ notes: newNotes(), selected: '', past: [], topic: '' });

export const selectedOf = ({ notes, selected }: Board) => notes.find(({ id }) => id === selected);

export const middleOf = ({ x, y }: Note) => ({ x: x + SIDE / 2, y: y + SIDE / 2 });

/** The notes in the order in which they were added. */
export const byNumber = ({ notes }: Board) =>
  notes.toSorted((a, b) => Number(a.id.slice(5)) - Number(b.id.slice(5)));

export const select = (board: Board, id: string): Board => ({ ...board, selected: id, topic: '' });

function change(board: Board, notes: readonly Note[], selected: string, topic = ''): Board {
  const isStep = topic === '' || topic !== board.topic;
  return { notes, selected, topic, past: isStep ? [...board.past, board.notes] : board.past };
}

export function undo(board: Board): Board {
  const notes = board.past.at(-1) ?? board.notes;
  return { ...board, notes, past: board.past.slice(0, -1), topic: '' };
}

export function add(board: Board, { x, y }: Konva.Vector2d): Board {
  const number = Math.max(0, ...board.notes.map(({ id }) => Number(id.slice(5)))) + 1;
  const added = note(number, '', x - SIDE / 2, y - SIDE / 2);
  return change(board, [...board.notes, added], added.id);
}

export function remove(board: Board): Board {
  const others = board.notes.filter(({ id }) => id !== board.selected);
  return change(board, others, '');
}

export function write(board: Board, text: string): Board {
  const notes = board.notes.map((one) => (one.id === board.selected ? { ...one, text } : one));
  return change(board, notes, board.selected, `text ${board.selected}`);
}

/** The moved note becomes the last one, so it is drawn above the others. */
export function move(board: Board, id: string, { x, y }: Konva.Vector2d, topic = ''): Board {
  const moved = board.notes.filter((one) => one.id === id).map((one) => ({ ...one, x, y }));
  return change(board, [...board.notes.filter((one) => one.id !== id), ...moved], id, topic);
}

/** What a key on the board does, if anything. */
export function pressKey(board: Board, { key, ctrlKey, metaKey }: KeyboardEvent) {
  const chosen = selectedOf(board);
  if (key === 'z' && (ctrlKey || metaKey)) return undo(board);
  if (!chosen) return undefined;
  if (key === 'Delete' || key === 'Backspace') return remove(board);
  const x = 10 * (Number(key === 'ArrowRight') - Number(key === 'ArrowLeft'));
  const y = 10 * (Number(key === 'ArrowDown') - Number(key === 'ArrowUp'));
  if (x === 0 && y === 0) return undefined;
  return move(board, chosen.id, { x: chosen.x + x, y: chosen.y + y }, `move ${chosen.id}`);
}

const SIDE = 138;
export const LABEL = 'Board. Arrow keys move the selected note, Delete removes it.';
export const MOST_LETTERS = 40;

export function noteConfig({ id, x, y, rotation }: Note) {
  return { id, name: 'note', x, y, rotation, draggable: true };
}

export function paperConfig({ color }: Note, isSelected: boolean) {
  return {
    width: SIDE,
    height: SIDE,
    fill: color,
    stroke: isSelected ? '#2f4bd8' : undefined,
    strokeWidth: 3,
    shadowForStrokeEnabled: false,
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

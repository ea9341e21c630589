export interface Point {
  x: number;
  y: number;
}

/** Four points of the neck, a cubic Bézier curve, then three of the back, a quadratic one. */
export type Points = readonly Point[];

export const neckOf = (points: Points) => points.slice(0, 4);
export const backOf = (points: Points) => points.slice(4);

/** The kind of each point. Control points are not on the curve: they pull it. */
export const ANCHORS = [
  { id: 'neck-0', name: 'Neck, start', isControl: false },
  { id: 'neck-1', name: 'Neck, first control point', isControl: true },
  { id: 'neck-2', name: 'Neck, second control point', isControl: true },
  { id: 'neck-3', name: 'Neck, end', isControl: false },
  { id: 'back-0', name: 'Back, start', isControl: false },
  { id: 'back-1', name: 'Back, control point', isControl: true },
  { id: 'back-2', name: 'Back, end', isControl: false },
] as const;

const OPENING: Points = [
  { x: 306, y: 296 },
  { x: 168, y: 258 },
  { x: 318, y: 34 },
  { x: 226, y: 122 },
  { x: 318, y: 262 },
  { x: 436, y: 138 },
  { x: 566, y: 256 },
];

export interface Editor {
  points: Points;
  past: readonly Points[];
  future: readonly Points[];
  /** The index of the point that arrow keys move. */
  selected: number | null;
}

type Change = (editor: Editor) => Editor;

export const newEditor = (): Editor => ({ points: OPENING, past: [], future: [], selected: null });

export function describe({ points, selected }: Editor): string {
  const [anchor, point] = [ANCHORS[selected ?? -1], points[selected ?? -1]];
  if (!anchor || !point) return 'Drag a point. Those on dashed lines pull the curve toward them.';
  return `${anchor.name}: ${point.x}, ${point.y}.`;
}

/** Both curves as SVG path data: `C` with two control points, `Q` with one. */
export function pathData(points: Points): string {
  const [a, b, c, d, e, f, g] = points.map(({ x, y }) => `${x} ${y}`);
  return `M${a} C${b} ${c} ${d} M${e} Q${f} ${g}`;
}

export const select = (editor: Editor, selected: number | null): Editor => ({
  ...editor,
  selected,
});

/** Begins a step: the moves after it are undone together. */
const edit = ({ past, points: last }: Editor, points: Points, selected: number | null): Editor => ({
  points,
  past: [...past, last],
  future: [],
  selected,
});
export const startMove = (editor: Editor, index: number) => edit(editor, editor.points, index);

/** The nearest whole unit inside the image, where a point can be grabbed. */
export const keepIn = ({ x, y }: Point): Point => ({
  x: Math.round(Math.min(Math.max(x, 14), 706)),
  y: Math.round(Math.min(Math.max(y, 14), 426)),
});

export const moveTo = (editor: Editor, index: number, to: Point): Editor => ({
  ...editor,
  points: editor.points.map((point, i) => (i === index ? keepIn(to) : point)),
});

const nudge =
  (x: number, y: number): Change =>
  (editor) => {
    const index = editor.selected ?? -1;
    const point = editor.points[index];
    if (!point) return editor;
    return moveTo(startMove(editor, index), index, { x: point.x + x, y: point.y + y });
  };

/** Selects the next or the previous point. */
const choose =
  (by: 1 | -1): Change =>
  (editor) => {
    const first = by > 0 ? 0 : ANCHORS.length - 1;
    const next = editor.selected === null ? first : editor.selected + by + ANCHORS.length;
    return select(editor, next % ANCHORS.length);
  };

const undo: Change = ({ past, points, future, selected }) => ({
  past: past.slice(0, -1),
  points: past.at(-1) ?? points,
  future: past.length > 0 ? [points, ...future] : future,
  selected,
});

const redo: Change = ({ past, points, future, selected }) => ({
  past: future.length > 0 ? [...past, points] : past,
  points: future[0] ?? points,
  future: future.slice(1),
  selected,
});

export const ACTIONS: { label: string; act: Change; can: (editor: Editor) => boolean }[] = [
  { label: 'Undo', act: undo, can: ({ past }) => past.length > 0 },
  { label: 'Redo', act: redo, can: ({ future }) => future.length > 0 },
  {
    label: 'Reset',
    act: (editor) => edit(editor, OPENING, editor.selected),
    can: ({ points }) => points !== OPENING,
  },
];

/** What a key does. All but undo and redo need the focus on the canvas. */
export function keyChange({ key, shiftKey, ctrlKey, metaKey, target }: KeyboardEvent) {
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'z') return shiftKey ? redo : undo;
  if (!(target instanceof Element && target.closest('[role="application"]'))) return undefined;
  const step = shiftKey ? 10 : 1;
  const changes: Record<string, Change> = {
    ArrowLeft: nudge(-step, 0),
    ArrowRight: nudge(step, 0),
    ArrowUp: nudge(0, -step),
    ArrowDown: nudge(0, step),
    PageDown: choose(1),
    PageUp: choose(-1),
  };
  return ctrlKey || metaKey ? undefined : changes[key];
}

/** The discs of a stamp as data and pure functions. This file uses neither Konva nor a framework. Lengths are units of the picture. */
export const PICTURE = { width: 400, height: 300 };
/** More discs than this would hide each other. */
export const MAX = 24;

interface Point {
  x: number;
  y: number;
}

/** A disc of rings. `palette` is an index in the list of palettes. */
export interface Disc extends Point {
  id: number;
  radius: number;
  palette: number;
}

export interface Editor {
  discs: readonly Disc[];
  /** The disc that the keys move. */
  selected: number | undefined;
  /** What undo returns to. */
  past: readonly (readonly Disc[])[];
  /** The disc of the current drag, which is one step however many moves it has. */
  dragged: number | undefined;
}

export const START: Editor = {
  selected: 1,
  past: [],
  dragged: undefined,
  discs: [
    { id: 1, x: 138, y: 142, radius: 84, palette: 0 },
    { id: 2, x: 272, y: 92, radius: 46, palette: 1 },
    { id: 3, x: 300, y: 206, radius: 58, palette: 2 },
    { id: 4, x: 206, y: 226, radius: 32, palette: 3 },
    { id: 5, x: 58, y: 56, radius: 26, palette: 4 },
    { id: 6, x: 352, y: 50, radius: 18, palette: 5 },
  ],
};

const CENTER = { x: PICTURE.width / 2, y: PICTURE.height / 2 };

/** The nearest point at which the center of a disc may be: on the picture. */
export const onPicture = ({ x, y }: Point): Point => ({
  x: Math.min(PICTURE.width, Math.max(0, x)),
  y: Math.min(PICTURE.height, Math.max(0, y)),
});

export const selectedDisc = ({ discs, selected }: Editor) =>
  discs.find(({ id }) => id === selected);

export const select = (editor: Editor, selected: number): Editor => ({ ...editor, selected });

/** The next step, with a selected disc that exists. */
function step(editor: Editor, discs: readonly Disc[], selected = editor.selected): Editor {
  const isThere = discs.some(({ id }) => id === selected);
  return {
    discs,
    selected: isThere ? selected : discs.at(-1)?.id,
    past: [...editor.past, editor.discs],
    dragged: undefined,
  };
}

const moveDisc = (discs: readonly Disc[], id: number, to: Point) =>
  discs.map((disc) => (disc.id === id ? { ...disc, ...onPicture(to) } : disc));

/** One move of a drag. Only the first one is a step. */
export function drag(editor: Editor, id: number, to: Point): Editor {
  const discs = moveDisc(editor.discs, id, to);
  return editor.dragged === id ? { ...editor, discs } : { ...step(editor, discs, id), dragged: id };
}

export const drop = (editor: Editor): Editor => ({ ...editor, dragged: undefined });

/** Adds a disc, each with another size. A full picture stays as it is. */
export function add(editor: Editor, at: Point = CENTER): Editor {
  const { discs } = editor;
  if (discs.length >= MAX) return editor;
  const id = 1 + Math.max(0, ...discs.map((disc) => disc.id));
  const radius = 16 + ((id * 17) % 37);
  return step(editor, [...discs, { id, ...onPicture(at), radius, palette: id % 6 }], id);
}

export const remove = (editor: Editor): Editor =>
  selectedDisc(editor)
    ? step(
        editor,
        editor.discs.filter(({ id }) => id !== editor.selected),
      )
    : editor;

export function undo(editor: Editor): Editor {
  const discs = editor.past.at(-1);
  return discs ? { ...step(editor, discs), past: editor.past.slice(0, -1) } : editor;
}

export const BUTTONS = [
  {
    label: 'Add disc',
    act: (editor: Editor) => add(editor),
    can: ({ discs }: Editor) => discs.length < MAX,
  },
  { label: 'Remove', act: remove, can: ({ discs }: Editor) => discs.length > 0 },
  { label: 'Undo', act: undo, can: ({ past }: Editor) => past.length > 0 },
];

const ARROWS: Partial<Record<string, Point>> = {
  ArrowLeft: { x: -4, y: 0 },
  ArrowRight: { x: 4, y: 0 },
  ArrowUp: { x: 0, y: -4 },
  ArrowDown: { x: 0, y: 4 },
};

/** The editor after a key press on the picture, or undefined. */
export function afterKey(editor: Editor, event: KeyboardEvent): Editor | undefined {
  const { key, ctrlKey, metaKey, shiftKey } = event;
  if (ctrlKey || metaKey) return key === 'z' ? undo(editor) : undefined;
  if (key === 'Enter') return add(editor);
  if (key === 'Delete' || key === 'Backspace') return remove(editor);
  const arrow = ARROWS[key];
  const disc = selectedDisc(editor);
  if (!arrow || !disc) return undefined;
  const by = shiftKey ? 10 : 1;
  const to = { x: disc.x + arrow.x * by, y: disc.y + arrow.y * by };
  return step(editor, moveDisc(editor.discs, disc.id, to));
}

export function describe({ discs }: Editor): string {
  if (discs.length === 0) return 'The stamp is empty. Double-click the picture to add a disc.';
  const full = discs.length >= MAX ? ' No more fit.' : '';
  return `${discs.length} ${discs.length === 1 ? 'disc' : 'discs'}.${full}`;
}

/** Millimeters: a leaf of A5. */
export const PAPER = { width: 148, height: 210 };

export interface Point {
  x: number;
  y: number;
}

export interface Note extends Point {
  id: number;
  /** From 0. `x` and `y` are millimeters from the upper left corner of this page. */
  page: number;
  text: string;
}

export const PAGES = ['Cover', 'Two days', 'Diary'] as const;
export const MAX_NOTES = 12;
export const LONGEST_NOTE = 300;
/** A note keeps this distance from the edge of its page, in millimeters. */
const MARGIN = 6;

export const startNotes = (): readonly Note[] => [
  { id: 1, page: 0, x: 118, y: 62, text: 'Score it deeper: the ear should stand up.' },
  { id: 2, page: 1, x: 94, y: 66, text: 'Kitchen at 19 °C: fold once more.' },
];

const clamp = (value: number, most: number) => Math.min(most - MARGIN, Math.max(MARGIN, value));
const onPaper = ({ x, y }: Point): Point => ({
  x: clamp(x, PAPER.width),
  y: clamp(y, PAPER.height),
});

export const isFull = (notes: readonly Note[]) => notes.length >= MAX_NOTES;

/** A new note on a page. It avoids the positions of the others. A full booklet stays as it is. */
export function addNote(notes: readonly Note[], page: number): readonly Note[] {
  if (isFull(notes)) return notes;
  const id = 1 + Math.max(0, ...notes.map((note) => note.id));
  let at = onPaper({ x: PAPER.width / 2, y: PAPER.height / 2 });
  const isTaken = () =>
    notes.some((note) => note.page === page && Math.hypot(note.x - at.x, note.y - at.y) < 6);
  while (isTaken()) at = { x: at.x + 6, y: at.y + 6 };
  return [...notes, { id, page, ...onPaper(at), text: '' }];
}

/** Moves a note, at most to the edge of its page. */
export const moveNote = (notes: readonly Note[], id: number, to: Point): readonly Note[] =>
  change(notes, id, onPaper(to));

/** Sets the text of a note, cut to the maximum length. */
export const writeNote = (notes: readonly Note[], id: number, text: string): readonly Note[] =>
  change(notes, id, { text: text.slice(0, LONGEST_NOTE) });

export const removeNote = (notes: readonly Note[], id: number): readonly Note[] =>
  notes.filter((note) => note.id !== id);

export const noteOf = (notes: readonly Note[], id: number | undefined) =>
  notes.find((note) => note.id === id);

const change = (notes: readonly Note[], id: number, changes: Partial<Note>) =>
  notes.map((note) => (note.id === id ? { ...note, ...changes } : note));

/** Describes the page and its notes. */
export function describe(notes: readonly Note[], page: number, chosen?: Note): string {
  const place = `Page ${page + 1} of ${PAGES.length}: ${PAGES[page] ?? ''}.`;
  if (chosen?.page === page) {
    return `${place} Note ${chosen.id}: ${Math.round(chosen.x)} mm from the left, ${Math.round(chosen.y)} mm from the top.`;
  }
  if (isFull(notes)) return `${place} The booklet has room for ${MAX_NOTES} notes, and has them.`;
  const count = notes.filter((note) => note.page === page).length;
  return `${place} ${count === 0 ? 'No notes' : count === 1 ? 'One note' : `${count} notes`} on it.`;
}

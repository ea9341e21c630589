/** Cells whose outlines swing. This file does not depend on Konva. */
export interface Cell {
  id: string;
  x: number;
  y: number;
  /** Corners around the middle, for a cell of radius 1: x and y alternating. */
  outline: readonly number[];
  /** Swings in a second, and where it begins. */
  speed: number;
  phase: number;
  color: number;
}

export const FIELD = { width: 480, height: 320 };
export const COUNTS = { least: 6, most: 300, step: 6, start: 6 };
const CORNERS = 7;
/** The middle of a cell stays this far from the edge. */
const MARGIN = 20;

const fraction = (value: number) => value - Math.floor(value);

/** The cell with that number. The same number always gives the same cell. */
export function createCell(index: number): Cell {
  const outline = Array.from({ length: CORNERS }, (_, i) => {
    const angle = ((i + 0.5 * fraction(index * 0.37 + i * 0.618)) * 2 * Math.PI) / CORNERS;
    const radius = 0.55 + 0.45 * fraction(index * 0.7548776662 + i * 0.569840291);
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  }).flat();
  return {
    id: `cell-${index}`,
    x: MARGIN + fraction(0.5 + index * 0.7548776662) * (FIELD.width - 2 * MARGIN),
    y: MARGIN + fraction(0.34 + index * 0.569840291) * (FIELD.height - 2 * MARGIN),
    outline,
    speed: 0.18 + 0.22 * fraction(index * 0.8191725134),
    phase: fraction(index * 0.3247179572),
    color: index,
  };
}

/** More or fewer cells. Those that are there stay where they are. */
export function withCount(cells: readonly Cell[], count: number): readonly Cell[] {
  const wanted = Math.round(Math.min(COUNTS.most, Math.max(COUNTS.least, count)));
  const added = Array.from({ length: Math.max(0, wanted - cells.length) }, (_, i) =>
    createCell(cells.length + i),
  );
  return [...cells.slice(0, wanted), ...added];
}

/** Six cells are large. The more there are, the smaller they are, down to a size that can be grasped. */
export const radiusOf = (count: number): number =>
  Math.max(12, Math.min(62, 150 / Math.sqrt(Math.max(1, count))));

/** The tension of an outline after some seconds: from a star over a smooth shape to loops. */
export const tensionAt = ({ speed, phase }: Cell, seconds: number): number =>
  0.55 + 0.95 * Math.sin((seconds * speed + phase) * 2 * Math.PI);

/** The nearest place in the field. */
export const kept = ({ x, y }: { x: number; y: number }) => ({
  x: Math.min(FIELD.width - MARGIN, Math.max(MARGIN, x)),
  y: Math.min(FIELD.height - MARGIN, Math.max(MARGIN, y)),
});

/** The cells with one of them at another place. */
export const put = (cells: readonly Cell[], id: string, place: { x: number; y: number }) =>
  cells.map((cell) => (cell.id === id ? { ...cell, ...kept(place) } : cell));

/** The cell after this one, and after the last one the first. */
export function nextCell(cells: readonly Cell[], id: string | null): string | null {
  const at = cells.findIndex((cell) => cell.id === id);
  return cells[(at + 1) % Math.max(1, cells.length)]?.id ?? null;
}

/** The chosen cell in words. */
export function describe(cells: readonly Cell[], id: string | null): string {
  const at = cells.findIndex((cell) => cell.id === id);
  const chosen = cells[at];
  if (!chosen) return `${cells.length} cells.`;
  return `Cell ${at + 1} of ${cells.length}, at ${Math.round(chosen.x)}, ${Math.round(chosen.y)}.`;
}

const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The way of an arrow key, with Shift a short one. */
export function wayOf({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>) {
  const arrow = ARROWS[key];
  const length = shiftKey ? 1 : 10;
  return arrow && { x: arrow[0] * length, y: arrow[1] * length };
}

export const LABEL =
  'Cells under a microscope. Arrow keys move the chosen cell, with Shift in small steps.';

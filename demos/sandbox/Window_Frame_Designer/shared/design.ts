/** How a pane opens, seen from inside: the side its hinges are on. */
export type Sash = 'fixed' | 'left' | 'right' | 'tilt';

export interface Pane {
  kind: 'pane';
  id: number;
  sash: Sash;
}

/** A bar with a part on each side of it. */
export interface Split {
  kind: 'split';
  id: number;
  /** The parts are side by side or above each other. */
  direction: 'columns' | 'rows';
  /** Share of the first part, 0 to 1. */
  at: number;
  first: Part;
  second: Part;
}

export type Part = Pane | Split;

export interface Design {
  /** Millimeters, as all sizes here. */
  width: number;
  height: number;
  /** Width of the frame and of the bars. */
  frame: number;
  color: string;
  root: Part;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PlacedPane extends Box {
  pane: Pane;
}

export interface PlacedBar extends Box {
  split: Split;
  /** The space that the bar divides. */
  room: Box;
}

export const COLORS = [
  { name: 'Oak', value: '#b9824c' },
  { name: 'White', value: '#f6f4ee' },
  { name: 'Anthracite', value: '#434a55' },
  { name: 'Fir green', value: '#2f6553' },
];

export const SASHES: { value: Sash; name: string }[] = [
  { value: 'fixed', name: 'Fixed' },
  { value: 'left', name: 'Hinged left' },
  { value: 'right', name: 'Hinged right' },
  { value: 'tilt', name: 'Tilts' },
];

/** The limits of the window's size. */
export const LIMITS = {
  width: { min: 600, max: 4000 },
  height: { min: 500, max: 3000 },
};

/** No pane may be smaller than this. */
const MIN = 220;

const pane = (id: number, sash: Sash): Pane => ({ kind: 'pane', id, sash });

export const newDesign = (): Design => ({
  width: 2400,
  height: 1500,
  frame: 70,
  color: '#b9824c',
  root: {
    kind: 'split',
    id: 1,
    direction: 'columns',
    at: 0.28,
    first: {
      kind: 'split',
      id: 2,
      direction: 'rows',
      at: 0.27,
      first: pane(3, 'tilt'),
      second: pane(4, 'left'),
    },
    second: {
      kind: 'split',
      id: 5,
      direction: 'columns',
      at: 0.6,
      first: pane(6, 'fixed'),
      second: {
        kind: 'split',
        id: 7,
        direction: 'rows',
        at: 0.27,
        first: pane(8, 'tilt'),
        second: pane(9, 'right'),
      },
    },
  },
});

/** The rectangles of panes and bars inside the frame. */
export function layOut(design: Design): { panes: PlacedPane[]; bars: PlacedBar[] } {
  const { frame } = design;
  const panes: PlacedPane[] = [];
  const bars: PlacedBar[] = [];
  const place = (part: Part, room: Box) => {
    if (part.kind === 'pane') {
      panes.push({ pane: part, ...room });
      return;
    }
    const { x, y, width, height } = room;
    if (part.direction === 'columns') {
      const first = Math.round((width - frame) * part.at);
      bars.push({ split: part, room, x: x + first, y, width: frame, height });
      place(part.first, { x, y, width: first, height });
      place(part.second, { x: x + first + frame, y, width: width - frame - first, height });
    } else {
      const first = Math.round((height - frame) * part.at);
      bars.push({ split: part, room, x, y: y + first, width, height: frame });
      place(part.first, { x, y, width, height: first });
      place(part.second, { x, y: y + first + frame, width, height: height - frame - first });
    }
  };
  place(design.root, {
    x: frame,
    y: frame,
    width: design.width - 2 * frame,
    height: design.height - 2 * frame,
  });
  return { panes, bars };
}

/** Returns the tree with one part replaced; all other parts are the same objects. */
function replace(part: Part, id: number, make: (part: Part) => Part): Part {
  if (part.id === id) return make(part);
  if (part.kind === 'pane') return part;
  const first = replace(part.first, id, make);
  const second = replace(part.second, id, make);
  return first === part.first && second === part.second ? part : { ...part, first, second };
}

const parts = (part: Part): Part[] =>
  part.kind === 'pane' ? [part] : [part, ...parts(part.first), ...parts(part.second)];

/** The design with a change, or null when a pane would become too small. */
export function change(design: Design, by: Partial<Design>): Design | null {
  const next = { ...design, ...by };
  const fits = layOut(next).panes.every(({ width, height }) => width >= MIN && height >= MIN);
  return fits ? next : null;
}

export const NO_ROOM = `There is no room: a pane needs ${MIN} mm.`;

/** The design with a typed size in whole centimeters (the same design if nothing changes), or why the size is refused. */
export function resize(design: Design, side: 'width' | 'height', typed: string): Design | string {
  const { min, max } = LIMITS[side];
  const size = Number(typed);
  if (!(size >= min && size <= max)) return `The ${side} is from ${min} to ${max} mm.`;
  const rounded = Math.round(size / 10) * 10;
  // The browser fires a second `change` on blur if the field was corrected: that is not a step.
  return rounded === design[side] ? design : (change(design, { [side]: rounded }) ?? NO_ROOM);
}

/** The pane with an id, or the first one if it is gone. */
export const paneOf = (design: Design, id: number) =>
  parts(design.root).some((part) => part.kind === 'pane' && part.id === id)
    ? id
    : (layOut(design).panes[0]?.pane.id ?? 0);

export function setSash(design: Design, id: number, sash: Sash): Design {
  const root = replace(design.root, id, (part) =>
    part.kind === 'pane' ? { ...part, sash } : part,
  );
  return { ...design, root };
}

/** Splits a pane in half with a bar. The pane itself becomes the first part. */
export function split(design: Design, id: number, direction: Split['direction']): Design | null {
  const next = Math.max(...parts(design.root).map((part) => part.id)) + 1;
  const root = replace(design.root, id, (part) => ({
    kind: 'split',
    id: next,
    direction,
    at: 0.5,
    first: part,
    second: pane(next + 1, 'fixed'),
  }));
  return change(design, { root });
}

/** The bar beside a pane, if there is one. */
const barOf = (design: Design, id: number) =>
  parts(design.root).find(
    (part) => part.kind === 'split' && (part.first.id === id || part.second.id === id),
  );

export const canJoin = (design: Design, id: number) => barOf(design, id) !== undefined;

/** Removes the bar beside a pane; the pane fills the space of both parts. */
export function join(design: Design, id: number): Design {
  const bar = barOf(design, id);
  const kept = parts(design.root).find((part) => part.id === id);
  if (!bar || !kept) return design;
  return { ...design, root: replace(design.root, bar.id, () => kept) };
}

/** Moves a bar to a point of the plan, in steps of a centimeter; null when it does not fit. */
export function moveBar(
  design: Design,
  id: number,
  point: { x: number; y: number },
): Design | null {
  const bar = layOut(design).bars.find((placed) => placed.split.id === id);
  if (!bar) return null;
  const isColumns = bar.split.direction === 'columns';
  const room = (isColumns ? bar.room.width : bar.room.height) - design.frame;
  const from = isColumns ? point.x - bar.room.x : point.y - bar.room.y;
  const first = Math.round((from - design.frame / 2) / 10) * 10;
  const root = replace(design.root, id, (part) =>
    part.kind === 'split' ? { ...part, at: first / room } : part,
  );
  return change(design, { root });
}

/** A description of the window. */
export function describe(design: Design): string {
  const { panes } = layOut(design);
  const opening = panes.filter(({ pane }) => pane.sash !== 'fixed').length;
  const glass = panes.reduce((sum, { width, height }) => sum + width * height, 0) / 1e6;
  return `${panes.length} panes, ${opening} open, ${glass.toFixed(2)} m² of glass`;
}

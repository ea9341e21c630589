import { addStep, currentStep, endTopic, newHistory } from '../../../common/konva/history';
import { redo, undo, type History } from '../../../common/konva/history';
import { gapsOf, guidesOf, nextShift, snap } from './snapping';
import type { Box, Gap, Guide, Pull, Surroundings } from './snapping';

/** A block of the poster. It is turned about its corner `x`, `y`, in degrees. */
export interface Block extends Box {
  id: string;
  name: string;
  rotation: number;
}

interface Point {
  x: number;
  y: number;
}

/** The poster and what is done with it. It never changes: each function returns the next one. */
export interface Poster {
  history: History<readonly Block[]>;
  selected: readonly string[];
  snaps: boolean;
  /** What a pointer holds, where it was pressed, and the blocks as they would be dropped now. */
  hold: { at: Point; pull: Pull | null; blocks: readonly Block[] } | null;
  guides: readonly Guide[];
  gaps: readonly Gap[];
  says: string;
}

export const PAGE = { x: 0, y: 0, width: 400, height: 440 };
const LEAST = 20;

const block = (
  id: string,
  name: string,
  [x, y, width, height]: readonly [number, number, number, number],
  rotation = 0,
) => ({ id, name, x, y, width, height, rotation });

const BLOCKS: readonly Block[] = [
  block('title', 'Title', [24, 26, 352, 62]),
  block('sail', 'Boat', [56, 116, 130, 190]),
  block('sun', 'Sun', [238, 112, 104, 104]),
  block('badge', 'Badge', [234, 258, 104, 44], -9),
  block('waves', 'Waves', [24, 330, 352, 40]),
  block('date', 'Date', [24, 392, 96, 28]),
  block('place', 'Place', [141, 392, 96, 28]),
  block('hour', 'Time', [268, 388, 96, 28]),
];

/** The handles, named as their cursors. */
export const HANDLES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;

/** Which edges a handle pulls. */
export const pullOf = (handle: string): Pull => ({
  x: Number(handle.includes('e')) - Number(handle.includes('w')),
  y: Number(handle.includes('s')) - Number(handle.includes('n')),
});

const NOTHING_HELD = { hold: null, guides: [], gaps: [] } satisfies Partial<Poster>;

export const newPoster = (): Poster => ({
  history: newHistory(BLOCKS),
  selected: ['hour'],
  snaps: true,
  ...NOTHING_HELD,
  says: 'Drag a block: it snaps to lines and equal gaps.',
});

/** The blocks as they are drawn. */
export const blocksOf = ({ hold, history }: Poster) => hold?.blocks ?? currentStep(history);

export const selectedOf = (poster: Poster) =>
  blocksOf(poster).filter(({ id }) => poster.selected.includes(id));

/** The corners of a block, turned. */
export function cornersOf({ x, y, width, height, rotation }: Block): Point[] {
  const [cos, sin] = [Math.cos((rotation * Math.PI) / 180), Math.sin((rotation * Math.PI) / 180)];
  const at = (right: number, down: number) => ({
    x: x + right * cos - down * sin,
    y: y + right * sin + down * cos,
  });
  return [at(0, 0), at(width, 0), at(width, height), at(0, height)];
}

/** The upright box around blocks: what `getClientRect` returns for nodes. */
export function boxAround(blocks: readonly Block[]): Box {
  const corners = blocks.flatMap(cornersOf);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The block that has handles: the only selected one, if it is upright. */
export function pulledOf(poster: Poster): Block | undefined {
  const [only, ...others] = selectedOf(poster);
  return others.length === 0 && only?.rotation === 0 ? only : undefined;
}

const around = (poster: Poster): Surroundings => ({
  others: currentStep(poster.history)
    .filter(({ id }) => !poster.selected.includes(id))
    .map((one) => boxAround([one])),
  page: PAGE,
});

/** Selects a block, or adds it to the selection or takes it away. */
export function select(poster: Poster, id: string | null, adds = false): Poster {
  const isIn = id !== null && poster.selected.includes(id);
  const kept = adds ? poster.selected.filter((one) => one !== id) : [];
  const selected = id === null || (adds && isIn) ? kept : [...kept, id];
  return described({ ...poster, history: endTopic(poster.history), selected });
}

export const selectAll = (poster: Poster) =>
  described({ ...poster, selected: BLOCKS.map(({ id }) => id) });

/** A pointer is pressed on a block, on a handle, or beside all of them. */
export function press(poster: Poster, id: string | null, at: Point, adds: boolean): Poster {
  const pull = HANDLES.some((handle) => handle === id) ? pullOf(id ?? '') : null;
  const keeps = pull !== null || (!adds && id !== null && poster.selected.includes(id));
  const next = keeps ? poster : select(poster, id, adds);
  if (selectedOf(next).length === 0) return next;
  return { ...next, hold: { at, pull, blocks: blocksOf(next) } };
}

/** The pointer has moved. What it holds snaps within `reach`; a reach of 0 leaves it free. */
export function move(poster: Poster, at: Point, reach: number): Poster {
  const { hold } = poster;
  if (!hold) return poster;
  const start = { ...poster, hold: null };
  // On the page, so that a block can be found again.
  const to = { x: within(at.x, 0, PAGE.width), y: within(at.y, 0, PAGE.height) };
  const by = { x: to.x - hold.at.x, y: to.y - hold.at.y };
  const { pull } = hold;
  const change = pull ? (one: Block, to: Point) => pulled(one, pull, to) : shifted;
  const box = boxAround(selectedOf(start).map((one) => change(one, by)));
  const missing = snap(box, pull, around(poster), poster.snaps ? reach : 0);
  const whole = { x: by.x + missing.x, y: by.y + missing.y };
  const blocks = changed(start, (one) => change(one, whole));
  return withGuides({ ...poster, hold: { ...hold, blocks } }, poster.snaps && reach > 0);
}

/** The pointer is up: what it held stays where it is, as one step. */
export const release = (poster: Poster) => (poster.hold ? put(poster, poster.hold.blocks) : poster);

/** The pointer is canceled: nothing has happened. */
export const cancel = (poster: Poster) => described({ ...poster, ...NOTHING_HELD });

/** An arrow key moves the selection or pulls its right or bottom edge: by one pixel, or to where it snaps next. */
export function nudge(poster: Poster, by: Point, isHop: boolean, pulls: boolean): Poster {
  const selected = selectedOf(poster);
  if (selected.length === 0) return { ...poster, says: 'Select a block first.' };
  if (pulls && !pulledOf(poster)) return { ...poster, says: 'Only one upright block resizes.' };
  const axis = by.x === 0 ? 'y' : 'x';
  const pull = { x: Math.abs(by.x), y: Math.abs(by.y) };
  const shift = isHop
    ? nextShift(boxAround(selected), pulls ? pull : null, around(poster), axis, by[axis])
    : by[axis];
  if (shift === 0) return { ...poster, says: 'There is nothing to snap to in this direction.' };
  const to = { x: 0, y: 0, [axis]: shift };
  const { x, y, width, height } = boxAround(selected.map((one) => shifted(one, to)));
  if (x > PAGE.width || y > PAGE.height || x + width < 0 || y + height < 0) {
    return { ...poster, says: 'The page ends here.' };
  }
  const blocks = changed(poster, (one) => (pulls ? pulled(one, pull, to) : shifted(one, to)));
  return withGuides(put(poster, blocks, isHop ? undefined : 'nudge'), true);
}

export const setSnaps = (poster: Poster, snaps: boolean): Poster => ({
  ...poster,
  snaps,
  says: snaps ? 'Blocks snap.' : 'Blocks stay where you leave them.',
});

export const undoLast = (poster: Poster) => travel(poster, undo(poster.history), 'Undone.');
export const redoNext = (poster: Poster) => travel(poster, redo(poster.history), 'Done again.');

const travel = (poster: Poster, history: Poster['history'], says: string): Poster =>
  history === poster.history ? poster : { ...poster, ...NOTHING_HELD, history, says };

const within = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

const shifted = (one: Block, by: Point): Block => ({ ...one, x: one.x + by.x, y: one.y + by.y });

/** The opposite edge stays. */
function pulled(one: Block, pull: Pull, by: Point): Block {
  const width = Math.max(LEAST, one.width + pull.x * by.x);
  const height = Math.max(LEAST, one.height + pull.y * by.y);
  return {
    ...one,
    x: pull.x < 0 ? one.x + one.width - width : one.x,
    y: pull.y < 0 ? one.y + one.height - height : one.y,
    width,
    height,
  };
}

const changed = (poster: Poster, change: (block: Block) => Block) =>
  blocksOf(poster).map((one) => (poster.selected.includes(one.id) ? change(one) : one));

const isSame = (a: Block, b: Block | undefined) =>
  a.x === b?.x && a.y === b.y && a.width === b.width && a.height === b.height;

function put(poster: Poster, blocks: readonly Block[], topic?: string): Poster {
  const before = currentStep(poster.history);
  const stays = blocks.every((one, i) => isSame(one, before[i]));
  const history = stays ? poster.history : addStep(poster.history, blocks, topic);
  return { ...poster, ...NOTHING_HELD, history };
}

function withGuides(poster: Poster, isOn: boolean): Poster {
  const box = boxAround(selectedOf(poster));
  const guides = isOn ? guidesOf(box, around(poster)) : [];
  const gaps = isOn ? gapsOf(box, around(poster)) : [];
  return described({ ...poster, guides, gaps });
}

/** Says what is selected, where it is, and what it snapped to. */
function described(poster: Poster): Poster {
  const [only, ...others] = selectedOf(poster);
  if (!only) return { ...poster, says: 'Nothing is selected.' };
  const name = others.length === 0 ? only.name : `${others.length + 1} blocks`;
  const { x, y, width, height } = boxAround([only, ...others]);
  const [left, top, wide, high] = [x, y, width, height].map(Math.round);
  const [gap] = poster.gaps;
  return {
    ...poster,
    says: [
      `${name}: ${left} from the left, ${top} from the top, ${wide} × ${high}.`,
      ...(poster.guides.length > 0 ? [`Lines met: ${poster.guides.length}.`] : []),
      ...(gap ? [`Equal gaps of ${Math.round(gap.to - gap.from)}.`] : []),
    ].join(' '),
  };
}

import type { Point } from './edge';

/** Size of the garden. A hundred pixels are a meter. */
export const PLAN = { width: 2400, height: 1300 };

/** Side of a plant's cell in the picture. */
export const CELL = 72;

export const KINDS = ['tulip', 'lettuce', 'lavender', 'marigold', 'cabbage'] as const;
export type Kind = (typeof KINDS)[number];

export interface Plant extends Point {
  id: string;
  kind: Kind;
}

export interface Bed extends Point {
  kind: Kind;
  name: string;
  width: number;
  height: number;
}

/** One bed for each kind. */
export const BEDS: readonly Bed[] = [
  { kind: 'tulip', name: 'tulips', x: 170, y: 150, width: 430, height: 300 },
  { kind: 'lettuce', name: 'lettuce', x: 820, y: 130, width: 420, height: 280 },
  { kind: 'lavender', name: 'lavender', x: 1480, y: 170, width: 460, height: 260 },
  { kind: 'marigold', name: 'marigolds', x: 330, y: 850, width: 470, height: 290 },
  { kind: 'cabbage', name: 'cabbage', x: 1680, y: 830, width: 480, height: 300 },
];

/** A number from 0 to 1 that looks random and is always the same. */
const scatter = (seed: number) => Math.abs((Math.sin(seed * 127.1) * 43758.5453) % 1);

/** A hundred plants, twenty of each kind, strewn over the whole garden. */
const PLANTS: readonly Plant[] = Array.from({ length: 100 }, (_, i) => ({
  id: `plant-${i + 1}`,
  kind: KINDS[(i * 3 + Math.floor(i / 5)) % KINDS.length] ?? 'tulip',
  x: Math.round(((i % 16) + 0.25 + 0.5 * scatter(i)) * 144 + 48),
  y: Math.round((Math.floor(i / 16) + 0.2 + 0.6 * scatter(i + 0.5)) * 170 + 55),
}));

export interface Garden {
  plants: readonly Plant[];
  /** What undo returns to. */
  past: readonly (readonly Plant[])[];
  chosen: string;
}

export const START: Garden = { plants: PLANTS, past: [], chosen: '' };

/** Radius of a plant, for the pointer and at the borders of the garden. */
export const RADIUS = 27;

export const keepOnPlan = ({ x, y }: Point): Point => ({
  x: Math.min(PLAN.width - RADIUS, Math.max(RADIUS, x)),
  y: Math.min(PLAN.height - RADIUS, Math.max(RADIUS, y)),
});

export const choose = (garden: Garden, chosen: string): Garden => ({ ...garden, chosen });

export const chosenOf = ({ plants, chosen }: Garden) => plants.find(({ id }) => id === chosen);

/** Moves the chosen plant, as an undo step. */
export const put = (garden: Garden, place: Point): Garden => ({
  ...garden,
  plants: garden.plants.map((plant) =>
    plant.id === garden.chosen ? { ...plant, ...keepOnPlan(place) } : plant,
  ),
  past: [...garden.past, garden.plants],
});

export const undo = (garden: Garden): Garden => ({
  ...garden,
  plants: garden.past.at(-1) ?? garden.plants,
  past: garden.past.slice(0, -1),
});

const ARROWS: Partial<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The garden after a key, or undefined: Page Down and Page Up choose a plant, arrows move it, Ctrl+Z undoes. */
export function afterKey(
  garden: Garden,
  {
    key,
    shiftKey,
    ctrlKey,
    metaKey,
  }: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey'>,
): Garden | undefined {
  if (ctrlKey || metaKey) return key === 'z' ? undo(garden) : undefined;
  const plant = chosenOf(garden);
  const arrow = ARROWS[key];
  if (arrow && plant) {
    const step = shiftKey ? 100 : 20;
    return put(garden, { x: plant.x + arrow.x * step, y: plant.y + arrow.y * step });
  }
  if (!arrow && key !== 'PageDown' && key !== 'PageUp') return undefined;
  const { length } = garden.plants;
  const now = plant ? garden.plants.indexOf(plant) : key === 'PageUp' ? 0 : -1;
  const next = (now + (key === 'PageUp' ? length - 1 : 1)) % length;
  return choose(garden, garden.plants[next]?.id ?? '');
}

export const bedAt = ({ x, y }: Point): Bed | undefined =>
  BEDS.find((bed) => x >= bed.x && x <= bed.x + bed.width && y >= bed.y && y <= bed.y + bed.height);

/** How many plants are in the bed of their kind. */
export const settled = (plants: readonly Plant[]): number =>
  plants.filter((plant) => bedAt(plant)?.kind === plant.kind).length;

/** The chosen plant, and how many plants have arrived. */
export function describe(garden: Garden): string {
  const { plants } = garden;
  const plant = chosenOf(garden);
  const score = `${settled(plants)} of ${plants.length} are in the bed of their kind.`;
  if (!plant) return score;
  const bed = bedAt(plant);
  return `A ${plant.kind}, ${bed ? `in the bed for ${bed.name}` : 'beside the beds'}. ${score}`;
}

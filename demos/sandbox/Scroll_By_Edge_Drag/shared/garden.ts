import { createRandom } from '../../../common/konva/random';
import { arrowStep, type KeyPress } from '../../../common/konva/arrow-step';
import type { Point } from './edge';

/** Size of the garden. A hundred pixels are a meter. */
export const PLAN = { width: 2400, height: 1300 };

/** The upper left corner of the view at the beginning: between the paths and the pond. */
export const START: Point = { x: 600, y: 610 };

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

/** A hundred plants, twenty of each kind, strewn over the whole garden. */
export const PLANTS: readonly Plant[] = (() => {
  const random = createRandom(28);
  const kinds = Array.from({ length: 100 }, (_, i) => ({ i, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ i }) => i % KINDS.length);
  return kinds.map((kind, i) => ({
    id: `plant-${i + 1}`,
    kind: KINDS[kind] ?? 'tulip',
    x: Math.round(((i % 16) + 0.25 + 0.5 * random()) * 144 + 48),
    y: Math.round((Math.floor(i / 16) + 0.2 + 0.6 * random()) * 170 + 55),
  }));
})();

/** Radius of a plant, for the pointer and at the borders of the garden. */
export const RADIUS = 27;

export const keepOnPlan = ({ x, y }: Point): Point => ({
  x: Math.min(PLAN.width - RADIUS, Math.max(RADIUS, x)),
  y: Math.min(PLAN.height - RADIUS, Math.max(RADIUS, y)),
});

export const putPlant = (plants: readonly Plant[], id: string, place: Point): readonly Plant[] =>
  plants.map((plant) => (plant.id === id ? { ...plant, ...keepOnPlan(place) } : plant));

export const bedAt = ({ x, y }: Point): Bed | undefined =>
  BEDS.find((bed) => x >= bed.x && x <= bed.x + bed.width && y >= bed.y && y <= bed.y + bed.height);

/** How many plants are in the bed of their kind. */
export const settled = (plants: readonly Plant[]): number =>
  plants.filter((plant) => bedAt(plant)?.kind === plant.kind).length;

/** The plant `by` places after the chosen one. */
export function nextPlant(chosen: string, by: 1 | -1): string {
  const now = PLANTS.findIndex(({ id }) => id === chosen);
  const next = now < 0 ? (by > 0 ? 0 : PLANTS.length - 1) : now + by;
  return PLANTS[(next + PLANTS.length) % PLANTS.length]?.id ?? '';
}

export type Command = { do: 'choose'; id: string } | { do: 'move'; by: Point };

/** What a key does: Page Down and Page Up choose a plant, arrows move the chosen one. */
export function commandOf(
  press: KeyPress & Pick<KeyboardEvent, 'shiftKey'>,
  chosen: string,
): Command | undefined {
  if (press.key === 'PageDown') return { do: 'choose', id: nextPlant(chosen, 1) };
  if (press.key === 'PageUp') return { do: 'choose', id: nextPlant(chosen, -1) };
  const by = arrowStep(press, press.shiftKey ? 100 : 20);
  if (!by) return undefined;
  return chosen === '' ? { do: 'choose', id: nextPlant('', 1) } : { do: 'move', by };
}

const meters = (pixels: number) => (pixels / 100).toFixed(1);

/** What is chosen or held, and how many plants have arrived, for the status line. */
export function describe(plants: readonly Plant[], chosen: string, isHeld: boolean): string {
  const count = settled(plants);
  const score =
    count === plants.length
      ? 'All plants are in their beds.'
      : `${count} of ${plants.length} are in the bed of their kind.`;
  const plant = plants.find(({ id }) => id === chosen);
  if (!plant) return `${score} Hold a plant near an edge to take it farther.`;
  if (isHeld) return `A ${plant.kind}, in your hand. ${score}`;
  const bed = bedAt(plant);
  const place = bed
    ? `in the bed for ${bed.name}`
    : `${meters(plant.x)} m from the left, ${meters(plant.y)} m from the top`;
  return `A ${plant.kind}, ${place}. ${score}`;
}

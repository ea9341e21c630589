/** The lanterns as data and pure functions. This file uses neither Konva nor a framework. */
export const KINDS = ['round', 'star', 'kite'] as const;
export type Kind = (typeof KINDS)[number];

export interface Lantern {
  kind: Kind;
  x: number;
  y: number;
  /** 1 is the size at which it was drawn. */
  size: number;
}

export interface Festival {
  lanterns: readonly Lantern[];
  /** Fingers, keys and buttons change this one. */
  lit: Kind;
  /** The states that undo returns to. */
  past: readonly (readonly Lantern[])[];
  /** The current action: all changes of one topic are one undo step. */
  topic?: 'drag' | 'pinch' | 'grow' | 'move';
}

export const SCENE = { width: 480, height: 400 };
export const SIZES = { least: 0.5, most: 2.4 };

export const START: Festival = {
  lit: 'round',
  past: [],
  lanterns: [
    { kind: 'round', x: 118, y: 168, size: 1.15 },
    { kind: 'star', x: 250, y: 214, size: 0.85 },
    { kind: 'kite', x: 374, y: 150, size: 1 },
  ],
};

const clamp = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);

/** Keeps the middle of a lantern above the water. */
export const keepIn = ({ x, y }: { x: number; y: number }) => ({
  x: clamp(x, 40, 440),
  y: clamp(y, 80, 300),
});

export function litOf({ lanterns, lit }: Festival): Lantern {
  const lantern = lanterns.find(({ kind }) => kind === lit);
  if (!lantern) throw new Error(`There is no ${lit} lantern.`);
  return lantern;
}

export const light = (festival: Festival, lit: Kind): Festival =>
  lit === festival.lit ? festival : { ...settle(festival), lit };

/** Changes the lit lantern, within the limits. */
export function change(
  festival: Festival,
  patch: Partial<Omit<Lantern, 'kind'>>,
  topic: Festival['topic'],
): Festival {
  const before = litOf(festival);
  const wanted = { ...before, ...patch };
  const size = clamp(wanted.size, SIZES.least, SIZES.most);
  const after = { ...wanted, ...keepIn(wanted), size };
  if (after.x === before.x && after.y === before.y && after.size === before.size) return festival;
  const { lanterns, past } = festival;
  return {
    ...festival,
    lanterns: lanterns.map((one) => (one === before ? after : one)),
    past: topic === festival.topic ? past : [...past, lanterns],
    topic,
  };
}

/** Ends a gesture: the next one is a separate step. */
export const settle = (festival: Festival): Festival => ({ ...festival, topic: undefined });

export function undo(festival: Festival): Festival {
  const lanterns = festival.past.at(-1);
  return lanterns ? { ...settle(festival), lanterns, past: festival.past.slice(0, -1) } : festival;
}

export const grow = (festival: Festival, factor: number) =>
  change(festival, { size: litOf(festival).size * factor }, 'grow');

export const BUTTONS: { label: string; act: (festival: Festival) => Festival }[] = [
  { label: 'Smaller', act: (festival) => grow(festival, 1 / 1.1) },
  { label: 'Larger', act: (festival) => grow(festival, 1.1) },
  { label: 'Undo', act: undo },
];

const ARROWS = new Map([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
] as const);

/** The state after a key press on the canvas, or undefined if the key does nothing there. */
export function afterKey(festival: Festival, event: KeyboardEvent): Festival | undefined {
  const { key, shiftKey, ctrlKey, metaKey } = event;
  if (ctrlKey || metaKey) return key === 'z' ? undo(festival) : undefined;
  if (key === '+' || key === '=') return grow(festival, 1.1);
  if (key === '-') return grow(festival, 1 / 1.1);
  const kind = KINDS[Number(key) - 1];
  if (kind) return light(festival, kind);
  const arrow = [...ARROWS].find(([name]) => name === key)?.[1];
  if (!arrow) return undefined;
  const { x, y } = litOf(festival);
  const step = shiftKey ? 10 : 1;
  return change(festival, { x: x + arrow[0] * step, y: y + arrow[1] * step }, 'move');
}

export function describe(festival: Festival): string {
  const { kind, size } = litOf(festival);
  const limit = size >= SIZES.most ? ', the largest' : size <= SIZES.least ? ', the smallest' : '';
  return `The ${kind} lantern is lit: ${Math.round(size * 100)}% of its size${limit}.`;
}

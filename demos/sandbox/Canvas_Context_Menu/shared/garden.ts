import {
  addStep,
  canRedo,
  canUndo,
  currentStep,
  type History,
  newHistory,
  redo,
  undo,
} from '../../../common/konva/history';
import { random } from '../../../common/konva/random';
import { within } from '../../../common/konva/ranges';
import { undoCommand } from '../../../common/konva/undo-keys';

/** The plants, the menu and what happens to them. This file depends on neither Konva nor a framework. */

export const KINDS = [
  'Echeveria',
  'Barrel cactus',
  'Aloe',
  'Living stones',
  'Moon cactus',
] as const;
export type Kind = (typeof KINDS)[number];

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Plant extends Point {
  id: number;
  kind: Kind;
  radius: number;
  /** Degrees. */
  turn: number;
}

/** Units of the scene, and how far a plant's center is from its edges. */
export const SCENE = { width: 720, height: 400 };
const EDGE = 72;
export const MAX = 24;

/** An open menu. */
export interface Menu {
  /** The plant it is about; null for a free position. */
  plant: number | null;
  /** The free position, in the scene. */
  spot: Point;
  /** Its upper left corner, in pixels of the stage. */
  at: Point;
}

/** All that the views show. Every function returns a new garden. */
export interface Garden {
  history: History<readonly Plant[]>;
  /** For the kinds and sizes of the next plants. */
  seed: number;
  nextId: number;
  selected: number | null;
  menu: Menu | null;
  says: string;
}

const FIRST: readonly Omit<Plant, 'id'>[] = [
  { kind: 'Echeveria', x: 214, y: 236, radius: 66, turn: 10 },
  { kind: 'Barrel cactus', x: 362, y: 150, radius: 58, turn: 0 },
  { kind: 'Aloe', x: 520, y: 244, radius: 72, turn: 20 },
  { kind: 'Living stones', x: 372, y: 296, radius: 36, turn: -15 },
  { kind: 'Moon cactus', x: 118, y: 122, radius: 40, turn: 0 },
  { kind: 'Echeveria', x: 618, y: 118, radius: 44, turn: 50 },
];

export const newGarden = (): Garden => ({
  history: newHistory(FIRST.map((plant, id) => ({ ...plant, id }))),
  seed: 11,
  nextId: FIRST.length,
  selected: null,
  menu: null,
  says: `${FIRST.length} plants. Double-click the sand to add one, right-click for a menu.`,
});

export const plantsOf = ({ history }: Garden) => currentStep(history);
export const plantOf = (garden: Garden, id: number | null) =>
  plantsOf(garden).find((plant) => plant.id === id);

const count = (plants: readonly Plant[]) =>
  plants.length === 1 ? '1 plant' : `${plants.length} plants`;

const say = (garden: Garden, says: string): Garden => ({ ...garden, says });

/** Adds a plant of a random kind, as near to a position as the tray allows. */
export function addPlant(garden: Garden, { x, y }: Point): Garden {
  const plants = plantsOf(garden);
  if (plants.length >= MAX) {
    return say({ ...garden, menu: null }, `The tray is full with ${MAX} plants. Delete one first.`);
  }
  const [which, size, turn] = [
    random(garden.seed),
    random(garden.seed + 1),
    random(garden.seed + 2),
  ];
  const kind = KINDS[Math.floor(which.value * KINDS.length)] ?? 'Aloe';
  const plant: Plant = {
    id: garden.nextId,
    kind,
    x: within(x, EDGE, SCENE.width - EDGE),
    y: within(y, EDGE, SCENE.height - EDGE),
    radius: Math.round(30 + size.value * 34),
    turn: Math.round(turn.value * 90),
  };
  const next = [...plants, plant];
  return {
    history: addStep(garden.history, next),
    seed: turn.seed,
    nextId: garden.nextId + 1,
    selected: plant.id,
    menu: null,
    says: `${kind} added. ${count(next)}.`,
  };
}

/** Adds one at the free position of a grid that is farthest from all plants. */
export function addAnywhere(garden: Garden): Garden {
  const plants = plantsOf(garden);
  let best = { x: SCENE.width / 2, y: SCENE.height / 2, free: -Infinity };
  for (let x = EDGE; x <= SCENE.width - EDGE; x += 36) {
    for (let y = EDGE; y <= SCENE.height - EDGE; y += 32) {
      const free = Math.min(...plants.map((one) => Math.hypot(one.x - x, one.y - y) - one.radius));
      if (free > best.free) best = { x, y, free };
    }
  }
  return addPlant(garden, best);
}

export function deletePlant(garden: Garden, id: number): Garden {
  const plant = plantOf(garden, id);
  if (!plant) return garden;
  const plants = plantsOf(garden).filter((one) => one !== plant);
  return {
    ...garden,
    history: addStep(garden.history, plants),
    selected: null,
    menu: null,
    says: `${plant.kind} deleted. ${count(plants)}.`,
  };
}

// The menu.

/** Size of the menu, as in the style sheet. It is needed before the menu exists. */
export const MENU: Size = { width: 164, height: 112 };

/** The upper left corner of a menu at a point. Where it would leave the stage, the menu opens to the left of the point or above it. */
export function placeMenu({ x, y }: Point, stage: Size, menu: Size = MENU): Point {
  const flip = (at: number, size: number, room: number) =>
    at + size <= room ? at : Math.max(0, at - size);
  return { x: flip(x, menu.width, stage.width), y: flip(y, menu.height, stage.height) };
}

/** Where a menu was asked for: the plant there or none, the point in the scene, and the point on the stage. */
export interface Ask {
  plant: number | null;
  spot: Point;
  point: Point;
}

export const openMenu = (garden: Garden, { plant, spot, point }: Ask, stage: Size): Garden => ({
  ...garden,
  selected: plant ?? garden.selected,
  menu: { plant, spot, at: placeMenu(point, stage) },
  says: `Menu of ${plantOf(garden, plant)?.kind ?? 'the sand'}.`,
});

/** Without a menu, the same garden: closing twice does no harm. */
export const closeMenu = (garden: Garden): Garden =>
  garden.menu ? { ...garden, menu: null, says: 'Menu closed.' } : garden;

export type Action = 'Pulse' | 'Delete' | 'Plant here';

/** The title of the open menu, and what can be chosen. */
export function menuOf(garden: Garden): { title: string; actions: readonly Action[] } {
  const plant = plantOf(garden, garden.menu?.plant ?? null);
  return plant
    ? { title: plant.kind, actions: ['Pulse', 'Delete'] }
    : { title: 'Sand', actions: ['Plant here'] };
}

/** What an action does to the plants. The view animates a pulse. */
export function choose(garden: Garden, action: Action): Garden {
  const { menu } = garden;
  if (!menu) return garden;
  const closed = { ...garden, menu: null };
  if (action === 'Plant here') return addPlant(closed, menu.spot);
  if (menu.plant === null) return closed;
  if (action === 'Delete') return deletePlant(closed, menu.plant);
  return say(closed, `${plantOf(garden, menu.plant)?.kind ?? ''} pulses.`);
}

/** The item of a menu to which a key moves the focus, or undefined. */
export function itemAt(key: string, at: number, items: number): number | undefined {
  const moves: Record<string, number> = {
    ArrowDown: (at + 1) % items,
    ArrowUp: (at - 1 + items) % items,
    Home: 0,
    End: items - 1,
  };
  return moves[key];
}

// Keys.

/** The nearest plant in the direction of an arrow; without a selected one, the first from the left. */
export function neighbor(garden: Garden, key: string): Plant | undefined {
  const plants = plantsOf(garden);
  const from = plantOf(garden, garden.selected);
  if (!from) return [...plants].sort((a, b) => a.x - b.x)[0];
  const [across, down] =
    { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [];
  if (across === undefined || down === undefined) return undefined;
  // Only plants within 45 degrees of the arrow: the four arrows divide the directions.
  const far = (plant: Plant) => {
    const [x, y] = [plant.x - from.x, plant.y - from.y];
    const along = x * across + y * down;
    const beside = Math.abs(x * down + y * across);
    return along <= 0 || beside > along ? Infinity : Math.hypot(x, y);
  };
  const nearest = plants.reduce((best, one) => (far(one) < far(best) ? one : best), from);
  return nearest === from ? undefined : nearest;
}

export const select = (garden: Garden, id: number | null): Garden => {
  const plant = plantOf(garden, id);
  return plant ? { ...garden, selected: plant.id, says: `${plant.kind}.` } : garden;
};

/** What a key does while the terrarium has the focus, or undefined. Undo works everywhere except in text fields. */
export function keyStep(event: KeyboardEvent): ((garden: Garden) => Garden) | undefined {
  const command = undoCommand(event);
  if (command) return command === 'undo' ? undoLast : redoNext;
  const { key, target } = event;
  if (!(target instanceof Element) || !target.matches('[role="application"]')) return undefined;
  if (key.startsWith('Arrow')) {
    return (garden) => select(garden, neighbor(garden, key)?.id ?? null);
  }
  if (key === 'Enter' || key === 'Insert') return addAnywhere;
  if (key === 'Delete' || key === 'Backspace') {
    return (garden) =>
      garden.selected === null
        ? say(garden, 'Choose a plant by arrow keys.')
        : deletePlant(garden, garden.selected);
  }
  return undefined;
}

/** Whether a key asks for the context menu: the menu key, or Shift and F10. */
export const asksForMenu = ({ key, shiftKey }: KeyboardEvent) =>
  key === 'ContextMenu' || (key === 'F10' && shiftKey);

const travel = (garden: Garden, history: Garden['history'], says: string): Garden => ({
  ...garden,
  history,
  menu: null,
  selected: currentStep(history).find(({ id }) => id === garden.selected)?.id ?? null,
  says: `${says} ${count(currentStep(history))}.`,
});

export const undoLast = (garden: Garden) =>
  canUndo(garden.history)
    ? travel(garden, undo(garden.history), 'Undone.')
    : say(garden, 'There is nothing to undo.');

export const redoNext = (garden: Garden) =>
  canRedo(garden.history)
    ? travel(garden, redo(garden.history), 'Done again.')
    : say(garden, 'There is nothing to do again.');

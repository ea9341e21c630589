import {
  change,
  type Editor,
  erase,
  itemOf,
  openingOf,
  planOf,
  roomOf,
  say,
  turn,
  wallOf,
} from './editor';
import {
  FARTHEST,
  type Floor,
  FLOORS,
  KINDS,
  lengthOf,
  OPENING,
  patchItem,
  placeOpening,
  type Plan,
  resizeWall,
  SIZES,
} from './plan';
import { markOf, setMark } from './rooms';

/** A field of the panel for the selected thing. Its change is a function, so that views do not depend on walls and furniture. */
export type Field =
  | {
      kind: 'number';
      label: string;
      value: number;
      limits: { min: number; max: number };
      set(plan: Plan, value: number): Plan | null;
    }
  | { kind: 'text'; label: string; value: string; set(plan: Plan, value: string): Plan }
  | {
      kind: 'choice';
      label: string;
      value: string;
      options: readonly string[];
      set(plan: Plan, value: string): Plan;
    };

export type NumberFieldOf = Extract<Field, { kind: 'number' }>;

const NAMES: Record<Floor, string> = {
  oak: 'Oak',
  tiles: 'Tiles',
  stone: 'Stone',
  carpet: 'Carpet',
};

/** The name of the selected thing, and its fields. */
export function panelOf(editor: Editor): { title: string; fields: Field[] } {
  const [item, wall, opening, room] = [
    itemOf(editor),
    wallOf(editor),
    openingOf(editor),
    roomOf(editor),
  ];
  if (item) {
    const { id } = item;
    const size = { min: SIZES.least, max: SIZES.most };
    return {
      title: KINDS[item.kind].name,
      fields: [
        number('Width, cm', item.width, size, (plan, width) => patchItem(plan, id, { width })),
        number('Depth, cm', item.depth, size, (plan, depth) => patchItem(plan, id, { depth })),
        number('Turn, °', item.rotation, { min: -180, max: 180 }, (plan, rotation) =>
          patchItem(plan, id, { rotation }),
        ),
      ],
    };
  }
  if (wall) {
    const limits = { min: 20, max: FARTHEST };
    return {
      title: 'Wall',
      fields: [
        number('Length, cm', lengthOf(wall), limits, (plan, length) =>
          resizeWall(plan, wall, length),
        ),
      ],
    };
  }
  if (opening) {
    const limits = { min: OPENING.least, max: OPENING.most };
    return {
      title: opening.kind === 'door' ? 'Door' : 'Window',
      fields: [
        number('Width, cm', opening.width, limits, (plan, width) =>
          placeOpening(plan, { ...opening, width }),
        ),
        number('From corner, cm', opening.at, { min: 0, max: FARTHEST }, (plan, at) =>
          placeOpening(plan, { ...opening, at }),
        ),
      ],
    };
  }
  if (!room) return { title: 'Nothing selected', fields: [] };
  const { name, floor } = markOf(planOf(editor), room);
  return {
    title: 'Room',
    fields: [
      {
        kind: 'text',
        label: 'Name',
        value: name,
        set: (plan, typed) => setMark(plan, room, { name: typed.slice(0, 24) }),
      },
      {
        kind: 'choice',
        label: 'Floor',
        value: NAMES[floor],
        options: FLOORS.map((one) => NAMES[one]),
        set: (plan, label) => {
          const chosen = FLOORS.find((one) => NAMES[one] === label) ?? floor;
          return setMark(plan, room, { floor: chosen });
        },
      },
    ],
  };
}

const number = (
  label: string,
  value: number,
  limits: { min: number; max: number },
  set: (plan: Plan, value: number) => Plan | null,
): NumberFieldOf => ({ kind: 'number', label, value: Math.round(value), limits, set });

/** Saves a typed number; NaN means that there is none. Consecutive input in one field is one step. */
export function enterNumber(editor: Editor, field: NumberFieldOf, value: number): Editor {
  const { label, limits, set } = field;
  const name = label.split(',')[0] ?? label;
  if (!(value >= limits.min && value <= limits.max)) {
    return say(editor, `${name}: a number from ${limits.min} to ${limits.max}.`);
  }
  const plan = set(planOf(editor), value);
  if (!plan) return say(editor, `${name}: there is no room for that.`);
  return change(editor, plan, `${label} ${idOf(editor)}`);
}

export const enterText = (
  editor: Editor,
  field: Exclude<Field, NumberFieldOf>,
  value: string,
): Editor => change(editor, field.set(planOf(editor), value), `${field.label} ${idOf(editor)}`);

function idOf({ selection }: Editor): string {
  if (!selection) return '';
  return selection.kind === 'room' ? `${selection.at.x} ${selection.at.y}` : selection.id;
}

/** The buttons of the panel. */
export const ACTIONS = [
  { label: 'Turn', run: (editor: Editor) => turn(editor, 90) },
  { label: 'Delete', run: erase },
] as const;

/** Whether a button of the panel has something to do. */
export function canRun(editor: Editor, label: string): boolean {
  if (label === 'Turn') return itemOf(editor) !== undefined || openingOf(editor) !== undefined;
  return editor.selection !== null && editor.selection.kind !== 'room';
}

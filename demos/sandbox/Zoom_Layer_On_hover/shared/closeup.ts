import { arrowStep, type KeyPress } from '../../../common/konva/arrow-step';

/** Size of the plate, in the units of the scene. */
export const PLATE = { width: 960, height: 600 };

/** The smallest and the largest magnification. */
export const MIN = 1.5;
export const MAX = 6;
export const START_SCALE = 2;

export interface Point {
  x: number;
  y: number;
}

/** The point of the plate that is looked at, or null for the whole plate. */
export type Look = Point | null;

export interface Moth extends Point {
  id: string;
  name: string;
  latin: string;
  words: string;
}

export const MOTHS: readonly Moth[] = [
  {
    id: 'atropos',
    name: 'Death’s-head hawk-moth',
    latin: 'Acherontia atropos',
    x: 150,
    y: 172,
    words: 'It squeaks when it is touched, and steals honey.',
  },
  {
    id: 'caja',
    name: 'Garden tiger',
    latin: 'Arctia caja',
    x: 376,
    y: 166,
    words: 'No two have the same pattern.',
  },
  {
    id: 'pavonia',
    name: 'Small emperor moth',
    latin: 'Saturnia pavonia',
    x: 590,
    y: 166,
    words: 'The male smells a female from kilometers away.',
  },
  {
    id: 'luna',
    name: 'Luna moth',
    latin: 'Actias luna',
    x: 814,
    y: 150,
    words: 'It has no mouth, and lives for a week.',
  },
  {
    id: 'elpenor',
    name: 'Elephant hawk-moth',
    latin: 'Deilephila elpenor',
    x: 150,
    y: 332,
    words: 'It sees colors at night.',
  },
  {
    id: 'jacobaeae',
    name: 'Cinnabar',
    latin: 'Tyria jacobaeae',
    x: 376,
    y: 332,
    words: 'Its caterpillars make it taste of ragwort.',
  },
  {
    id: 'nupta',
    name: 'Red underwing',
    latin: 'Catocala nupta',
    x: 590,
    y: 332,
    words: 'At rest, only its bark pattern is seen.',
  },
  {
    id: 'betularia',
    name: 'Peppered moth',
    latin: 'Biston betularia',
    x: 814,
    y: 348,
    words: 'It turned black where soot blackened the birches.',
  },
  {
    id: 'filipendulae',
    name: 'Six-spot burnet',
    latin: 'Zygaena filipendulae',
    x: 150,
    y: 488,
    words: 'It flies by day; its spots warn of cyanide.',
  },
  {
    id: 'papilionaria',
    name: 'Large emerald',
    latin: 'Geometra papilionaria',
    x: 376,
    y: 488,
    words: 'Its green fades in a few weeks.',
  },
  {
    id: 'grossulariata',
    name: 'Magpie moth',
    latin: 'Abraxas grossulariata',
    x: 590,
    y: 488,
    words: 'Its caterpillar has the same three colors.',
  },
  {
    id: 'aprilina',
    name: 'Merveille du jour',
    latin: 'Griposia aprilina',
    x: 814,
    y: 488,
    words: 'On lichen it cannot be found.',
  },
];

const clamp = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));

export const keepScale = (scale: number) =>
  // An empty or broken field gives NaN.
  Number.isFinite(scale) ? clamp(scale, MIN, MAX) : START_SCALE;

/** The nearest point of the plate. */
export const keepLook = ({ x, y }: Point): Point => ({
  x: clamp(x, 0, PLATE.width),
  y: clamp(y, 0, PLATE.height),
});

/**
 * Position and scale of the layer. The point that is looked at stays where it is, so the plate's left edge is seen with the pointer on the left
 * edge, and its right edge with the pointer on the right one.
 */
export function layerPlace({ x, y }: Point, scale: number) {
  return { x: x - x * scale, y: y - y * scale, scaleX: scale, scaleY: scale };
}

/** The point to look at after a finger has pulled the magnified plate by this much, in units of the plate at its normal size. */
export function pullLook(look: Point, by: Point, scale: number): Point {
  // The layer moves by 1 - scale for each unit of the point.
  const part = Math.max(scale - 1, 0.01);
  return keepLook({ x: look.x - by.x / part, y: look.y - by.y / part });
}

/** Half of the width and height in which a moth is meant. */
const REACH = { x: 105, y: 68 };

/** The moth at a point of the plate. */
export const mothAt = (look: Look): Moth | undefined =>
  look === null
    ? undefined
    : MOTHS.find(({ x, y }) => Math.abs(x - look.x) <= REACH.x && Math.abs(y - look.y) <= REACH.y);

/** The moth `by` places after the one that is looked at; the first or last one if there is none. */
export function nextMoth(look: Look, by: 1 | -1): Point {
  const now = MOTHS.findIndex((moth) => moth === mothAt(look));
  const next = now < 0 ? (by > 0 ? 0 : MOTHS.length - 1) : now + by;
  const { x, y } = MOTHS[(next + MOTHS.length) % MOTHS.length] ?? CENTER;
  return { x, y };
}

const CENTER: Point = { x: PLATE.width / 2, y: PLATE.height / 2 };

/** Arrow keys move the point by this many units; with a larger scale, the picture moves farther. */
const STEP = 12;

/** What to look at after a key press; undefined for keys that mean nothing here. */
export function lookForKey(press: KeyPress, look: Look): Look | undefined {
  if (press.ctrlKey || press.altKey || press.metaKey) return undefined;
  const step = arrowStep(press, STEP);
  // The first arrow only magnifies the middle.
  if (step) return look ? keepLook({ x: look.x + step.x, y: look.y + step.y }) : CENTER;
  switch (press.key) {
    case 'Enter':
    case ' ':
      return look ? null : CENTER;
    case 'Escape':
      return look ? null : undefined;
    case 'PageDown':
      return nextMoth(look, 1);
    case 'PageUp':
      return nextMoth(look, -1);
    default:
      return undefined;
  }
}

export const findMoth = (id: string): Look => {
  const moth = MOTHS.find((one) => one.id === id);
  return moth ? { x: moth.x, y: moth.y } : null;
};

/** What is seen, for the status line. */
export function describe(look: Look): string {
  if (!look) return 'Twelve moths. Point at one, tap it, or choose it.';
  const moth = mothAt(look);
  return moth ? `${moth.name}, ${moth.latin}. ${moth.words}` : 'Between the moths.';
}

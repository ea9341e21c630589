export interface Point {
  x: number;
  y: number;
}

/** The view: the magnified point of the plate, or null for the whole plate, and the magnification. */
export interface View {
  look: Point | null;
  scale: number;
}

/** Fingers on the plate: the point between the first two, and how far apart they are. */
export interface Grip extends Point {
  apart: number;
  count: number;
}

/** Size of the plate, in the units of the scene. */
export const PLATE = { width: 960, height: 600 };
const CENTER: Point = { x: PLATE.width / 2, y: PLATE.height / 2 };
export const START: View = { look: null, scale: 2 };

const PLACES: [x: number, y: number, name: string, words: string][] = [
  [150, 172, 'Death’s-head hawk-moth', 'Acherontia atropos. It squeaks, and steals honey.'],
  [376, 166, 'Garden tiger', 'Arctia caja. No two have the same pattern.'],
  [590, 166, 'Small emperor moth', 'Saturnia pavonia. The male smells a female from afar.'],
  [814, 150, 'Luna moth', 'Actias luna. It has no mouth, and lives for a week.'],
  [150, 332, 'Elephant hawk-moth', 'Deilephila elpenor. It sees colors at night.'],
  [376, 332, 'Cinnabar', 'Tyria jacobaeae. Its caterpillars make it taste of ragwort.'],
  [590, 332, 'Red underwing', 'Catocala nupta. At rest, only its bark pattern is seen.'],
  [814, 348, 'Peppered moth', 'Biston betularia. It turned black where soot blackened birches.'],
  [
    150,
    488,
    'Six-spot burnet',
    'Zygaena filipendulae. It flies by day; its spots warn of cyanide.',
  ],
  [376, 488, 'Large emerald', 'Geometra papilionaria. Its green fades in a few weeks.'],
  [590, 488, 'Magpie moth', 'Abraxas grossulariata. Its caterpillar has the same colors.'],
  [814, 488, 'Merveille du jour', 'Griposia aprilina. On lichen it cannot be found.'],
];
export const MOTHS = PLACES.map(([x, y, name, words]) => ({ x, y, name, words }));

const clamp = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));

export const keepScale = (scale: number) => clamp(scale, 1.5, 6);

/** The nearest point of the plate. */
export const keepLook = ({ x, y }: Point): Point => ({
  x: clamp(x, 0, PLATE.width),
  y: clamp(y, 0, PLATE.height),
});

/**
 * Position and scale of the layer. The magnified point stays in place, so the plate's left edge is visible when the pointer is at the left
 * edge of the stage, and its right edge at the right edge.
 */
export function layerPlace({ x, y }: Point, scale: number) {
  return { x: x - x * scale, y: y - y * scale, scaleX: scale, scaleY: scale };
}

/** Fingers drag the magnified plate, and magnify it by the change of their distance. */
export function pull(view: View, from: Grip, to: Grip): View {
  const { look } = view;
  if (!look) return view;
  const scale = keepScale((view.scale * to.apart) / from.apart);
  // The layer moves by 1 - scale for each unit of the point.
  const by = { x: (to.x - from.x) / (scale - 1), y: (to.y - from.y) / (scale - 1) };
  return { scale, look: keepLook({ x: look.x - by.x, y: look.y - by.y }) };
}

/** The moth at a point of the plate. */
export const mothAt = (look: Point | null) =>
  MOTHS.find(({ x, y }) => look && Math.abs(x - look.x) <= 105 && Math.abs(y - look.y) <= 68);

/** Where a moth is, or null for another name. */
export function findMoth(name: string | undefined): Point | null {
  const moth = MOTHS.find((one) => one.name === name);
  return moth ? { x: moth.x, y: moth.y } : null;
}

/** The moth `by` places after the one that is looked at; the first or last one if there is none. */
export function nextMoth(look: Point | null, by: 1 | -1) {
  const now = MOTHS.findIndex((moth) => moth === mothAt(look));
  const next = now < 0 && by < 0 ? -1 : (now + by) % MOTHS.length;
  return findMoth(MOTHS.at(next)?.name);
}

/** What to look at after a key press; undefined for keys that mean nothing here. */
export function lookForKey(event: KeyboardEvent, look: Point | null) {
  const { key } = event;
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined;
  const x = 12 * (Number(key === 'ArrowRight') - Number(key === 'ArrowLeft'));
  const y = 12 * (Number(key === 'ArrowDown') - Number(key === 'ArrowUp'));
  // The first arrow only magnifies the middle.
  if (x || y) return look ? keepLook({ x: look.x + x, y: look.y + y }) : CENTER;
  if (key === 'Enter' || key === ' ') return look ? null : CENTER;
  if (key === 'Escape' && look) return null;
  if (key === 'PageDown' || key === 'PageUp') return nextMoth(look, key === 'PageDown' ? 1 : -1);
  return undefined;
}

/** Describes the view for the status line. */
export function describe(look: Point | null): string {
  if (!look) return 'Twelve moths. Point at one, tap it, or choose it.';
  const moth = mothAt(look);
  return moth ? `${moth.name}, ${moth.words}` : 'Between the moths.';
}

import Konva from 'konva';

export const HEIGHT = 460;
export const DEFAULT_COUNT = 10_000;

/** From the center of the flower to its rim. */
const COLORS = [
  { name: 'moss', value: '#5d7a2c' },
  { name: 'olive', value: '#8a8f2a' },
  { name: 'umber', value: '#6b4423' },
  { name: 'rust', value: '#a5541c' },
  { name: 'amber', value: '#e08b1a' },
  { name: 'sun', value: '#f6b73c' },
  { name: 'butter', value: '#fbd872' },
];

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** From the center of the flower to its rim, before `flowerConfig` scales it. */
const REACH = HEIGHT / 2 - 8;

/** The group of the seeds: centered on the stage, and as large as fits. */
export function flowerConfig(width: number) {
  const scale = Math.max(Math.min(1, (width / 2 - 8) / REACH), 0.01);
  return { x: width / 2, y: HEIGHT / 2, scaleX: scale, scaleY: scale };
}

/** A seed of the flower, which is centered at 0, 0. Each seed is a golden angle further and a little farther out, as on a sunflower. */
function createSeed(index: number, count: number): Konva.Circle {
  const share = Math.sqrt((index + 0.5) / count);
  const angle = index * GOLDEN_ANGLE;
  const color = COLORS[Math.floor(share * share * COLORS.length)];
  return new Konva.Circle({
    id: String(index + 1),
    name: 'seed',
    preventDefault: false,
    x: Math.cos(angle) * share * REACH,
    y: Math.sin(angle) * share * REACH,
    // Seeds fill the disk: their size follows from their number.
    radius: (REACH / Math.sqrt(count)) * (0.55 + 0.35 * share),
    fill: color?.value,
  });
}

/** Fills the group with that many seeds. */
export function setSeeds(group: Konva.Group, count: number) {
  group.destroyChildren();
  const seeds = Array.from({ length: count }, (_, i) => createSeed(i, count));
  group.add(...seeds);
}

export interface Tip {
  text: string;
  x: number;
  y: number;
  pointerDirection: 'left' | 'right' | 'down';
}

/** Text and position of a seed's tooltip, on the side with enough space. */
export function tipFor(seed: Konva.Circle, width: number): Tip {
  const { x, y } = seed.absolutePosition();
  const radius = seed.radius() * seed.getAbsoluteScale().x;
  const color = COLORS.find(({ value }) => value === seed.fill());
  const text = `Seed ${Number(seed.id()).toLocaleString('en')}, ${color?.name ?? ''}`;
  if (x < 90) return { text, x: x + radius, y, pointerDirection: 'left' };
  if (x > width - 90 || y < 60) return { text, x: x - radius, y, pointerDirection: 'right' };
  return { text, x, y: y - radius, pointerDirection: 'down' };
}

/** The tooltip of the seed with the number in the field, and the text for screen readers. */
export function findTip(group: Konva.Group, number: string, width: number) {
  if (number === '') return { tip: null, says: '' };
  const seed = group.findOne<Konva.Circle>(`#${Number(number)}`);
  if (!seed) return { tip: null, says: `Seeds are numbered from 1 to ${group.children.length}.` };
  const tip = tipFor(seed, width);
  return { tip, says: tip.text };
}

export const tagLook = {
  fill: '#3b2a14',
  cornerRadius: 6,
  pointerWidth: 10,
  pointerHeight: 8,
} satisfies Konva.TagConfig;

export const textLook = { fill: '#fff7e2', fontSize: 14, padding: 7 } satisfies Konva.TextConfig;

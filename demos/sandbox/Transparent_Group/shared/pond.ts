import { keepIn, type Reach } from '../../../common/konva/key-tip';

/** How a koi is put together: as children that fade one by one, or as one picture. */
export type Way = 'plain' | 'isolated' | 'cached';

export interface Koi {
  way: Way;
  x: number;
  y: number;
  /** In degrees; 0 heads to the right. */
  rotation: number;
}

/** Where the middle of a koi can be. The middle of the pond is at 0, 0. */
export const REACH: Reach = { left: -190, right: 190, top: -170, bottom: 170 };

/** The koi at the start: in a circle, one behind the other. */
export const atHome = (): Koi[] => [
  { way: 'plain', x: -8, y: -112, rotation: -6 },
  { way: 'isolated', x: 104, y: 52, rotation: 114 },
  { way: 'cached', x: -98, y: 66, rotation: 234 },
];

/** The koi after one of them swam to a point, or as near to it as the pond reaches. */
export const swim = (pond: readonly Koi[], way: Way, to: { x: number; y: number }): Koi[] =>
  pond.map((koi) => (koi.way === way ? { ...koi, ...keepIn(to, REACH) } : koi));

/** The koi that the keyboard moves after this one. */
export function nextWay(pond: readonly Koi[], way: Way): Way {
  const at = pond.findIndex((koi) => koi.way === way);
  return pond[(at + 1) % pond.length]?.way ?? way;
}

/** What can be seen at an opacity from 0 to 1. */
export function describe(opacity: number): string {
  if (opacity === 0) return 'All koi are invisible.';
  if (opacity === 1) return 'Opaque: the three koi look the same.';
  return 'The plain koi shows its fins through its body. The other two fade as one picture.';
}

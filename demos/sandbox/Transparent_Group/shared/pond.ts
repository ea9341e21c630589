import Konva from 'konva';
Konva.dragButtons = [0]; // Without this line, the middle button drags, too.

/** How a koi fades: each child separately, or all as one image. */
export type Way = 'plain' | 'isolated' | 'cached';

export interface Koi extends Konva.Vector2d {
  way: Way;
  rotation: number;
}

/** The middle of the pond is at 0, 0. */
export const START: readonly Koi[] = [
  { way: 'plain', x: -8, y: -112, rotation: -6 },
  { way: 'isolated', x: 104, y: 52, rotation: 114 },
  { way: 'cached', x: -98, y: 66, rotation: 234 },
];

/** The koi after one of them swam to a point. */
export const swim = (pond: readonly Koi[], way: Way, { x, y }: Konva.Vector2d): readonly Koi[] =>
  pond.map((koi) => (koi.way === way ? { ...koi, x, y } : koi));

/** The koi that the keyboard moves after this one. */
export const NEXT = { plain: 'isolated', isolated: 'cached', cached: 'plain' } as const;

/** How far each arrow key moves a koi. */
export const STEPS: Readonly<Record<string, Konva.Vector2d>> = {
  ArrowLeft: { x: -10, y: 0 },
  ArrowRight: { x: 10, y: 0 },
  ArrowUp: { x: 0, y: -10 },
  ArrowDown: { x: 0, y: 10 },
};

/** The group of a koi. Only `isolated` differs; a cached group is cached by `cacheKoi`. */
export const koiConfig = ({ way, ...place }: Koi, opacity: number) => ({
  ...place,
  name: way,
  opacity,
  draggable: true,
  isolated: way === 'isolated',
});

/** Caches a group as an image, at the resolution of the screen. */
export const cacheKoi = (group: Konva.Group | undefined, scale: number) =>
  group?.cache({ pixelRatio: scale * window.devicePixelRatio });

/** A koi that swims to the right: the fins, the body over them, its pattern, the dorsal fin, the eyes. */
export const koiParts = Object.entries({
  '#f0803c':
    'M-48 2C-98-10-126-18-148-12C-134 0-128 10-130 22C-126 32-132 46-142 58C-116 52-92 34-48 2ZM50-2C50-40 28-70 0-76C4-54 8-24 14 0ZM50 0C54 36 34 66 8 74C8 52 10 24 16 2ZM-22 2C-28-32-50-46-66-46C-62-32-54-12-46 4ZM-20 4C-22 34-38 50-52 54C-54 40-52 22-44 6Z',
  '#fff3dc': 'M98-4C94-24 66-34 36-34C-4-34-46-20-92 10C-50 22-8 30 34 27C66 25 94 16 98-4Z',
  '#d9402b':
    'M90-16C82-28 62-33 52-33C44-22 46-6 56 4C68 10 84 4 90-16ZM34-34C14-34-8-29-22-24C-20-8-6 2 8 10C18 26 30 20 30 2C40-8 42-22 34-34ZM-40-17C-52-12-66-5-78 2C-66 12-50 18-38 14C-30 6-30-8-40-17Z',
  '#f7b267': 'M26-4C4-18-30-14-50 4C-28 0 4 4 26-4Z',
  '#20232a': 'M80-20a4 4 0 1 0 .1 0ZM82 8a4 4 0 1 0 .1 0Z',
}).map(([fill, data]) => ({ fill, data }));

/** The word beside a koi. It is outside the group, or it would fade with it. */
export const wordConfig = ({ way, x, y }: Koi, isChosen: boolean) => ({
  x: x + { plain: -22, isolated: -58, cached: -93 }[way],
  y: y + { plain: -96, isolated: 112, cached: 68 }[way],
  text: way,
  textDecoration: isChosen ? 'underline' : '',
  fontFamily: 'Georgia, "Times New Roman", serif',
  fontSize: 20,
  fill: '#fff3dc',
  listening: false,
});

/** The image of the pond, which is larger than any stage. */
export const GROUND = { x: -650, y: -480, width: 1300, height: 960 };

/** A stage of this width, with the pond in its middle. A square of 440 always fits. */
export function placePond(width: number) {
  const height = 420;
  const scale = Math.max(0.1, Math.min(width, height) / 440);
  return { width, height, x: width / 2, y: height / 2, scaleX: scale, scaleY: scale };
}

import type Konva from 'konva';
import { PICTURE, type Disc } from './discs';

export const LABEL =
  'Picture of the stamp. Arrow keys move the selected disc, Enter adds one, Delete removes it.';

/** Rings from the outside in. */
const PALETTES = [
  ['#e4572e', '#f2b134', '#13203b', '#f5ead6', '#e4572e'],
  ['#2a9d8f', '#f5ead6', '#e4572e'],
  ['#f2b134', '#e8a0a8', '#7b3f61', '#f2b134'],
  ['#e8a0a8', '#e4572e', '#f5ead6'],
  ['#f5ead6', '#2a9d8f', '#13203b'],
  ['#f2b134', '#f5ead6'],
];

/** A disc is one circle. Its rings are a gradient in which each color ends where the next one begins. */
export function discConfig({ id, x, y, radius, palette }: Disc) {
  const colors = (PALETTES[palette] ?? []).toReversed();
  const edge = (ring: number) => Math.min((ring + 0.35) / (colors.length + 0.35), 1);
  return {
    name: 'disc',
    id: `disc-${id}`,
    x,
    y,
    radius,
    fillRadialGradientEndRadius: radius,
    fillRadialGradientColorStops: colors.flatMap((color, i) => [
      i === 0 ? 0 : edge(i),
      color,
      edge(i + 1),
      color,
    ]),
  };
}

/** The ring around the disc that the keys move. It is not part of the stamp. */
export const markConfig = (disc: Disc | undefined) => ({
  name: 'mark',
  x: disc?.x ?? 0,
  y: disc?.y ?? 0,
  radius: (disc?.radius ?? 0) + 5,
  visible: disc !== undefined,
  stroke: '#ffffff',
  strokeWidth: 2,
  dash: [6, 4],
  listening: false,
});

/** Discs end at the edge of the picture. */
export const CLIP = { clipX: 0, clipY: 0, clipWidth: PICTURE.width, clipHeight: PICTURE.height };

/** The envelope, and its two stamps with a quarter of the picture's size. */
export const ENVELOPE = { width: 320, height: 176 };
const QUARTER = 0.25;
export const STAMP = { width: PICTURE.width * QUARTER, height: PICTURE.height * QUARTER };
export const LIVE = { x: 58, y: 30, scaleX: QUARTER, scaleY: QUARTER };
export const TAKEN = { x: 186, y: 30, ...STAMP };

/** Attributes of a stage that is as wide as its box. */
export function fit(width: number, scene: { width: number; height: number }) {
  const scale = Math.max(width / scene.width, 0.1);
  return { width, height: scene.height * scale, scaleX: scale, scaleY: scale };
}

/** An image of the group as it is now, with twice the size of a stamp so that it is sharp on dense screens. */
export function takePicture(art: Konva.Group): HTMLCanvasElement {
  // The area of `toCanvas` is that which the group covers on the stage.
  const scale = art.getAbsoluteScale().x;
  return art.toCanvas({
    ...art.getAbsolutePosition(),
    width: PICTURE.width * scale,
    height: PICTURE.height * scale,
    pixelRatio: (2 * QUARTER) / scale,
  });
}

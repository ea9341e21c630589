import type Konva from 'konva';
import townUrl from './snowy-town.webp';

/** From the middle of the star to a tip, in units of the scene. */
const TIP = 150;

/** The town is behind the canvas, so it is not drawn again in each frame. */
export const NIGHT = `#0d1533 url(${townUrl}) bottom / auto 500px`;

/** The star and a margin around it fit the width. */
const scaleOf = (width: number) => Math.max(Math.min(width / 350, 1), 0.1);

export const sizeFor = (width: number) => ({ width, height: 430 * scaleOf(width) });

/** The scene: the middle of the star is at 0, 0. */
export function fit(width: number) {
  const scale = scaleOf(width);
  return { name: 'scene', x: width / 2, y: 190 * scale, scaleX: scale, scaleY: scale };
}

export const cordConfig = {
  points: [0, -200, 0, 0],
  stroke: '#c9a15a',
  strokeWidth: 2,
  listening: false,
};

/** An image rotates around its corner, unless the offset is at its center. */
const around = (radius: number) => ({
  width: 2 * radius,
  height: 2 * radius,
  offset: { x: radius, y: radius },
});

export const lightConfig = { name: 'light', ...around(420), listening: false };
export const paperConfig = { name: 'paper', ...around(TIP), hitFunc: hitStar };

/** A round hit area includes the gaps between the tips. */
function hitStar(context: Konva.Context, shape: Konva.Shape) {
  context.beginPath();
  context.arc(TIP, TIP, TIP, 0, 2 * Math.PI);
  context.fillShape(shape);
}

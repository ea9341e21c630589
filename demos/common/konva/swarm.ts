import type Konva from 'konva';
import { crowd } from './crowd';

/** An entry of the list: a circle that flies in a straight line. Speeds are pixels per second. */
export interface Dot {
  id: string;
  name: string;
  x: number;
  y: number;
  radius: number;
  speedX: number;
  speedY: number;
  fill: string | undefined;
}

/** How the circles are moved. */
export const WAYS = ['state', 'an animation', 'one shape'] as const;
export type Way = (typeof WAYS)[number];

/** The circles stay between these distances from the middle of the field. */
const REACH_X = 150;
const REACH_Y = 110;

/** Circles spread around the middle of the field, each with its own direction. */
export function createDots(count: number): Dot[] {
  return crowd(count).map(({ x, y, fill }, index) => ({
    id: `dot-${index}`,
    name: 'dot',
    x,
    y: y - 120,
    radius: 2.5,
    speedX: 40 * Math.cos(index + 1),
    speedY: 40 * Math.sin(index + 1),
    fill,
  }));
}

/** A circle's position some milliseconds later. A circle that leaves the field comes back on the other side. */
export function moved({ x, y, speedX, speedY }: Dot, milliseconds: number) {
  return {
    x: wrap(x + (speedX * milliseconds) / 1000, REACH_X),
    y: wrap(y + (speedY * milliseconds) / 1000, REACH_Y),
  };
}

/** The same circles some milliseconds later, as new entries. */
export const later = (dots: readonly Dot[], milliseconds: number) =>
  dots.map((dot) => ({ ...dot, ...moved(dot, milliseconds) }));

const wrap = (value: number, reach: number) =>
  value - 2 * reach * Math.floor((value + reach) / (2 * reach));

/** The `sceneFunc` of one shape that draws all circles of its attribute `dots`. */
export function drawDots(context: Konva.Context, shape: Konva.Shape) {
  const dots: readonly Dot[] = shape.getAttr('dots');
  for (const { x, y, radius, fill } of dots) {
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.setAttr('fillStyle', fill);
    context.fill();
  }
}

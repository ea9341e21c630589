import type Konva from 'konva';
import { groundAt, RADIUS, type World } from './physics';

const COLORS = ['#f2664a', '#fff7e8', '#f6b73c', '#fff7e8', '#1f9aa5', '#fff7e8'];

export const sky = ({ width, height }: World) =>
  ({
    width,
    height,
    fillLinearGradientStartPoint: { x: 0, y: 0 },
    fillLinearGradientEndPoint: { x: 0, y: height },
    fillLinearGradientColorStops: [0, '#5c7fd6', 0.45, '#f5b0b8', 0.8, '#ffdca8'],
  }) satisfies Konva.RectConfig;

export const sun = ({ width, height }: World) =>
  ({
    x: width * 0.62,
    y: height * 0.5,
    radius: 56,
    fill: '#fff1cf',
    shadowColor: '#ffe3a6',
    shadowBlur: 60,
  }) satisfies Konva.CircleConfig;

/** The outline of a hill from its heights, closed at the bottom of the world. */
function hill(world: World, heightAt: (x: number) => number): number[] {
  const points: number[] = [];
  for (let x = -20; x <= world.width + 20; x += 8) points.push(x, heightAt(x));
  return [...points, world.width + 20, world.height + 20, -20, world.height + 20];
}

export function hills(world: World): Konva.LineConfig[] {
  const width = Math.max(world.width, 1);
  const { height } = world;
  const far = (x: number) =>
    height * 0.66 - 40 * Math.sin((x / width) * 5 + 1) - 16 * Math.sin((x / width) * 12);
  const middle = (x: number) =>
    height * 0.78 - 34 * Math.sin((x / width) * 6.4 + 3.6) - 12 * Math.sin((x / width) * 15);
  return [
    { points: hill(world, far), closed: true, fill: '#b78fc4' },
    { points: hill(world, middle), closed: true, fill: '#7d6fae' },
  ];
}

/** The ground that the ball meets: the same function as in the physics. */
export function ground(world: World): Konva.LineConfig[] {
  return [
    {
      name: 'ground',
      points: hill(world, (x) => groundAt(x, world)),
      closed: true,
      fillLinearGradientStartPoint: { x: 0, y: world.height - 160 },
      fillLinearGradientEndPoint: { x: 0, y: world.height },
      fillLinearGradientColorStops: [0, '#4f9d6b', 1, '#24584d'],
    },
    {
      points: hill(world, (x) => groundAt(x, world)).slice(0, -4),
      stroke: '#8fd07f',
      strokeWidth: 7,
      lineJoin: 'round',
    },
  ];
}

export const shadow = {
  name: 'shadow',
  radiusX: RADIUS * 0.95,
  radiusY: 7,
  fill: '#12332f',
  listening: false,
} satisfies Konva.EllipseConfig;

/** The ball is centered at 0, 0, so that it rotates about its center. */
export const panels = COLORS.map(
  (fill, i) => ({ radius: RADIUS, angle: 60, rotation: i * 60, fill }) satisfies Konva.WedgeConfig,
);

export const rim = {
  radius: RADIUS - 1,
  stroke: '#1b1f2a',
  strokeWidth: 2,
  opacity: 0.35,
  listening: false,
} satisfies Konva.CircleConfig;

export const cap = { radius: 9, fill: '#fff7e8', listening: false } satisfies Konva.CircleConfig;

import type Konva from 'konva';

const colors = ['#f2664a', '#f6b73c', '#3fa66b', '#1f9aa5', '#4a90e2', '#8457c9'];

/**
 * Positions and colors for any number of shapes, spread over 300 by 220 pixels around x = 0. More shapes fill the gaps between the first
 * ones.
 */
export function crowd(count: number) {
  // The fractional parts of these steps' multiples never come close to each other.
  return Array.from({ length: count }, (_, index) => ({
    x: Math.round((((index * 0.7548776662) % 1) - 0.5) * 300),
    y: Math.round(10 + ((index * 0.569840291) % 1) * 220),
    fill: colors[index % colors.length],
  }));
}

/** Adds and removes children until each position has one. Existing ones stay. */
export function populate(
  parent: Konva.Container,
  count: number,
  create: (place: Place) => Konva.Group | Konva.Shape,
) {
  for (const node of parent.getChildren().slice(count)) node.destroy();
  const missing = crowd(count).slice(parent.getChildren().length);
  for (const place of missing) parent.add(create(place));
}

type Place = ReturnType<typeof crowd>[number];

/** Turns nodes a bit further: a quarter turn per second. */
export function turn(nodes: Konva.Node[], timeDiff: number) {
  const angle = (90 * timeDiff) / 1000;
  nodes.forEach((node) => node.rotate(angle));
}

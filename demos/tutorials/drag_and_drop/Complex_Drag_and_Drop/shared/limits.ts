interface Point {
  x: number;
  y: number;
}

/** Radius of both disks. */
export const radius = 26;
/** The y position of the line. */
export const surface = 190;
export const circle = { x: 50, y: 94, radius: 80 };

/** The nearest point at which a disk fits below the line. */
export function belowLine({ x, y }: Point): Point {
  return { x, y: Math.max(y, surface + radius) };
}

/** The nearest point at which a disk fits inside the circle. */
export function insideCircle({ x, y }: Point): Point {
  const room = circle.radius - radius;
  const dx = x - circle.x;
  const dy = y - circle.y;
  const distance = Math.hypot(dx, dy);
  if (distance <= room) return { x, y };
  return { x: circle.x + (dx / distance) * room, y: circle.y + (dy / distance) * room };
}

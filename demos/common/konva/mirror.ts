/** Position of a scene on its stage: the attributes of its group. */
interface Place {
  x: number;
  y: number;
  scaleX: number;
}

/** The style of an HTML element that is over a round part of a scene. */
export function overlayOf(
  { x, y, radius }: { x: number; y: number; radius: number },
  scene: Place,
): { left: string; top: string; width: string; height: string } {
  const side = `${2 * radius * scene.scaleX}px`;
  return {
    left: `${scene.x + (x - radius) * scene.scaleX}px`,
    top: `${scene.y + (y - radius) * scene.scaleX}px`,
    width: side,
    height: side,
  };
}

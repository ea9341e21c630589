import type Konva from 'konva';

/** In front of the crowd, which is placed around x = 0. */
export const box = {
  name: 'box',
  y: 120,
  width: 120,
  height: 120,
  offsetX: 60,
  offsetY: 60,
  fill: '#2f4bd8',
};
export const dot = { name: 'dot', radius: 5 };

/** Turns the box a bit, and draws its layer: at once, or once before the next frame. */
export function turn(node: Konva.Node | null | undefined, isBatched: boolean) {
  node?.rotate(3);
  if (isBatched) node?.getLayer()?.batchDraw();
  else node?.getLayer()?.draw();
}

/** Eight changes in one frame, as in a scene whose parts each call draw(). */
export function turnOften(node: Konva.Node | null | undefined, isBatched: boolean) {
  for (let i = 0; i < 8; i += 1) turn(node, isBatched);
}

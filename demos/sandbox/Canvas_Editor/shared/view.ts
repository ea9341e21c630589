import type Konva from 'konva';

/** Position and scale of the stage: the part of the page in the window. */
export interface View {
  x: number;
  y: number;
  scale: number;
}

interface Size {
  width: number;
  height: number;
}

const MARGIN = 28;

/** The whole page, centered. */
export function fitView(page: Size, window: Size): View {
  const scale = Math.max(
    0.1,
    Math.min((window.width - 2 * MARGIN) / page.width, (window.height - 2 * MARGIN) / page.height),
  );
  return {
    scale,
    x: (window.width - page.width * scale) / 2,
    y: (window.height - page.height * scale) / 2,
  };
}

/** Zooms; the point of the page under `point` stays there. */
export function zoomAt({ x, y, scale }: View, point: Konva.Vector2d, factor: number): View {
  const next = Math.min(Math.max(scale * factor, 0.1), 8);
  const ratio = next / scale;
  return { scale: next, x: point.x - (point.x - x) * ratio, y: point.y - (point.y - y) * ratio };
}

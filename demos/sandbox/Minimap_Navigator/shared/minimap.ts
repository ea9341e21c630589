import Konva from 'konva';
import { WORLD } from './scene';
import { keepInView, type Size, type View } from './view';

Konva.dragButtons = [0]; // Without this line, the middle button drags, too.

/** The small map is in the lower right corner. */
export function mapBox(size: Size) {
  const width = size.width < 480 ? 120 : 186;
  const height = (width * WORLD.height) / WORLD.width;
  return { x: size.width - width - 14, y: size.height - height - 14, width, height };
}

/** An image of the world for the small map, at least twice as wide as the map. */
export function takeSnapshot(world: Konva.Group): HTMLCanvasElement {
  const scale = world.scaleX();
  return world.toCanvas({
    // The position of the world on the stage: a snapshot includes it.
    ...world.position(),
    width: WORLD.width * scale,
    height: WORLD.height * scale,
    pixelRatio: 372 / (WORLD.width * scale),
  });
}

export function mapConfig(size: Size) {
  return {
    ...mapBox(size),
    name: 'map',
    stroke: '#ffffff',
    strokeWidth: 4,
    cornerRadius: 4,
    shadowColor: '#0d4650',
    shadowBlur: 16,
    shadowOpacity: 0.5,
    shadowForStrokeEnabled: true,
  } satisfies Omit<Konva.ImageConfig, 'image'>;
}

/** The frame around the visible part of the world. */
export function frameConfig(view: View, size: Size) {
  const map = mapBox(size);
  const ratio = map.width / (WORLD.width * view.scale);
  return {
    name: 'frame',
    x: map.x - view.x * ratio,
    y: map.y - view.y * ratio,
    width: size.width * ratio,
    height: size.height * ratio,
    fill: 'rgba(255, 255, 255, 0.25)',
    stroke: '#e4572e',
    strokeWidth: 2,
    draggable: true,
  } satisfies Konva.RectConfig;
}

/** The view for a position of the frame. */
export function viewFromFrame(frame: Konva.Vector2d, scale: number, size: Size): View {
  const map = mapBox(size);
  const ratio = (WORLD.width * scale) / map.width;
  return keepInView({ x: (map.x - frame.x) * ratio, y: (map.y - frame.y) * ratio, scale }, size);
}

/** The point of the world under a point of the small map. */
export function worldPoint(point: Konva.Vector2d, size: Size): Konva.Vector2d {
  const map = mapBox(size);
  const ratio = WORLD.width / map.width;
  return { x: (point.x - map.x) * ratio, y: (point.y - map.y) * ratio };
}

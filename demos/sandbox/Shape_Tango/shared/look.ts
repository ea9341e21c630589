import Konva from 'konva';
import { SCENE, type Dancer } from './dance';

Konva.dragButtons = [0]; // Without this line, the middle button drags, too.

interface Size {
  width: number;
  height: number;
}

/** Radius of every polygon. The dance sets the size as a scale. */
export const UNIT = 50;

/** The picture of the poster extends beyond the scene. */
export const POSTER = { x: -700, y: -500, width: 1900, height: 1400 };

/** The scene in the middle of the stage, as large as fits. */
export function fit({ width, height }: Size) {
  const scale = Math.max(Math.min(width / SCENE.width, height / SCENE.height), 0.1);
  const [x, y] = [(width - SCENE.width * scale) / 2, (height - SCENE.height * scale) / 2];
  return { x, y, scaleX: scale, scaleY: scale };
}

export const dancerConfig = ({ id, x, y }: Dancer) => ({
  id,
  name: 'dancer',
  x,
  y,
  draggable: true,
});

/** The attributes that are the same in every figure. `danceTo` sets the rest. */
export const shapeConfig = ({ sides }: Dancer) => ({
  name: 'shape',
  sides,
  radius: UNIT,
  // Cut paper: a short, hard shadow.
  shadowColor: '#2a1408',
  shadowOffsetX: 3,
  shadowOffsetY: 5,
  shadowBlur: 5,
  shadowOpacity: 0.35,
});

/** The ring around the shape of the focused button: a dark and a light line, so that one of them shows. */
export function ringOf({ x = 0, y = 0, radius = 0 }: Partial<Dancer> = {}) {
  const common = { x, y, radius: radius + 8, visible: radius > 0 };
  return {
    outer: { ...common, name: 'ring', stroke: '#1f1b1a', strokeWidth: 6 },
    inner: { ...common, stroke: '#ffffff', strokeWidth: 2.5 },
  };
}

/** The style of a shape's HTML button, which is over it. */
export function buttonPlace({ x, y, radius }: Dancer, size: Size) {
  const scene = fit(size);
  const side = `${2 * radius * scene.scaleX}px`;
  const left = `${scene.x + (x - radius) * scene.scaleX}px`;
  return { left, top: `${scene.y + (y - radius) * scene.scaleX}px`, width: side, height: side };
}

export function setCursor(node: Konva.Node, cursor: string) {
  const stage = node.getStage();
  if (stage) stage.container().style.cursor = cursor;
}

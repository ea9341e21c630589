import Konva from 'konva';
import { TOPPINGS, type Cookie } from './cookies';

Konva.dragButtons = [0]; // Without this line, the middle button drags, too.

interface Size {
  width: number;
  height: number;
}

export const TRAY = { width: 480, height: 360 };
/** The picture of the tray, with fir twigs around it. */
export const PICTURE = { x: -60, y: -60, width: 600, height: 480 };
/** The table around the tray. */
const EDGE = 16;

/** The tray in the middle of the stage, as large as fits. */
export function fit({ width, height }: Size) {
  const room = { x: TRAY.width + 2 * EDGE, y: TRAY.height + 2 * EDGE };
  const scale = Math.max(Math.min(width / room.x, height / room.y), 0.1);
  const [x, y] = [(width - TRAY.width * scale) / 2, (height - TRAY.height * scale) / 2];
  return { name: 'tray', x, y, scaleX: scale, scaleY: scale };
}

export const cookieConfig = ({ id, x, y, rotation }: Cookie) =>
  ({ id, name: 'cookie', x, y, rotation, draggable: true }) satisfies Konva.GroupConfig;

/** The baked star. Only it has a shadow: a shadow on the topping would fall on the dough. */
export const doughConfig = ({ radius }: Cookie) =>
  ({
    name: 'dough',
    numPoints: 5,
    innerRadius: radius * 0.52,
    outerRadius: radius * 0.9,
    fill: '#cf9350',
    stroke: '#9a5d2b',
    // Round joins make the tips soft.
    strokeWidth: radius * 0.2,
    lineJoin: 'round',
    shadowColor: '#3a1c10',
    shadowOpacity: 0.5,
  }) satisfies Konva.StarConfig;

/** The picture has all toppings side by side. */
export const toppingConfig = ({ radius, topping }: Cookie, image?: CanvasImageSource) => ({
  name: 'topping',
  image,
  crop: { x: 192 * TOPPINGS.indexOf(topping), y: 0, width: 192, height: 192 },
  width: radius * 1.6,
  height: radius * 1.6,
  offsetX: radius * 0.8,
  offsetY: radius * 0.8,
  listening: false,
});

/** The ring around the cookie of the focused button: a dark and a light line, so that one of them shows. */
export function ringOf({ x = 0, y = 0, radius = 0 }: Partial<Cookie> = {}) {
  const common = { x, y, radius: radius * 1.4, visible: radius > 0 };
  return {
    outer: { ...common, name: 'ring', stroke: '#4a2415', strokeWidth: 5 },
    inner: { ...common, stroke: '#ffffff', strokeWidth: 2 },
  };
}

/** The style of a cookie's HTML button, which is over the cookie. */
export function buttonPlace({ x, y, radius }: Cookie, size: Size) {
  const tray = fit(size);
  const side = `${2 * radius * tray.scaleX}px`;
  const left = `${tray.x + (x - radius) * tray.scaleX}px`;
  return { left, top: `${tray.y + (y - radius) * tray.scaleX}px`, width: side, height: side };
}

/** The cookie that a node belongs to. */
export const cookieOf = (node: Konva.Node) => node.findAncestor('.cookie', true);

export function setCursor(node: Konva.Node, cursor: string) {
  const stage = node.getStage();
  if (stage) stage.container().style.cursor = cursor;
}

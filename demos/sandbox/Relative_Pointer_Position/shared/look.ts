import type Konva from 'konva';
import { drawAxes, drawTopping, SPACE_COLORS } from './art';
import { BOARD, CAKE, type Topping } from './cake';

interface Size {
  width: number;
  height: number;
}

interface Point {
  x: number;
  y: number;
}

export const LABEL =
  'Birthday cake with “Hooray” on it. Arrow keys move the pointer, Enter adds a topping.';

/** The stage is moved. */
const ORIGIN = { x: 40, y: 40 };
const TILT = -14;

export const stageConfig = (size: Size) => ({ ...size, ...ORIGIN });

/** The layer is scaled to fit, and tilted. It is placed so that the board is in the middle of the page. */
export function layerConfig({ width, height }: Size) {
  const scale = Math.max(0.1, Math.min(width, height) / (2 * BOARD.radius + 44));
  const [cos, sin] = [Math.cos((TILT * Math.PI) / 180), Math.sin((TILT * Math.PI) / 180)];
  return {
    x: width / 2 - ORIGIN.x - (BOARD.x * cos - BOARD.y * sin) * scale,
    y: height / 2 - ORIGIN.y - (BOARD.x * sin + BOARD.y * cos) * scale,
    scaleX: scale,
    scaleY: scale,
    rotation: TILT,
  };
}

/** The cake is a group that is not quite in the middle of the board, and turned. */
export const cakeConfig = (turn: number) =>
  ({
    name: 'cake',
    x: BOARD.x - 4,
    y: BOARD.y + 4,
    rotation: 30 + turn,
  }) satisfies Konva.GroupConfig;

/** The board on its cloth, around its middle. The files of board and cake have two pixels for each unit. */
export const boardConfig = {
  x: BOARD.x,
  y: BOARD.y,
  width: 1500,
  height: 1100,
  offsetX: 750,
  offsetY: 550,
  listening: false,
};

/** The sponge and its shadow around the icing. */
const RIM = 16;

function hitIcing(context: Konva.Context, shape: Konva.Shape) {
  context.beginPath();
  context.roundRect(RIM, RIM, CAKE.width, CAKE.height, CAKE.corner);
  context.closePath();
  context.fillStrokeShape(shape);
}

export const icingConfig = {
  name: 'icing',
  width: CAKE.width + 2 * RIM,
  height: CAKE.height + 2 * RIM,
  offsetX: CAKE.width / 2 + RIM,
  offsetY: CAKE.height / 2 + RIM,
  // A finger that begins on the cake may scroll the page.
  preventDefault: false,
  hitFunc: hitIcing,
} satisfies Partial<Konva.ImageConfig>;

export const toppingConfig = ({ id, kind, x, y }: Topping) =>
  ({
    id: `topping-${id}`,
    name: 'topping',
    x,
    y,
    // For its client rect: the position is that of the middle.
    width: 20,
    height: 20,
    offsetX: 10,
    offsetY: 10,
    kind,
    listening: false,
    sceneFunc: drawTopping,
  }) satisfies Konva.ShapeConfig;

/** Where the next topping would be. */
export const aimConfig = (at: Point | null) =>
  ({
    name: 'aim',
    x: at?.x ?? 0,
    y: at?.y ?? 0,
    visible: at !== null,
    radius: 11,
    stroke: '#4a1b2c',
    strokeWidth: 1.5,
    dash: [4, 3],
    listening: false,
  }) satisfies Konva.CircleConfig;

/** The axes of a coordinate system, drawn at its origin. */
export const axesConfig = (space: keyof typeof SPACE_COLORS) =>
  ({
    name: 'axes',
    stroke: SPACE_COLORS[space],
    space,
    listening: false,
    sceneFunc: drawAxes,
  }) satisfies Konva.ShapeConfig;

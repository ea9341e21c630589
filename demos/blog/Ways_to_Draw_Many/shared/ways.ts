import Konva from 'konva';

/** The demo's two layers. The demo measures repeated drawings of one of them. */
export interface Scene {
  field: Konva.Layer;
  top: Konva.Layer;
}

/** One way to draw many dots while a larger one, the runner, moves among them. */
export interface Way {
  name: string;
  /** Puts the dots on the layer. */
  fill: (field: Konva.Layer, spots: readonly Spot[]) => void;
  /** The layer of the runner, which is drawn on every frame. */
  runner: keyof Scene;
  /** With more dots than this, a frame can take so long that the page hangs. */
  most?: number;
}

export interface Spot {
  x: number;
  y: number;
  color: string;
}

const COLORS = ['#f2664a', '#f6b73c', '#3fa66b', '#1f9aa5', '#4a90e2', '#8457c9'];
const RADIUS = 3;

/** Random numbers from 0 to 1, the same on every visit. */
function seededRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function scatter(count: number, width: number, height: number): Spot[] {
  const random = seededRandom(7);
  return Array.from({ length: count }, () => ({
    x: random() * width,
    y: random() * height,
    color: COLORS[Math.floor(random() * COLORS.length)] ?? '#1b1f2a',
  }));
}

const circle = ({ x, y, color }: Spot, looks: Omit<Konva.CircleConfig, 'radius'> = {}) =>
  new Konva.Circle({ x, y, radius: RADIUS, fill: color, ...looks });

const OUTLINED = { stroke: '#1b1f2a', strokeWidth: 1, opacity: 0.8 };
const SHADED = { stroke: '#1b1f2a', strokeWidth: 1, shadowBlur: 3, shadowOpacity: 0.5 };

/** Nodes with these attributes, on a layer without a hit graph. */
function deaf(looks?: Omit<Konva.CircleConfig, 'radius'>): Way['fill'] {
  return (field, spots) => {
    field.listening(false);
    field.add(...spots.map((spot) => circle(spot, looks)));
  };
}

/** One shape that paints every dot itself: one path and one fill for each color. */
function fillWithOneShape(field: Konva.Layer, spots: readonly Spot[]) {
  field.listening(false);
  field.add(
    new Konva.Shape({
      sceneFunc: (context) => {
        for (const color of COLORS) {
          context.beginPath();
          for (const spot of spots) {
            if (spot.color !== color) continue;
            context.moveTo(spot.x + RADIUS, spot.y);
            context.arc(spot.x, spot.y, RADIUS, 0, Math.PI * 2, false);
          }
          context.setAttr('fillStyle', color);
          context.fill();
        }
      },
    }),
  );
}

/** The options of the select. */
export const COUNTS: readonly number[] = [500, 2000, 20_000];

export const WAYS: readonly Way[] = [
  {
    name: 'Nodes, listening',
    fill: (field, spots) => field.add(...spots.map((spot) => circle(spot))),
    runner: 'field',
  },
  { name: 'Nodes, listening false', fill: deaf(), runner: 'field' },
  { name: '… outlined, opacity 0.8', fill: deaf(OUTLINED), runner: 'field', most: 2000 },
  {
    name: '… the same, perfectDrawEnabled false',
    fill: deaf({ ...OUTLINED, perfectDrawEnabled: false }),
    runner: 'field',
  },
  { name: '… outlined, shadow', fill: deaf(SHADED), runner: 'field', most: 2000 },
  {
    name: '… the same, shadowForStrokeEnabled false',
    fill: deaf({ ...SHADED, shadowForStrokeEnabled: false }),
    runner: 'field',
    most: 2000,
  },
  {
    name: 'Nodes in a cached group',
    fill: (field, spots) => {
      const group = new Konva.Group();
      group.add(...spots.map((spot) => circle(spot)));
      field.add(group);
      group.cache();
    },
    runner: 'field',
  },
  { name: 'One shape with a sceneFunc', fill: fillWithOneShape, runner: 'field' },
  {
    name: 'Nodes, runner on its own layer',
    fill: (field, spots) => field.add(...spots.map((spot) => circle(spot))),
    runner: 'top',
  },
];

/** Rebuilds the scene, with the runner in its center. */
export function arrange({ field, top }: Scene, way: Way, count: number): Konva.Circle {
  const { width, height } = field.getStage()?.size() ?? { width: 0, height: 0 };
  field.destroyChildren();
  top.destroyChildren();
  field.listening(true);
  way.fill(field, scatter(count, width, height));
  const runner = new Konva.Circle({
    name: 'runner',
    x: width / 2,
    y: height / 2,
    radius: 14,
    fill: '#1b1f2a',
    stroke: '#ffffff',
    strokeWidth: 4,
  });
  (way.runner === 'field' ? field : top).add(runner);
  return runner;
}

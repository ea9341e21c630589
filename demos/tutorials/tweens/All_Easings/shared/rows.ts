import Konva from 'konva';

/** All easings, in the order of the rows. */
export const names = [
  'Linear',
  'EaseIn',
  'EaseOut',
  'EaseInOut',
  'StrongEaseIn',
  'StrongEaseOut',
  'StrongEaseInOut',
  'BackEaseIn',
  'BackEaseOut',
  'BackEaseInOut',
  'BounceEaseIn',
  'BounceEaseOut',
  'BounceEaseInOut',
  'ElasticEaseIn',
  'ElasticEaseOut',
  'ElasticEaseInOut',
] as const;

type EasingName = (typeof names)[number];

const ROW = 36;
export const height = names.length * ROW + 12;

/** The curve's square: time to the right, progress upward. Canvas coordinates grow downward. */
const CURVE = { width: 48, height: -18 };
/** How far the balls run. Elastic easings need more than a third of that on both sides. */
const TRACK = 84;

/** The points of a curve: time from 0 to 1, and the progress that the easing returns for it. The last two arguments are for the elastic easings. */
function curveOf(name: EasingName) {
  return Array.from({ length: 49 }, (_, step) => step / 48).flatMap((time) => [
    time * CURVE.width,
    Konva.Easings[name](time, 0, 1, 1, undefined, undefined) * CURVE.height,
  ]);
}

/** One row for each easing, in a scene around x = 0. The tweens own x and y of the dot, and x of the ball. */
export const rows = names.map((name, index) => ({
  name,
  y: index * ROW + 34,
  label: { text: name, x: -156, y: -15, fontSize: 12, fill: '#1b1f2a' },
  start: { x: -48 },
  curve: { name: 'curve', points: curveOf(name), stroke: '#1f9aa5', strokeWidth: 1.5 },
  dot: { name: 'dot', radius: 3.5, fill: '#1b1f2a' },
  track: { x: 36, y: -9 },
  line: { points: [0, 0, TRACK, 0], stroke: '#e2ded3', strokeWidth: 2 },
  ball: { name: 'ball', radius: 6, fill: '#f2664a' },
}));

/** Three tweens for each row, all of the same duration. */
export function createTweens(layer: Konva.Layer) {
  return names.flatMap((name) => {
    const row = layer.findOne<Konva.Group>(`.${name}`);
    const dot = row?.findOne('.dot');
    const ball = row?.findOne('.ball');
    if (!dot || !ball) return [];
    const easing = Konva.Easings[name];
    const duration = 2;
    return [
      new Konva.Tween({ node: ball, duration, easing, x: TRACK }),
      // x is linear and y has the easing, so the dot moves along the curve.
      new Konva.Tween({ node: dot, duration, x: CURVE.width }),
      new Konva.Tween({ node: dot, duration, easing, y: CURVE.height }),
    ];
  });
}

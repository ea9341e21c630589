import Konva from 'konva';

const families = ['Ease', 'StrongEase', 'BackEase', 'BounceEase', 'ElasticEase'] as const;
/** All easings, in the order of the rows. */
const names = [
  'Linear' as const,
  ...families.flatMap((family) => [`${family}In`, `${family}Out`, `${family}InOut`] as const),
];

export const height = names.length * 36 + 12;

/** The curve's square: time to the right, progress upward. Canvas coordinates grow downward. */
const CURVE = { width: 48, height: -18 };
/** How far the balls run. Elastic easings need more than a third of that on both sides. */
const TRACK = 84;

/** The points of a curve: time from 0 to 1, and the progress that the easing returns for it. The last two arguments are for the elastic easings. */
function curveOf(name: (typeof names)[number]) {
  return Array.from({ length: 49 }, (_, step) => step / 48).flatMap((time) => [
    time * CURVE.width,
    Konva.Easings[name](time, 0, 1, 1, undefined, undefined) * CURVE.height,
  ]);
}

/** One row for each easing, in a scene around x = 0. The tweens own x and y of the dot, and x of the ball. */
export const rows = names.map((name, index) => ({
  name,
  y: index * 36 + 34,
  label: { text: name, x: -156, y: -15, fontSize: 12, fill: '#1b1f2a' },
  curve: { name: 'curve', points: curveOf(name), stroke: '#1f9aa5', strokeWidth: 1.5 },
  dot: { name: 'dot', radius: 3.5, fill: '#1b1f2a' },
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
    return [
      new Konva.Tween({ node: ball, duration: 2, easing, x: TRACK }),
      // x is linear and y has the easing, so the dot moves along the curve.
      new Konva.Tween({ node: dot, duration: 2, x: CURVE.width }),
      new Konva.Tween({ node: dot, duration: 2, easing, y: CURVE.height }),
    ];
  });
}

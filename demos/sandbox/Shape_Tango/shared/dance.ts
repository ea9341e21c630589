import Konva from 'konva';

export const HEIGHT = 420;
export const LABEL = 'Ten shapes. Page Down and Page Up choose one, arrow keys move it.';
export const COLORS = ['#d3322b', '#1f5d6b', '#e3a72f', '#1f1b1a', '#e7a48c', '#f7efe0'];

/** What stays the same in every figure. `dance` sets the rest, so that no render touches it. */
export const SHAPES = Array.from({ length: 10 }, (_, i) => ({
  id: `shape-${i}`,
  name: 'shape',
  sides: 3 + (i % 5),
  radius: 50,
  strokeWidth: 4,
  // Cut paper: a short, hard shadow, which costs little in each frame.
  shadowColor: 'rgba(42, 20, 8, 0.3)',
  shadowOffset: { x: 3, y: 5 },
  shadowForStrokeEnabled: false,
  draggable: true,
}));

/** The scene, 480 by 400 around 0, 0, is in the middle of the stage, as large as it fits. */
export function placeScene(width: number) {
  const scale = Math.min(1.05, (width || 480) / 480);
  return { x: width / 2, y: HEIGHT / 2, scaleX: scale, scaleY: scale };
}

/** The poster lies behind the stage, and grows with the scene. */
export const backgroundOf = (poster: string, width: number) =>
  `#f1e6d0 url(${poster}) center / ${1400 * placeScene(width).scaleX}px no-repeat`;

const between = (least: number, most: number) => least + Math.random() * (most - least);

/** Where a shape is in a figure. Each has one of ten fields, so that no figure is a heap. */
export function goalOf(i: number, figure: number) {
  const size = between(0.5, 1.4);
  return {
    x: between(-200, -160) + 90 * ((i + figure) % 5),
    y: between(-150, -40) + 190 * ((i + figure) % 2),
    scaleX: size,
    scaleY: size,
    rotation: between(-180, 180),
    fill: COLORS[(i + figure) % COLORS.length] ?? '',
    opacity: between(0.75, 1),
  };
}

const tweens = new WeakMap<Konva.Node, Konva.Tween>();
/** The hand leads: what is left of the figure waits. */
export const stop = (shape: Konva.Node) => tweens.get(shape)?.destroy();

/** Brings the shapes to a figure, at once for the first one and for readers who want less motion. */
export function dance(shapes: readonly Konva.Node[] = [], figure: number) {
  const isStill = figure === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches;
  shapes.forEach((shape, i) => {
    stop(shape);
    const goal = goalOf(i, figure);
    if (isStill) return shape.setAttrs(goal);
    const tween = shape.to({
      ...goal,
      duration: 1 + 0.05 * i,
      easing: Konva.Easings.BackEaseOut,
      // A tween leaves its colors in another notation.
      onFinish: () => shape.setAttrs(goal),
    });
    tweens.set(shape, tween);
  });
}

/** Page Down and Page Up choose a shape, which gets a ring; arrow keys move it. */
export function handleKey(event: KeyboardEvent, shapes: readonly Konva.Node[] = []) {
  const { key } = event;
  const at = shapes.findIndex((shape) => shape.getAttr('stroke'));
  const x = 16 * (Number(key === 'ArrowRight') - Number(key === 'ArrowLeft'));
  const y = 16 * (Number(key === 'ArrowDown') - Number(key === 'ArrowUp'));
  const by = Number(key === 'PageDown') - Number(key === 'PageUp');
  if (x === 0 && y === 0 && by === 0) return;
  event.preventDefault();
  const shape = shapes.at((at + by) % shapes.length);
  shapes[at]?.setAttr('stroke', undefined);
  shape?.setAttr('stroke', '#2f4bd8').move({ x, y });
  if (shape && by === 0) stop(shape);
}

import Konva from 'konva';

export const HEIGHT = 420;
export const LABEL = 'Ten star cookies. Page Down and Page Up pick one up, arrow keys move it.';

/** No prop has what a hand or a tween changes, so a render in the middle of a wobble does not touch it. */
export const STARS = Array.from({ length: 10 }, (_, i) => ({
  id: `star-${i + 1}`,
  name: 'star',
  // The picture shows three cookies side by side.
  crop: { x: (i % 3) * 176, y: 0, width: 176, height: 176 },
  width: 88,
  height: 88,
  offset: { x: 44, y: 44 },
  // Only the round of the star is hit, not the corners of the picture.
  hitFunc: (context: Konva.Context, shape: Konva.Shape) => {
    context.beginPath();
    context.arc(44, 44, 34, 0, 2 * Math.PI);
    context.fillShape(shape);
  },
  // Without a blur, which would be slow in each frame of a tween.
  shadowColor: 'rgba(58, 28, 16, 0.35)',
  draggable: true,
}));

/** The tray, 480 by 360 around 0, 0, is in the middle of the stage, as large as it fits. */
export function placeScene(width: number) {
  const scale = Math.min(1.1, (width || 512) / 512);
  return { x: width / 2, y: HEIGHT / 2, scaleX: scale, scaleY: scale };
}

/** The table lies behind the stage, and grows with the scene. */
export const backgroundOf = (table: string, width: number) =>
  `url(${table}) center / ${1400 * placeScene(width).scaleX}px`;

const wantsNoMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Tweens a star to its size in the hand or on the tray. */
function lift(star: Konva.Node, isUp: boolean, isStill = wantsNoMotion()) {
  const scale = Number(star.getAttr('baseScale')) * (isUp ? 1.22 : 1);
  const [x, y] = isUp ? [10, 20] : [2, 4];
  const goal = { scaleX: scale, scaleY: scale, shadowOffsetX: x, shadowOffsetY: y };
  star.setAttrs({ isUp, ...(isStill ? goal : {}) });
  // This tween takes over from one that still runs.
  star.to({
    ...goal,
    duration: isStill ? 0 : isUp ? 0.16 : 1,
    easing: isUp ? Konva.Easings.EaseOut : Konva.Easings.ElasticEaseOut,
  });
}

/** At the press: a drag begins only after some pixels. */
export function pickUp({ target, evt }: Konva.KonvaEventObject<PointerEvent>) {
  if (evt.button !== 0) return;
  target.moveToTop();
  lift(target, true);
}

/** At `pointerup` for a star that was only pressed, at `dragend` for one that was dragged. */
export const putDown = ({ target }: { target: Konva.Node }) => lift(target, false);

/** Keeps a star on the paper. */
export const keepOn = ({ target }: { target: Konva.Node }) =>
  target.position({
    x: Math.max(-170, Math.min(170, target.x())),
    y: Math.max(-110, Math.min(110, target.y())),
  });

/** Gives each star a size and a position in one of ten fields, so that none lies on another. */
export function bake(stars: readonly Konva.Node[] = []) {
  stars.forEach((star, i) => {
    const baseScale = 0.6 + 0.35 * Math.random();
    const x = -160 + 80 * (i % 5) + 10 * Math.random();
    const y = (i < 5 ? -100 : 40) + 50 * Math.random();
    star.setAttrs({ x, y, baseScale, rotation: 72 * Math.random() });
    lift(star, false, true);
  });
}

/** Page Down and Page Up pick up another star, arrow keys move it, Tab and Escape put it down. */
export function handleKey(event: KeyboardEvent, stars: readonly Konva.Node[] = []) {
  const { key } = event;
  const at = stars.findIndex((star) => star.getAttr('isUp'));
  const held = stars[at];
  if (held && (key === 'Tab' || key === 'Escape')) lift(held, false);
  const x = 16 * (Number(key === 'ArrowRight') - Number(key === 'ArrowLeft'));
  const y = 16 * (Number(key === 'ArrowDown') - Number(key === 'ArrowUp'));
  const by = Number(key === 'PageDown') - Number(key === 'PageUp');
  if (x === 0 && y === 0 && by === 0) return;
  event.preventDefault();
  const star = stars.at((at + by) % stars.length);
  if (by !== 0 && held) lift(held, false);
  if (by !== 0 && star) lift(star, true);
  if (by === 0 && held) keepOn({ target: held.move({ x, y }) });
}

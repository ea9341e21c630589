import Konva from 'konva';

/** A cookie on the tray, and a cookie that is picked up. */
const DOWN = { scale: 1, shadow: 3, blur: 5 };
const UP = { scale: 1.22, shadow: 20, blur: 18 };

/**
 * Lifts a cookie quickly, or puts it down with an elastic easing. No prop sets these attributes, so a render in between does not touch them.
 *
 * @returns a function that ends the tweens where they are; the next call continues from there
 */
function showLift(cookie: Konva.Node, isUp: boolean, moves: boolean): () => void {
  const { scale, shadow, blur } = isUp ? UP : DOWN;
  const size = { scaleX: scale, scaleY: scale };
  const shade = { shadowOffsetX: shadow * 0.5, shadowOffsetY: shadow, shadowBlur: blur };
  const dough = cookie instanceof Konva.Group ? cookie.findOne('.dough') : undefined;
  if (!moves) {
    cookie.setAttrs(size);
    dough?.setAttrs(shade);
    return () => undefined;
  }
  const timing = isUp
    ? { duration: 0.16, easing: Konva.Easings.EaseOut }
    : { duration: 1, easing: Konva.Easings.ElasticEaseOut };
  const tweens = [cookie.to({ ...size, ...timing }), dough?.to({ ...shade, ...timing })];
  return () => tweens.forEach((tween) => tween?.destroy());
}

/** Shows which cookie is picked up. At first, none is. */
export function createLift() {
  const shown = new Map<Konva.Node, { isUp: boolean; stop: () => void }>();
  const wantsMotion = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return {
    show(cookies: Konva.Container, held: string | null) {
      for (const cookie of cookies.find('.cookie')) {
        const last = shown.get(cookie);
        const isUp = cookie.id() === held;
        if (last?.isUp === isUp) continue;
        last?.stop();
        if (isUp) cookie.moveToTop();
        const stop = showLift(cookie, isUp, wantsMotion && last !== undefined);
        shown.set(cookie, { isUp, stop });
      }
    },
    stop: () => shown.forEach(({ stop }) => stop()),
  };
}

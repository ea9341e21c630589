import Konva from 'konva';

/** How a cookie is while it lies, and while it is in the hand. */
const DOWN = { scale: 1, shadow: 3, blur: 5 };
const UP = { scale: 1.22, shadow: 20, blur: 18 };

const configsOf = ({ scale, shadow, blur }: typeof DOWN) => ({
  cookie: { scaleX: scale, scaleY: scale },
  dough: { shadowOffsetX: shadow * 0.5, shadowOffsetY: shadow, shadowBlur: blur },
});

/** Puts a cookie down at once, without a tween: how it begins. */
export function layDown(cookie: Konva.Group) {
  const configs = configsOf(DOWN);
  cookie.setAttrs(configs.cookie);
  cookie.findOne('.dough')?.setAttrs(configs.dough);
}

/**
 * Lifts a cookie quickly, or puts it down with an elastic easing. No prop sets these attributes, so a render in between does not touch them.
 *
 * @returns a function that ends the tweens where they are; the next call continues from there
 */
export function showLift(cookie: Konva.Group, isUp: boolean, moves: boolean): () => void {
  const dough = cookie.findOne('.dough');
  const configs = configsOf(isUp ? UP : DOWN);
  if (!dough) return () => undefined;
  if (!moves) {
    cookie.setAttrs(configs.cookie);
    dough.setAttrs(configs.dough);
    return () => undefined;
  }
  const timing = isUp
    ? { duration: 0.16, easing: Konva.Easings.EaseOut }
    : { duration: 1, easing: Konva.Easings.ElasticEaseOut };
  const tweens = [
    cookie.to({ ...configs.cookie, ...timing }),
    dough.to({ ...configs.dough, ...timing }),
  ];
  return () => {
    for (const tween of tweens) tween.destroy();
  };
}

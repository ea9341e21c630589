/** Both copies of the image, around x = 0. */
export const picture = { x: -140, y: 10, width: 280, height: 210 };

export const BLUR = 14;

/** What the blurred copy is tweened to. It is above the sharp one, so it can lose its blur, or fade out. */
export function goalFor(isSharp: boolean, isFade: boolean) {
  if (isFade) return { opacity: isSharp ? 0 : 1 };
  return { blurRadius: isSharp ? 0 : BLUR };
}

/** Seconds of a tween. With reduced motion it is over at once. */
export const duration = () =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 0.3;

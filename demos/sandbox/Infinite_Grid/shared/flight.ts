import { between, type Camera } from './camera';

/** Milliseconds for the first power of ten, and for each more. */
const MIN = 400;
const EACH = 120;

/** Slow at both ends. */
const ease = (share: number) => share * share * (3 - 2 * share);

/**
 * Shows all cameras on the way from one to another, or only the last one without motion.
 *
 * @returns a function that ends the flight
 */
export function fly(
  from: Camera,
  to: Camera,
  show: (camera: Camera) => void,
  hasMotion: boolean,
): () => void {
  if (!hasMotion) {
    show(to);
    return () => undefined;
  }
  const time = MIN + EACH * Math.abs(Math.log10(to.scale / from.scale));
  let begun: number | undefined;
  let frame = requestAnimationFrame(function next(now) {
    begun ??= now;
    const share = Math.min(1, (now - begun) / time);
    show(between(from, to, ease(share)));
    if (share < 1) frame = requestAnimationFrame(next);
  });
  return () => cancelAnimationFrame(frame);
}

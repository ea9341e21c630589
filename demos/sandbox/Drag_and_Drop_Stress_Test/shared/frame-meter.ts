export interface Frames {
  perSecond: number;
  /** Milliseconds of the longest frame among them. */
  slowest: number;
}

/** Counts the frames that the browser shows and reports twice a second. Returns a function that stops it. */
export function measureFrames(report: (frames: Frames) => void): () => void {
  let begun: number | undefined;
  let last = 0;
  let count = 0;
  let slowest = 0;

  const tick = (now: number) => {
    request = requestAnimationFrame(tick);
    if (begun === undefined) {
      begun = now;
    } else {
      count += 1;
      slowest = Math.max(slowest, now - last);
    }
    last = now;
    if (now - begun < 500) return;
    report({ perSecond: (count * 1000) / (now - begun), slowest });
    begun = now;
    count = 0;
    slowest = 0;
  };
  let request = requestAnimationFrame(tick);

  return () => cancelAnimationFrame(request);
}

export const describeFrames = ({ perSecond, slowest }: Frames): string =>
  `${Math.round(perSecond)} frames per second, slowest ${Math.round(slowest)} ms`;

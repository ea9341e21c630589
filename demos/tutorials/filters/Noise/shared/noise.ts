import Konva from 'konva';

export type Deviations = ReturnType<typeof compare>;

/** Noise between two filters that only read pixels, to show how much it changed the values. */
export function noiseFilters(show: (deviations: Deviations) => void) {
  let before = new Uint8ClampedArray();
  return [
    ({ data }: ImageData) => {
      before = data.slice();
    },
    Konva.Filters.Noise,
    ({ data }: ImageData) => show(compare(before, data)),
  ];
}

/** The largest change that is possible, and the largest one that occurred. */
export function boundOf(noise: number, largest: number) {
  return `± ${(noise * 127.5).toFixed(1)}, seen ${largest}`;
}

/** Reads the green of opaque pixels near middle gray: the largest deviation, and bars of all as an SVG path, darker to the left. */
function compare(before: Uint8ClampedArray, after: Uint8ClampedArray) {
  const counts = Array.from({ length: 257 }, () => 0);
  let largest = 0;
  // One pixel in five is enough.
  for (let i = 1; i < after.length; i += 5 * 4) {
    const value = before[i] ?? 0;
    if (before[i + 2] !== 255 || value < 104 || value > 151) continue;
    const deviation = (after[i] ?? 0) - value;
    counts[128 + deviation] = (counts[128 + deviation] ?? 0) + 1;
    largest = Math.max(largest, Math.abs(deviation));
  }
  const most = Math.max(...counts, 1);
  const bars = counts
    .map((count, index) => (count ? `M${index - 128} 0h1v${(-50 * count) / most}h-1z` : ''))
    .join('');
  return { bars, largest };
}

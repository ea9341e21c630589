import Konva from 'konva';

/** Red, green and blue of the histogram: values to the right, how many pixels have them upward. */
export const colors = ['#f2664a', '#3fa66b', '#4a90e2'];

/** Width of a bar of the histogram, in values of a channel. */
const step = 4;

/** Threshold, after a filter that only reads: it shows how often each value occurs before the threshold. */
export function thresholdFilters(isGray: boolean, show: (curves: string[]) => void) {
  const read = ({ data }: ImageData) => show(colors.map((_, channel) => pointsOf(data, channel)));
  const gray = isGray ? [Konva.Filters.Grayscale] : [];
  return [...gray, read, Konva.Filters.Threshold];
}

/** Points of an SVG polyline: the values of a channel in visible pixels. Square roots of the counts keep low values visible beside a high peak. */
function pointsOf(data: Uint8ClampedArray, channel: number) {
  const counts = Array.from({ length: 256 / step }, () => 0);
  for (let i = 0; i < data.length; i += 4) {
    const bar = Math.floor((data[i + channel] ?? 0) / step);
    if (data[i + 3]) counts[bar] = (counts[bar] ?? 0) + 1;
  }
  const most = Math.max(...counts);
  return counts
    .map((count, bar) => `${(bar + 0.5) * step},${54 - 52 * Math.sqrt(count / most)}`)
    .join(' ');
}

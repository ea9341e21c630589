import Konva from 'konva';

/** Enhance between two filters that only read pixels: they report the range of each channel before and after. */
export function enhanceFilters(show: (ranges: string) => void) {
  let before: string[] = [];
  return [
    ({ data }: ImageData) => {
      before = rangesOf(data);
    },
    Konva.Filters.Enhance,
    ({ data }: ImageData) => {
      const after = rangesOf(data);
      show(['R', 'G', 'B'].map((name, i) => `${name} ${before[i]} → ${after[i]}`).join(', '));
    },
  ];
}

/** The lowest and the highest value of red, green and blue. */
function rangesOf(data: Uint8ClampedArray) {
  const lowest = [255, 255, 255];
  const highest = [0, 0, 0];
  for (let i = 0; i < data.length; i++) {
    const channel = i % 4;
    const value = data[i] ?? 0;
    if (value < (lowest[channel] ?? 0)) lowest[channel] = value;
    if (value > (highest[channel] ?? 255)) highest[channel] = value;
  }
  return lowest.map((value, channel) => `${value}–${highest[channel]}`);
}

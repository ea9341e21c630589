import Konva from 'konva';

/** Mask between two filters that only read: they report how far the corners differ, and how much of the image is gone. */
export function maskFilters(show: (result: string) => void) {
  let difference = 0;
  return [
    (image: ImageData) => {
      difference = cornerDifference(image);
    },
    Konva.Filters.Mask,
    ({ data }: ImageData) =>
      show(`corners differ by ${difference.toFixed(1)}, ${percentGone(data)} % gone`),
  ];
}

/** The largest distance between the colors of two neighboring corners. The threshold must be above it. */
function cornerDifference({ data, width, height }: ImageData) {
  const colorAt = (x: number, y: number) => data.subarray((y * width + x) * 4).subarray(0, 3);
  const [right, bottom] = [width - 1, height - 1];
  const topLeft = colorAt(0, 0);
  const topRight = colorAt(right, 0);
  const bottomRight = colorAt(right, bottom);
  const bottomLeft = colorAt(0, bottom);
  return Math.max(
    distance(topLeft, topRight),
    distance(topRight, bottomRight),
    distance(bottomRight, bottomLeft),
    distance(bottomLeft, topLeft),
  );
}

function distance(one: Uint8ClampedArray, other: Uint8ClampedArray) {
  return Math.hypot(...Array.from(one, (value, channel) => value - (other[channel] ?? 0)));
}

/** One pixel in seven is enough for a percentage. */
function percentGone(data: Uint8ClampedArray) {
  let gone = 0;
  let count = 0;
  for (let alpha = 3; alpha < data.length; alpha += 7 * 4) {
    count++;
    if (data[alpha] === 0) gone++;
  }
  return Math.round((100 * gone) / count);
}

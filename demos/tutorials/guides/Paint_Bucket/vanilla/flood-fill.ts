/** Pixels with at least this alpha belong to a line. The half-transparent edge of a line is filled, so that no gap remains. */
const LINE = 128;

/**
 * The area around a pixel, up to the lines, as a canvas in one color; everything else in it is transparent.
 * Undefined if the pixel is on a line.
 */
export function floodFill(
  lines: HTMLCanvasElement,
  startX: number,
  startY: number,
  color: string,
): { area: HTMLCanvasElement; pixels: number } | undefined {
  const { width, height } = lines;
  const drawn = lines.getContext('2d')?.getImageData(0, 0, width, height).data;
  const area = document.createElement('canvas');
  area.width = width;
  area.height = height;
  const context = area.getContext('2d');
  if (!drawn || !context) return undefined;

  const isOpen = (at: number) => (drawn[at * 4 + 3] ?? 255) < LINE;
  const isFilled = new Uint8Array(width * height);
  const first = Math.floor(startY) * width + Math.floor(startX);
  if (!isOpen(first)) return undefined;

  // A list instead of recursion: an area of 100,000 pixels would overflow the call stack.
  const open = [first];
  isFilled[first] = 1;
  let pixels = 0;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    pixels += 1;
    const x = at % width;
    const neighbors = [at - width, at + width];
    if (x > 0) neighbors.push(at - 1);
    if (x < width - 1) neighbors.push(at + 1);
    for (const neighbor of neighbors) {
      if (isFilled[neighbor] !== 0 || !isOpen(neighbor)) continue;
      isFilled[neighbor] = 1;
      open.push(neighbor);
    }
  }

  context.fillStyle = color;
  context.fillRect(0, 0, width, height);
  const picture = context.getImageData(0, 0, width, height);
  isFilled.forEach((filled, at) => {
    if (filled === 0) picture.data[at * 4 + 3] = 0;
  });
  context.putImageData(picture, 0, 0);
  return { area, pixels };
}

/** The scene's own size. All positions in it are in these units. */
export const SCENE = { width: 400, height: 240 };

export const modes = [
  { value: 'both', label: 'Fit both' },
  { value: 'width', label: 'Fit width' },
  { value: 'fill', label: 'Fill and crop' },
  { value: 'space', label: 'Same scale, more space' },
];

/** Size, scale and position of a stage that shows the scene in a frame. */
export function fit(mode: string, frame: { width: number; height: number }) {
  const byWidth = frame.width / SCENE.width;
  const byHeight = frame.height / SCENE.height;

  let scale = 1;
  if (mode === 'width') scale = byWidth;
  if (mode === 'both') scale = Math.min(byWidth, byHeight);
  if (mode === 'fill') scale = Math.max(byWidth, byHeight);

  const { width } = frame;
  const height = mode === 'width' ? SCENE.height * scale : frame.height;
  return {
    width,
    height,
    scaleX: scale,
    scaleY: scale,
    // The space, or the part that is cut off, is the same on both sides.
    x: (width - SCENE.width * scale) / 2,
    y: (height - SCENE.height * scale) / 2,
  };
}

export function inWords({ width, height, scaleX, x, y }: ReturnType<typeof fit>) {
  const round = (...values: number[]) => values.map((value) => Math.round(value)).join(', ');
  return `${round(width)} × ${round(height)}, scale ${scaleX.toFixed(2)}, at ${round(x, y)}`;
}

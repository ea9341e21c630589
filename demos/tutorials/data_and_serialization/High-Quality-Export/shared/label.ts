/** The label to export, and its parts. The scene is placed around x = 0. */
export const size = { width: 300, height: 180 };
export const area = { x: -size.width / 2, y: 12 };

export const paper = { ...size, fill: '#f3efe6' };
export const leaves = { x: 16, y: 16, width: 96, height: 96, cornerRadius: 8 };
export const title = {
  x: 128,
  y: 22,
  text: 'Garden mint',
  fontSize: 26,
  fontStyle: 'bold',
  fill: '#1b1f2a',
};
export const smallPrint = {
  x: 130,
  y: 60,
  width: 150,
  text: 'Dried leaves. Keep cool, dry and out of the sun. Best before the end of 2031.',
  fontSize: 9,
  lineHeight: 1.4,
  fill: '#1b1f2a',
};
export const star = {
  name: 'star',
  x: 252,
  y: 134,
  numPoints: 12,
  innerRadius: 22,
  outerRadius: 30,
  fill: '#f6b73c',
  stroke: '#2f4bd8',
  strokeWidth: 2,
};
/** Bars and gaps of different widths. */
export const bars = Array.from({ length: 30 }, (_, index) => ({
  x: 16 + index * 6,
  y: 128,
  width: 1 + ((index * 7) % 4),
  height: 36,
  fill: '#1b1f2a',
}));

/** The top left corners of the details that can be enlarged, in pixels of the label. */
export const details = {
  Text: { x: 130, y: 56 },
  Picture: { x: 48, y: 52 },
  'Cached star': { x: 218, y: 104 },
};
export type Detail = keyof typeof details;
const detailSize = { width: 32, height: 24 };

export const isDetail = (name: string): name is Detail => name in details;

/** Marks the detail on the canvas. */
export const frameAround = (detail: Detail) => ({
  name: 'frame',
  x: details[detail].x - 1,
  y: details[detail].y - 1,
  width: detailSize.width + 2,
  height: detailSize.height + 2,
  stroke: '#f2664a',
  strokeWidth: 2,
});

/** Fills an element with the detail of a file. Percentages fit every width of the element. */
export const enlarge = (url: string, detail: Detail) => {
  const { x, y } = details[detail];
  const { width, height } = detailSize;
  return {
    backgroundImage: `url(${url})`,
    backgroundSize: `${(100 * size.width) / width}%`,
    backgroundPosition: `${(100 * x) / (size.width - width)}% ${(100 * y) / (size.height - height)}%`,
  };
};

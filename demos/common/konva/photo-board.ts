interface Size {
  width: number;
  height: number;
}

/** Height of the stage. */
export const boardHeight = 300;

/** A board of cork with a wooden frame, centered at x = 0. */
export const board = (width: number) => ({
  x: -width / 2,
  width,
  height: boardHeight,
  fill: '#c98f5a',
  stroke: '#8a5a30',
  strokeWidth: 16,
  listening: false,
});

/** Images on the board are 110 pixels wide, with the proportions of their file; square until it has loaded. */
export function pictureSize(file: Size | null | undefined): Size {
  const width = 110;
  return { width, height: file ? (width * file.height) / file.width : width };
}

/** The white paper under an image. */
export const paper = ({ width, height }: Size) => ({
  x: -7,
  y: -7,
  width: width + 14,
  height: height + 14,
  fill: '#fffdf8',
  shadowColor: '#3b2412',
  shadowBlur: 10,
  shadowOpacity: 0.4,
  shadowOffsetY: 3,
});

/** No two neighbors hang at the same angle. */
export const tilt = (id: number) => ((id * 5) % 13) - 6;

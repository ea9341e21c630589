export interface Size {
  width: number;
  height: number;
}

/** How a picture lies: flipped from left to right or not, and then turned. Every row of turns and flips ends in one of eight. */
export interface Orientation {
  isFlipped: boolean;
  /** Quarters of a turn to the right, after the flip. */
  turns: 0 | 1 | 2 | 3;
}

export const UNCHANGED: Orientation = { isFlipped: false, turns: 0 };

const TURNS = [0, 1, 2, 3] as const;

/** All eight: four turns, each of them also flipped. */
export const ORIENTATIONS: readonly Orientation[] = [false, true].flatMap((isFlipped) =>
  TURNS.map((turns) => ({ isFlipped, turns })),
);

const quarters = (turns: number) => TURNS[((turns % 4) + 4) % 4] ?? 0;

/** Turns the picture as it is seen: by 1 to the right, by -1 to the left. */
export const turn = ({ isFlipped, turns }: Orientation, by: number): Orientation => ({
  isFlipped,
  turns: quarters(turns + by),
});

/**
 * Flips the picture as it is seen. A turned picture has its own left and right elsewhere: what was turned to the right is turned to the left
 * after a flip.
 */
export const flip = (
  { isFlipped, turns }: Orientation,
  direction: 'horizontal' | 'vertical',
): Orientation => ({
  isFlipped: !isFlipped,
  turns: quarters((direction === 'vertical' ? 2 : 0) - turns),
});

export const isSame = (a: Orientation, b: Orientation) =>
  a.isFlipped === b.isFlipped && a.turns === b.turns;

/** What a node of the picture gets. Konva scales a node first and then turns it. */
export const nodeAttrs = ({ isFlipped, turns }: Orientation, scale: number) => ({
  rotation: turns * 90,
  scaleX: isFlipped ? -scale : scale,
  scaleY: scale,
});

/** Width and height of the picture as it is seen. */
export const seenSize = ({ turns }: Orientation, { width, height }: Size): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width };

/** The scale at which a picture of this size fits the room. */
export const fitScale = ({ width, height }: Size, room: Size) =>
  Math.max(0, Math.min(room.width / Math.max(1, width), room.height / Math.max(1, height)));

const WORDS = ['As it was', 'Turned right', 'Upside down', 'Turned left'];
const FLIPPED_WORDS = [
  'Flipped horizontally',
  'Flipped horizontally, then turned right',
  'Flipped vertically',
  'Flipped horizontally, then turned left',
];

/** The orientation and the size in words. */
export function describe(orientation: Orientation, picture: Size): string {
  const { width, height } = seenSize(orientation, picture);
  if (width === 0 || height === 0) return 'The picture is loading.';
  const words = (orientation.isFlipped ? FLIPPED_WORDS : WORDS)[orientation.turns] ?? '';
  return `${words}. ${width} × ${height} pixels.`;
}

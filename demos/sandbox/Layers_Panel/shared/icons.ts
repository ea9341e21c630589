/** Path data in a square of 18 by 18, for strokes. */
const EYE = 'M1.5 9Q9 0 16.5 9Q9 18 1.5 9ZM9 6.6A2.4 2.4 0 1 0 9.01 6.6Z';
const LOCK = 'M3.5 8.5H14.5V16H3.5ZM9 11V13.5';

export const eyeOf = (isHidden: boolean) => (isHidden ? `${EYE}M2.5 16L15.5 2` : EYE);

/** The shackle of an open lock ends in the air. */
export const lockOf = (isLocked: boolean) =>
  LOCK + (isLocked ? 'M6 8.5V5A3 3 0 0 1 12 5V8.5' : 'M6 8.5V4.5A3 3 0 0 1 11.6 3.2');

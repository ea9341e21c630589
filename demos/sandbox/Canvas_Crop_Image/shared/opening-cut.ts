import type { Cut } from './crop';

/** The people, the bookshop and the boat in canal.webp. */
export const OPENING_CUT: Cut = {
  format: 'Postcard 3:2',
  crop: { x: 588, y: 300, width: 570, height: 380 },
};

export const FIELDS = [
  { key: 'x', label: 'Left' },
  { key: 'y', label: 'Top' },
  { key: 'width', label: 'Width' },
  { key: 'height', label: 'Height' },
] as const;

/** The operations in the menu. The first one is selected at the start. */
export const operations = [
  'xor',
  'source-over',
  'source-atop',
  'destination-over',
  'destination-out',
  'multiply',
  'screen',
  'difference',
] as const;

export type Operation = (typeof operations)[number];

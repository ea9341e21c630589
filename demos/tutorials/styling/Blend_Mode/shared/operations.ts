/** What the menu offers; the demo begins with the first. */
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

import type { Color, Note } from './notes';

/** The board, and the size of a note on it. */
export const SIZE = { width: 320, height: 330 };
export const NOTE = { width: 92, height: 74 };
export const MAX_NOTES = 16;
export const LONGEST_TEXT = 40;

export const opening = (id: string, text: string, color: Color, x: number, y: number): Note => ({
  id,
  text,
  color,
  x,
  y,
  isGone: false,
  stamp: { time: 0, by: '' },
});

export const OPENING: readonly Note[] = [
  opening('lanterns', 'Forty lanterns', 'butter', 66, 108),
  opening('noodles', 'Noodle stall by the bridge', 'peach', 170, 98),
  opening('tea', 'Tea from six on', 'mint', 262, 142),
  opening('band', 'Does the band play at nine?', 'lilac', 112, 206),
  opening('chairs', 'Ask the school for chairs', 'mint', 214, 230),
  opening('rain', 'If it rains: the old market hall', 'butter', 76, 286),
];

/** Loading state of the font. */
export type Status = 'fallback' | 'loading' | 'ready' | 'failed';

export const FONT = 'Familjen Grotesk';
/** Fonts that need no download. */
export const FALLBACK = 'Georgia, "Times New Roman", serif';

export const WEIGHTS = { least: 400, most: 700 };

/** The family of all texts. It names the web font only once it has loaded: a new value makes Konva measure again. */
export const familyOf = (status: Status) =>
  status === 'ready' ? `"${FONT}", ${FALLBACK}` : FALLBACK;

export interface Line {
  name: string;
  text: string;
  /** The width that the line fills, unless the font size would exceed `most`. */
  room: number;
  most: number;
  /** Middle of the line, from the top of the label. */
  y: number;
}

export const LABEL_WIDTH = 190;

export const LINES: readonly Line[] = [
  { name: 'title', text: 'Nordlys', room: 170, most: 80, y: 176 },
  { name: 'roast', text: 'Light roast from Sidamo', room: 170, most: 20, y: 218 },
  { name: 'taste', text: 'apricot, jasmine, black tea', room: 150, most: 15, y: 240 },
  { name: 'weight', text: '250 g', room: 60, most: 26, y: 270 },
];

/** A size at which a line fills its room, from its width at a size of 100. */
export function fit({ room, most }: Pick<Line, 'room' | 'most'>, widthAt100: number): number {
  if (!(widthAt100 > 0)) return most;
  return Math.min(most, (100 * room) / widthAt100);
}

/** What happens, in words. */
export function describe(status: Status, weight: number): string {
  switch (status) {
    case 'fallback':
      return 'The label has a font that the browser has anyway.';
    case 'loading':
      return 'The font is on its way.';
    case 'ready':
      return `The label has ${FONT}, weight ${weight}.`;
    case 'failed':
      return 'The font could not be loaded. The label keeps the fallback.';
  }
}

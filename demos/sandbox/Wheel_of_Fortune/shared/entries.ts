/** A prize, and how many shares of the wheel it has. */
export interface Entry {
  name: string;
  weight: number;
}

const entry = (name: string, weight = 1): Entry => ({ name, weight });

export const FIRST_ENTRIES: readonly Entry[] = [
  entry('Teapot'),
  entry('Kite', 2),
  entry('Umbrella', 2),
  entry('Compass'),
  entry('Lantern', 2),
  entry('Ukulele'),
  entry('Camera'),
  entry('Scarf', 3),
];

/** One entry in each line, in the format of `readEntries`. */
export const writeEntries = (entries: readonly Entry[]) =>
  entries.map(({ name, weight }) => (weight === 1 ? name : `${name}, ${weight}`)).join('\n');

const COUNT = { least: 2, most: 12 };
const LONGEST_NAME = 18;
const MOST_WEIGHT = 9;
/** Degrees. The pointer has to fit between two pegs. */
const NARROWEST = 14;

/** Reads one entry from each line, a name and perhaps a weight: “Kite, 2”. Returns a message if the text is invalid. */
export function readEntries(text: string): { entries: Entry[] } | { problem: string } {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length < COUNT.least || lines.length > COUNT.most) {
    return { problem: `The wheel takes ${COUNT.least} to ${COUNT.most} lines.` };
  }
  const entries: Entry[] = [];
  for (const line of lines) {
    const [, name = '', weight = '1'] = /^\s*(.*?)\s*(?:,\s*(\d+)\s*)?$/.exec(line) ?? [];
    if (name === '') return { problem: `“${line.trim()}” has no name.` };
    if (name.length > LONGEST_NAME) {
      return { problem: `“${name}” is longer than ${LONGEST_NAME} letters.` };
    }
    if (Number(weight) < 1 || Number(weight) > MOST_WEIGHT) {
      return { problem: `The weight of “${name}” has to be from 1 to ${MOST_WEIGHT}.` };
    }
    entries.push({ name, weight: Number(weight) });
  }
  const borders = bordersOf(entries);
  const narrow = entries.find((_, i) => widthOf(borders, i) < NARROWEST);
  return narrow ? { problem: `“${narrow.name}” is too narrow: raise its weight.` } : { entries };
}

/** Where each wedge begins, in degrees from the top. */
export function bordersOf(entries: readonly Entry[]): number[] {
  const all = entries.reduce((sum, { weight }) => sum + weight, 0);
  let before = 0;
  return entries.map(({ weight }) => {
    const start = (before / all) * 360;
    before += weight;
    return start;
  });
}

export const widthOf = (borders: readonly number[], i: number) =>
  (borders[i + 1] ?? 360) - (borders[i] ?? 0);

export const middleOf = (borders: readonly number[], i: number) =>
  (borders[i] ?? 0) + widthOf(borders, i) / 2;

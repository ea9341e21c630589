export interface Mark {
  words: string;
  /** From 0 to 1. */
  opacity: number;
  /** Of the letters, in units of the picture. */
  size: number;
}

interface Size {
  width: number;
  height: number;
}

export const openingMark: Mark = { words: '© Ines Okafor', opacity: 0.28, size: 24 };
export const SIZES = { min: 12, max: 60 };
/** Degrees by which the rows of words rise. */
export const ANGLE = -30;

export interface Tile {
  id: string;
  x: number;
  y: number;
}

/**
 * The middles of all words that touch a picture, in a system that is turned by `ANGLE` about the picture's middle. Every
 * second row is shifted by half a word, as bricks are.
 * @param word Width and height of the words, which cannot be known without drawing them.
 */
export function tiles(word: Size, picture: Size): Tile[] {
  if (word.width <= 0 || word.height <= 0) return [];
  const stepX = word.width + 1.4 * word.height;
  const stepY = 2.4 * word.height;
  // A turned picture is at most as wide and tall as its diagonal is long.
  const reach = Math.hypot(picture.width, picture.height) / 2;
  const columns = Math.ceil((reach + word.width) / stepX);
  const rows = Math.ceil((reach + word.height) / stepY);
  const found: Tile[] = [];
  for (let row = -rows; row <= rows; row += 1) {
    for (let column = -columns; column <= columns; column += 1) {
      const tile = { x: (column + (row % 2 === 0 ? 0 : 0.5)) * stepX, y: row * stepY };
      if (touches(tile, word, picture)) found.push({ id: `${row}/${column}`, ...tile });
    }
  }
  return found;
}

/** Whether a part of the word may be on the picture. */
function touches({ x, y }: { x: number; y: number }, word: Size, picture: Size): boolean {
  const turn = (ANGLE * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  const middle = {
    x: x * Math.cos(turn) - y * Math.sin(turn),
    y: x * Math.sin(turn) + y * Math.cos(turn),
  };
  // Half of the upright box around the turned word.
  const wide = (word.width * cos + word.height * sin) / 2;
  const tall = (word.width * sin + word.height * cos) / 2;
  return (
    Math.abs(middle.x) < picture.width / 2 + wide && Math.abs(middle.y) < picture.height / 2 + tall
  );
}

/** The state in words, for the line beside the controls. */
export function describe({ words, opacity }: Mark, count: number): string {
  if (words.trim() === '') return 'Type the words of the watermark.';
  const percent = Math.round(100 * opacity);
  return `${count} times “${words.trim()}”, ${percent} % opaque.`;
}

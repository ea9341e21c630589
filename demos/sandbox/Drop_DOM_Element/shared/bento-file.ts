import { isRecord, readJson } from '../../../common/konva/read-json';
import { FOODS, FULL, keepIn, type Opened, type Piece } from './bento';

/** The box as a file: its pieces from below to the top. */
export const writeBento = (pieces: readonly Piece[]): string =>
  JSON.stringify(
    { kind: 'bento', pieces: pieces.map(({ food, x, y, rotation }) => ({ food, x, y, rotation })) },
    null,
    1,
  );

/** The pieces of a file, or why it has none. */
export function readBento(text: string): Opened {
  const file = readJson(text);
  if (!isRecord(file)) return { problem: 'it is not JSON' };
  const { kind, pieces } = file;
  if (kind !== 'bento' || !Array.isArray(pieces)) return { problem: 'it has no pieces' };
  if (pieces.length > FULL) return { problem: `it has more than ${FULL} pieces` };
  const found: Omit<Piece, 'id'>[] = [];
  for (const [i, value] of pieces.entries()) {
    const piece = isRecord(value) ? readPiece(value) : undefined;
    if (!piece) return { problem: `piece ${i + 1} has no known food or no place` };
    found.push(piece);
  }
  return { pieces: found };
}

/** A piece inside the box. */
function readPiece(value: Record<string, unknown>): Omit<Piece, 'id'> | undefined {
  const food = FOODS.find((name) => name === value['food']);
  const numbers = [value['x'], value['y'], value['rotation']];
  if (!food || !numbers.every(Number.isFinite)) return undefined;
  const [x = 0, y = 0, rotation = 0] = numbers.map(Number);
  return { food, ...keepIn({ x, y }), rotation: ((rotation % 360) + 360) % 360 };
}

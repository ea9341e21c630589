import { isRecord, readJson } from '../../../common/konva/read-json';
import { COLORS, KINDS, LIMITS, toBox, type Figure } from './figures';

/** Maximum number of figures that a poster has. */
export const FULL = 200;

export const writePoster = (figures: readonly Figure[]): string =>
  JSON.stringify({ kind: 'poster', figures }, null, 2);

/** Reads a saved poster. Throws an error that says what is wrong with the file. */
export function readPoster(text: string): readonly Figure[] {
  const wrong = (reason: string) => new Error(`This file is not a poster: ${reason}.`);
  const file = readJson(text);
  if (!isRecord(file)) throw wrong('it does not contain JSON');
  const { kind, figures } = file;
  if (kind !== 'poster' || !Array.isArray(figures)) throw wrong('it has no figures');
  if (figures.length > FULL) throw wrong(`it has more than ${FULL} figures`);
  return figures.map((found: unknown, i) => {
    const figure = isRecord(found) ? readFigure(found, i + 1) : undefined;
    if (!figure) throw wrong(`figure ${i + 1} cannot be drawn`);
    return figure;
  });
}

/** A figure with a new id: ids in a file may be missing or repeated. */
function readFigure(found: Record<string, unknown>, id: number): Figure | undefined {
  const kind = KINDS.find((one) => one === found['kind']);
  const color = COLORS.find((one) => one === found['color']);
  const { x, y, width, height, turn, sides } = found;
  const numbers = { x, y, width, height, turn };
  if (!kind || !color || !Object.values(numbers).every(Number.isFinite)) return undefined;
  const box = toBox(
    {
      x: Number(x),
      y: Number(y),
      width: Number(width),
      height: Number(height),
      turn: Number(turn),
    },
    { x: 0, y: 0, width: 0, height: 0, turn: 0 },
  );
  const { min, max } = LIMITS.sides;
  const corners = Number.isInteger(sides) ? Number(sides) : min;
  return { id, kind, color, ...box, sides: Math.min(max, Math.max(min, corners)) };
}

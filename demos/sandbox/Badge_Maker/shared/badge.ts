import { halfTurns, within } from '../../../common/konva/ranges';
import { isOwnPicture, isRecord, readJson } from '../../../common/konva/read-json';

export interface Point {
  x: number;
  y: number;
}

export type LineId = 'greeting' | 'name' | 'role' | 'company';
export type ColorId = 'card' | 'stripe' | 'ink';

/** One line of text. `x` and `y` are its middle, so that longer words grow to both sides. */
export interface Line extends Point {
  text: string;
  size: number;
  /** Degrees, clockwise. */
  turn: number;
}

export interface Badge {
  colors: Record<ColorId, string>;
  /** An image as a `data:` URL; null shows the drawn toadstool. */
  portrait: string | null;
  lines: Record<LineId, Line>;
}

/** The card in units of the scene. On paper a unit is a quarter of a millimeter: 80 by 115 mm. */
export const CARD = { width: 320, height: 460, corner: 26 };

export const LINES: readonly { id: LineId; label: string }[] = [
  { id: 'greeting', label: 'Greeting' },
  { id: 'name', label: 'Name' },
  { id: 'role', label: 'Role' },
  { id: 'company', label: 'Company' },
];

export const COLORS: readonly { id: ColorId; label: string }[] = [
  { id: 'card', label: 'Card' },
  { id: 'stripe', label: 'Stripe' },
  { id: 'ink', label: 'Text' },
];

export const SIZES = { min: 9, max: 72 };
export const MAX_LETTERS = 60;

const line = (text: string, y: number, size: number): Line => ({
  text,
  x: CARD.width / 2,
  y,
  size,
  turn: 0,
});

export const openingBadge = (): Badge => ({
  colors: { card: '#f8efdc', stripe: '#c4472d', ink: '#2b2a26' },
  portrait: null,
  lines: {
    greeting: line('hello, my name is', 214, 17),
    name: line('Liisa Tamm', 253, 44),
    role: line('Lichen ecologist', 294, 19),
    company: line('Herbarium of Tartu', 322, 14),
  },
});

/** A position on the card: the middle of a line cannot leave it. */
export const onCard = ({ x, y }: Point): Point => ({
  x: within(x, 0, CARD.width),
  y: within(y, 0, CARD.height),
});

/** A badge with a changed line. Values out of range are corrected; a value that is not a number changes nothing. */
export function changeLine(badge: Badge, id: LineId, patch: Partial<Line>): Badge {
  const last = badge.lines[id];
  const number = (key: 'x' | 'y' | 'size' | 'turn') => {
    const value = patch[key];
    return value !== undefined && Number.isFinite(value) ? value : last[key];
  };
  const next: Line = {
    text: (patch.text ?? last.text).replace(/\s+/g, ' ').slice(0, MAX_LETTERS),
    ...onCard({ x: number('x'), y: number('y') }),
    size: within(number('size'), SIZES.min, SIZES.max),
    turn: halfTurns(number('turn')),
  };
  return { ...badge, lines: { ...badge.lines, [id]: next } };
}

/** A badge with another color, written as `#` and six digits. */
export function changeColor(badge: Badge, id: ColorId, color: string): Badge {
  return isColor(color) ? { ...badge, colors: { ...badge.colors, [id]: color } } : badge;
}

/** Contrast ratio of two colors: 1 for equal colors, 21 for black on white. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [lightness(one), lightness(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function lightness(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Describes the state for the line below the controls. */
export function describe({ lines, colors }: Badge, selected: LineId | null): string {
  const ratio = contrast(colors.ink, colors.card);
  if (ratio < 3) {
    return `Hard to read: text and card have a contrast of ${ratio.toFixed(1)}. Take 3 or more.`;
  }
  if (!selected) return 'Click a line to select it, double-click it to type on the card.';
  const { text, size, turn, x, y } = lines[selected];
  const label = LINES.find(({ id }) => id === selected)?.label ?? '';
  if (text.trim() === '') return `${label} is empty and will not be printed.`;
  const angle = Math.round(turn);
  const look = `size ${Math.round(size)}${angle === 0 ? '' : `, turned ${angle}°`}`;
  return `${label}: ${text}, ${look}, at ${Math.round(x)}, ${Math.round(y)}.`;
}

export const writeBadge = (badge: Badge) => JSON.stringify({ kind: 'badge', ...badge }, null, 2);

/** Reads a saved badge. Throws an error that says what is wrong with the file. */
export function readBadge(text: string): Badge {
  const file = readJson(text);
  const wrong = (reason: string) => new Error(`This file is not a badge: ${reason}.`);
  if (!isRecord(file)) throw wrong('it does not contain JSON');
  const { kind, colors, portrait, lines } = file;
  if (kind !== 'badge' || !isRecord(colors) || !isRecord(lines)) {
    throw wrong('it has no colors or no lines');
  }
  if (portrait !== null && !isOwnPicture(portrait)) {
    throw wrong('the portrait is not a picture');
  }
  let badge: Badge = { ...openingBadge(), portrait };
  for (const { id, label } of COLORS) {
    const color = colors[id];
    if (typeof color !== 'string' || !isColor(color)) throw wrong(`${label} is not a color`);
    badge = changeColor(badge, id, color);
  }
  for (const { id, label } of LINES) {
    const found = lines[id];
    if (!isRecord(found) || typeof found['text'] !== 'string') throw wrong(`${label} is missing`);
    const number = (key: string) => Number(found[key] ?? NaN);
    badge = changeLine(badge, id, {
      text: found['text'],
      x: number('x'),
      y: number('y'),
      size: number('size'),
      turn: number('turn'),
    });
  }
  return badge;
}

const isColor = (color: string) => /^#[0-9a-f]{6}$/i.test(color);

export interface PlainColor {
  /** `#rrggbb`, the format of a color input. */
  hex: string;
  /** The opacity in two hexadecimal digits; empty for opaque colors. */
  alpha: string;
}

function twoDigits(value: number): string {
  return Math.round(Math.max(0, Math.min(255, value)))
    .toString(16)
    .padStart(2, '0');
}

/**
 * Parses a color in the canvas's own format: `#rrggbb`, or `rgba(…)` when it is not opaque.
 *
 * @returns undefined for other texts
 */
export function plainColor(text: string): PlainColor | undefined {
  if (/^#[\da-f]{6}$/i.test(text)) return { hex: text.toLowerCase(), alpha: '' };
  const parts = /^rgba\((\d+), (\d+), (\d+), ([\d.]+)\)$/.exec(text)?.slice(1).map(Number);
  if (parts === undefined) return undefined;
  const [red = 0, green = 0, blue = 0, alpha = 1] = parts;
  return { hex: `#${twoDigits(red)}${twoDigits(green)}${twoDigits(blue)}`, alpha: twoDigits(alpha * 255) };
}

let context: CanvasRenderingContext2D | null | undefined;

/** Parses any CSS color; undefined for other texts, and without a canvas. */
export function readColor(text: string): PlainColor | undefined {
  const own = plainColor(text);
  if (own !== undefined) return own;
  context ??= document.createElement('canvas').getContext('2d');
  if (context === null || !CSS.supports('color', text)) return undefined;
  context.fillStyle = '#000000';
  context.fillStyle = text;
  return plainColor(context.fillStyle);
}

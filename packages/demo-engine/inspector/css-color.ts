export interface PlainColor {
  /** `#rrggbb`, as a color field takes it. */
  hex: string;
  /** Two digits of the opacity, empty when there is none. */
  alpha: string;
}

function twoDigits(value: number): string {
  return Math.round(Math.max(0, Math.min(255, value)))
    .toString(16)
    .padStart(2, '0');
}

/**
 * A color as the canvas writes it: `#rrggbb`, or `rgba(…)` when it is not opaque.
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

/** Any color of CSS in its plain form; undefined for what is not a color, and where there is no canvas. */
export function readColor(text: string): PlainColor | undefined {
  const own = plainColor(text);
  if (own !== undefined) return own;
  context ??= document.createElement('canvas').getContext('2d');
  if (context === null || !CSS.supports('color', text)) return undefined;
  context.fillStyle = '#000000';
  context.fillStyle = text;
  return plainColor(context.fillStyle);
}

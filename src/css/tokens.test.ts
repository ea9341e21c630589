import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');

const DARK = "html[data-theme='dark']";
const MODES = { light: css, dark: css.slice(css.indexOf(DARK)) } as const;
type Mode = keyof typeof MODES;

/** A color in a mode; a mode that does not define it uses the light one. */
function token(name: string, mode: Mode = 'light'): string {
  const colour = new RegExp(`--kd-${name}:\\s*(#[0-9a-f]{6});`);
  const value = colour.exec(MODES[mode])?.[1] ?? colour.exec(css)?.[1];
  if (!value) throw new Error(`tokens.css has no color --kd-${name}.`);
  return value;
}

/** Relative luminance as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string, mode: Mode): number {
  const one = luminance(token(a, mode));
  const other = luminance(token(b, mode));
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

describe.each(['light', 'dark'] as const)('colors are readable: %s', (mode) => {
  const papers = ['paper', 'paper-raised', 'paper-sunk'];
  const texts = ['ink', 'ink-soft', 'ink-faint', 'accent', 'accent-strong', 'good', 'warn', 'bad'];
  it.each(papers.flatMap((paper) => texts.map((text) => [text, paper] as const)))('%s on %s', (text, paper) => {
    expect(contrast(text, paper, mode)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['keyword', 'string', 'number', 'comment', 'function', 'type', 'tag', 'attribute', 'punctuation', 'ink'])(
    'code: %s, also in a marked line',
    (name) => {
      expect(contrast(`code-${name}`, 'code-bg', mode)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(`code-${name}`, 'code-mark', mode)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each([
    ['accent-strong', 'accent-soft'],
    ['good', 'good-soft'],
    ['warn', 'warn-soft'],
    ['bad', 'bad-soft'],
    ['ink', 'accent-soft'],
    ['on-accent', 'accent'],
    ['on-accent', 'accent-strong'],
  ])('%s on %s', (text, paper) => {
    expect(contrast(text, paper, mode)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(papers)('borders of controls on %s', (paper) => {
    expect(contrast('line-control', paper, mode)).toBeGreaterThanOrEqual(3);
  });
});

it('dark mode has its own background and text colors', () => {
  expect(css).toContain(DARK);
  for (const name of ['ink', 'paper', 'accent', 'code-bg']) expect(token(name, 'dark')).not.toBe(token(name));
});

describe('the drawing palette', () => {
  // Demos contain these as literal values, so a change here would not reach them.
  it.each([
    ['coral', '#f2664a'],
    ['sun', '#f6b73c'],
    ['leaf', '#3fa66b'],
    ['teal', '#1f9aa5'],
    ['sky', '#4a90e2'],
    ['plum', '#8457c9'],
    ['ink', '#1b1f2a'],
    ['line', '#e2ded3'],
    ['accent', '#2f4bd8'],
  ])('%s stays %s', (name, value) => {
    expect(token(name)).toBe(value);
  });
});

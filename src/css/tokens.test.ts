import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');

function token(name: string): string {
  const value = new RegExp(`--kd-${name}:\\s*(#[0-9a-f]{6});`).exec(css)?.[1];
  if (!value) throw new Error(`tokens.css has no colour --kd-${name}.`);
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

function contrast(a: string, b: string): number {
  const one = luminance(token(a));
  const other = luminance(token(b));
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

describe('colours are readable', () => {
  const papers = ['paper', 'paper-raised', 'paper-sunk'];
  const texts = ['ink', 'ink-soft', 'ink-faint', 'accent', 'accent-strong', 'good', 'warn', 'bad'];
  it.each(papers.flatMap((paper) => texts.map((text) => [text, paper] as const)))('%s on %s', (text, paper) => {
    expect(contrast(text, paper)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['keyword', 'string', 'number', 'comment', 'function', 'type', 'tag', 'attribute', 'punctuation', 'ink'])(
    'code: %s, also in a marked line',
    (name) => {
      expect(contrast(`code-${name}`, 'code-bg')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(`code-${name}`, 'code-mark')).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each([
    ['accent-strong', 'accent-soft'],
    ['good', 'good-soft'],
    ['warn', 'warn-soft'],
    ['bad', 'bad-soft'],
    ['ink', 'accent-soft'],
  ])('%s on %s', (text, paper) => {
    expect(contrast(text, paper)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(papers)('borders of controls on %s', (paper) => {
    expect(contrast('line-control', paper)).toBeGreaterThanOrEqual(3);
  });
});

describe('the drawing palette', () => {
  // Demos write these as values; a change here would leave them behind.
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

import * as acorn from 'acorn';
import { describe, expect, it } from 'vitest';
import { isEndless } from './endless';

function endless(text: string): boolean {
  const [first] = acorn.parse(text, { ecmaVersion: 'latest', sourceType: 'module' }).body;
  if (first?.type === 'WhileStatement' || first?.type === 'DoWhileStatement') return isEndless(first);
  if (first?.type === 'ForStatement' || first?.type === 'ForOfStatement') return isEndless(first);
  throw new Error('no loop');
}

describe('endless loops', () => {
  it.each([
    'while (true) n++;',
    'for (;;) {}',
    'do { draw(); } while (1);',
    'while (i < 10) { sum += 2; }',
    'for (let i = 0; i < 10; sum++) {}',
    'for (let i = 0; i < 10; i--) layer.x(i);',
    'for (let i = 9; i >= 0; i++) {}',
  ])('%s', (text) => expect(endless(text)).toBe(true));
});

describe('loops that may end', () => {
  it.each([
    'for (let i = 0; i < 1e12; i++) sum += i;',
    'while (true) { if (done) break; }',
    'while (i < 10) { i += step; }',
    'while (queue.length > 0) { queue.pop(); }',
    'while (next()) {}',
    'while (isOpen) { close(); }',
    'for (const one of many) draw(one);',
    'while (i < 10) { ({ i } = next); }',
    'for (let i = 0; i < 10; i--) { if (i < -5) i = 20; }',
  ])('%s', (text) => expect(endless(text)).toBe(false));
});

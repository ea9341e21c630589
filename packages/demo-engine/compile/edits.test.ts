import { describe, expect, it } from 'vitest';
import { applyEdits, keepLines } from './edits';

describe('applyEdits', () => {
  it('replaces, inserts and tells where offsets are now', () => {
    const code = 'aa bb cc';
    const edited = applyEdits(code, [
      { start: 6, end: 6, text: '<' },
      { start: 0, end: 2, text: 'x' },
      { start: 8, end: 8, text: '>' },
    ]);
    expect(edited.code).toBe('x bb <cc>');
    expect(edited.code.slice(edited.moved(3), edited.moved(5))).toBe('bb');
    expect(edited.code.slice(edited.moved(6), edited.moved(7))).toBe('c');
  });

  it('keeps the place of a replaced stretch at its beginning', () => {
    const edited = applyEdits('import a from "b"; c', [{ start: 0, end: 18, text: 'const a = "";' }]);
    expect(edited.moved(0)).toBe(0);
    expect(edited.code.slice(edited.moved(19))).toBe('c');
  });

  it('fills up the lines of what it replaces', () => {
    expect(keepLines('x', 'a\nb\nc')).toBe('x\n\n');
  });
});

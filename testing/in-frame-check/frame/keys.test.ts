import { describe, expect, it } from 'vitest';
import { keyOf, parsePress } from './keys';

describe('keys', () => {
  it('are found by name and by what they type', () => {
    expect(keyOf('ArrowUp')).toMatchObject({ key: 'ArrowUp', code: 'ArrowUp', keyCode: 38, text: '' });
    expect(keyOf('Space')).toMatchObject({ key: ' ', code: 'Space', keyCode: 32, text: ' ' });
    expect(keyOf('a')).toMatchObject({ key: 'a', code: 'KeyA', keyCode: 65, text: 'a' });
    expect(keyOf('A')).toMatchObject({ key: 'A', code: 'KeyA', keyCode: 65 });
    expect(keyOf('2')).toMatchObject({ code: 'Digit2', keyCode: 50 });
    expect(keyOf('@')).toMatchObject({ key: '@', code: 'Digit2', keyCode: 50 });
    expect(keyOf('F10')).toMatchObject({ code: 'F10', keyCode: 121, text: '' });
    expect(keyOf('百')).toBeUndefined();
  });

  it('are pressed with modifiers', () => {
    expect(parsePress('Control+Shift+z')).toMatchObject({ modifiers: ['Control', 'Shift'], key: { key: 'z' } });
    expect(parsePress('+')).toMatchObject({ modifiers: [], key: { key: '+', code: 'Equal' } });
    expect(parsePress('Control++')).toMatchObject({ modifiers: ['Control'], key: { key: '+' } });
  });

  it('say what is wrong with a press', () => {
    expect(() => parsePress('Ctrl+z')).toThrow('"Ctrl" in "Ctrl+z" is no modifier.');
    expect(() => parsePress('Arrow')).toThrow('There is no key "Arrow" in "Arrow".');
  });
});

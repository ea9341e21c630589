import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { hoverMedia } from './hover-media';

const guarded = (css: string) =>
  postcss([hoverMedia])
    .process(css, { from: undefined })
    .css.replaceAll(/\s*([{};]|\s)\s*/g, '$1');

describe('hoverMedia', () => {
  it('keeps looks under a pointer for pointers that hover', () => {
    expect(guarded('a:hover { color: red }')).toBe('@media (hover: hover){a:hover{color: red}}');
    expect(guarded('.a:hover .b::before { color: red }')).toContain('@media (hover: hover){.a:hover .b::before');
  });

  it('leaves the other selectors of a rule where they are', () => {
    expect(guarded('a:focus, a:hover, a:is(.b, .c):hover { color: red }')).toBe(
      'a:focus{color: red}@media (hover: hover){a:hover, a:is(.b, .c):hover{color: red}}',
    );
  });

  it('does not hide what comes into view under a pointer', () => {
    const menu = '.menu:hover .list{color: red;visibility: visible}';
    expect(guarded(menu)).toBe(menu);
  });

  it('leaves what is for such pointers already, and what has another name', () => {
    for (const css of ['@media (hover: hover){a:hover{color: red}}', '.x\\:hover-me, a{color: red}'])
      expect(guarded(css)).toBe(css);
  });

  it('guards within other conditions', () => {
    expect(guarded('@media (width > 996px) { a:hover { color: red } }')).toBe(
      '@media (width > 996px){@media (hover: hover){a:hover{color: red}}}',
    );
  });
});

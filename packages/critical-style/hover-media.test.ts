import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { hoverMedia } from './hover-media';

const guarded = (css: string) =>
  postcss([hoverMedia])
    .process(css, { from: undefined })
    .css.replaceAll(/\s*([{};]|\s)\s*/g, '$1');

describe('hoverMedia', () => {
  it('limits hover styles to devices that can hover', () => {
    expect(guarded('a:hover { color: red }')).toBe('@media (hover: hover){a:hover{color: red}}');
    expect(guarded('.a:hover .b::before { color: red }')).toContain('@media (hover: hover){.a:hover .b::before');
  });

  it('leaves the other selectors of a rule unguarded', () => {
    expect(guarded('a:focus, a:hover, a:is(.b, .c):hover { color: red }')).toBe(
      'a:focus{color: red}@media (hover: hover){a:hover, a:is(.b, .c):hover{color: red}}',
    );
  });

  it('leaves a rule that reveals something on hover', () => {
    const menu = '.menu:hover .list{color: red;visibility: visible}';
    expect(guarded(menu)).toBe(menu);
  });

  it('leaves rules that are already guarded, and classes that only contain "hover"', () => {
    for (const css of ['@media (hover: hover){a:hover{color: red}}', '.x\\:hover-me, a{color: red}'])
      expect(guarded(css)).toBe(css);
  });

  it('guards inside other media queries', () => {
    expect(guarded('@media (width > 996px) { a:hover { color: red } }')).toBe(
      '@media (width > 996px){@media (hover: hover){a:hover{color: red}}}',
    );
  });
});

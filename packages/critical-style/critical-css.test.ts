import { describe, expect, it } from 'vitest';
import { criticalCss, parseSheet, type PageNames } from './critical-css';
import { readPageNames } from './page-names';

function pick(css: string, html: string): string {
  const { names, inlineReads } = readPageNames(html);
  return criticalCss(parseSheet(css), names, inlineReads);
}

describe('the rules a page can use', () => {
  it('are those whose names all occur in the page, in the order of the sheet', () => {
    const css = 'b{color:red}.x .y{top:0}.x .z{top:1px}#id.x{top:2px}a[href]{top:3px}a[download]{top:4px}';
    expect(pick(css, '<b class="x y" id="id"></b><a href="/"></a>')).toBe(
      'b{color:red}.x .y{top:0}#id.x{top:2px}a[href]{top:3px}',
    );
  });

  it('lose the selectors of a list that cannot match in the page', () => {
    expect(pick('.x,.z{top:0}', '<p class="x">')).toBe('.x{top:0}');
  });

  it('are kept when the missing name is only in :not() or :is()', () => {
    expect(pick('.x:not(.z){top:0}.x:is(.q,.x){top:1px}.x:hover{top:2px}', '<p class="x">')).toBe(
      '.x:not(.z){top:0}.x:is(.q,.x){top:1px}.x:hover{top:2px}',
    );
  });

  it('stay in their media query, layer or container; empty groups and print rules are removed', () => {
    const css =
      '@layer a,b;@media (width>1px){.x{top:0}.z{top:1px}}@layer a{.z{top:0}}@media print{.x{top:0}}@font-face{font-family:F;src:url(/f.woff2)}';
    expect(pick(css, '<p class="x">')).toBe(
      '@layer a,b;@media (width>1px){.x{top:0}}@font-face{font-family:F;src:url(/f.woff2)}',
    );
  });

  it('set only the custom properties that are read, directly, through other properties or by style attributes', () => {
    const css = ':root{--a:1px;--b:var(--a);--c:2px;--d:3px}.x{top:var(--b)}';
    expect(pick(css, '<html><p class="x">')).toBe(':root{--a:1px;--b:var(--a)}.x{top:var(--b)}');
    expect(pick(css, '<html><p style="top:var(--d)">')).toBe(':root{--d:3px}');
  });

  it('include the keyframes that they name', () => {
    const css = '@keyframes in{to{top:0}}@keyframes out{to{top:1px}}.x{animation:in 1s}';
    expect(pick(css, '<p class="x">')).toBe('@keyframes in{to{top:0}}.x{animation:in 1s}');
  });
});

it('keeps rules for attributes that scripts set on the root before the first paint', () => {
  const names: PageNames = readPageNames('<html><p>').names;
  expect(criticalCss(parseSheet('[data-theme=light] p{top:0}[data-other] p{top:1px}'), names)).toBe(
    '[data-theme=light] p{top:0}',
  );
});

it('keeps rules for the names that the options list', () => {
  const { names } = readPageNames('<p>', { tags: ['iframe'], classes: ['x'], attributes: ['data-role'] });
  expect(criticalCss(parseSheet("iframe.x[data-role='a']{top:0}b.x{top:1px}"), names)).toBe(
    'iframe.x[data-role="a"]{top:0}',
  );
});

it('names the line of a syntax error', () => {
  expect(() => parseSheet('.x{top:0}\n}')).toThrow(/line 2/);
});

import { describe, expect, it } from 'vitest';
import { criticalCss, parseSheet } from './critical-css';
import { readPageNames } from './page-names';

const READS = '.x{top:var(--a);left:var(--b)}';

function pick(css: string, fixed: Record<string, string> = {}): string {
  const { names } = readPageNames('<html><p class="x" id="y">');
  return criticalCss(parseSheet(css + READS, fixed), names).replace(READS, '');
}

describe('what is removed because it has no effect', () => {
  it('is a layered custom property of the root that an unlayered rule sets too, before or after', () => {
    expect(pick('@layer l{:root{--a:1px;--b:2px}}:root{--a:3px}')).toBe('@layer l{:root{--b:2px}}:root{--a:3px}');
    expect(pick(':root{--a:3px}@layer l{@media (width>1px){html[data-theme=dark]{--a:1px}}}')).toBe(':root{--a:3px}');
  });

  it('is not a custom property of other elements, or one that only a conditional rule or the same layer overrides', () => {
    for (const css of [
      '@layer l{.x{--a:1px}}:root{--a:3px}',
      '@layer l{:root .x{--a:1px}}:root{--a:3px}',
      '@layer l{:root,.x{--a:1px}}:root{--a:3px}',
      '@layer l{:root{--a:1px}}@media (width>1px){:root{--a:3px}}',
      '@layer l{:root{--a:1px}}:root[data-theme]{--a:3px}',
      '@layer l{:root{--a:1px!important}}:root{--a:3px}',
      ':root{--a:1px}html[data-theme=dark]{--a:3px}',
      '@layer l{:root{--a:1px}:root{--a:3px}}',
    ])
      expect(pick(css)).toBe(css);
  });

  it('is a selector that requires a value that an attribute never has', () => {
    const css =
      '[data-theme=dark] .x{top:0}[data-theme="light"] .x,[data-theme=dark] #y{top:1px}[data-theme] .x{top:2px}';
    expect(pick(css, { 'data-theme': 'light' })).toBe('[data-theme="light"] .x{top:1px}[data-theme] .x{top:2px}');
    expect(pick(css)).toBe(css);
    const not = '.x:not([data-theme=dark]){top:0}.x[data-theme^=da]{top:1px}';
    expect(pick(not, { 'data-theme': 'light' })).toBe(not);
  });
});

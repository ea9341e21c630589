import { describe, expect, it } from 'vitest';
import { dialogStyle, outweigh } from './dialog-style';
import { SITE_STYLE } from './site-style';

describe('outweigh', () => {
  it('raises the specificity of rules, also in media queries, and leaves root rules and keyframes unchanged', () => {
    const css = outweigh(
      ':root{--a:1}html[data-theme=dark]{--a:2}.x,.y:hover{top:0}@media print{.z{top:0}}@keyframes k{0%{top:0}to{top:1px}}',
    );
    expect(css).toContain(':root{--a:1}html[data-theme=dark]{--a:2}');
    expect(css).toMatch(/:root:not\(#\\#\)\S* \.x,:root:not\(#\\#\)\S* \.y:hover\{/);
    expect(css).toMatch(/@media print\{:root:not\(#\\#\)\S* \.z\{/);
    expect(css).toContain('@keyframes k{0%{top:0}to{top:1px}}');
  });

  it('keeps the classes and keyframes that the dialog needs', () => {
    const css = outweigh(dialogStyle() + SITE_STYLE);
    for (const part of [
      '.DocSearch--active',
      '.DocSearch-Modal',
      '--docsearch-modal-width',
      '@keyframes fade-in',
      '.kd-search-embedded',
    ]) {
      expect(css).toContain(part);
    }
  });
});

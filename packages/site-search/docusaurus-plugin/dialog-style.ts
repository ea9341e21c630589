import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import postcss from 'postcss';

const require = createRequire(import.meta.url);

/**
 * Prepended to each selector. The site's style sheet emulates cascade layers through specificity, for browsers without layers; a style
 * sheet added later needs a higher specificity than all of them.
 */
const WEIGHT = ':root:not(#\\#):not(#\\#):not(#\\#):not(#\\#)';

/** Gives all rules of a style sheet enough specificity to win over the site's own; `:root` and `html` rules keep theirs. */
export function outweigh(css: string): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const { parent } = rule;
    if (parent?.type === 'atrule' && 'name' in parent && /keyframes$/.test(parent.name)) return;
    rule.selectors = rule.selectors.map((selector) =>
      /^(:root|html)\b/.test(selector) ? selector : `${WEIGHT} ${selector}`,
    );
  });
  return root.toString();
}

/** The search dialog's style sheet, as its package ships it. */
export function dialogStyle(): string {
  return ['_variables.css', 'modal.css']
    .map((file) => readFileSync(require.resolve(`@docsearch/css/dist/${file}`), 'utf8'))
    .join('\n');
}

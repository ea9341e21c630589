import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import postcss from 'postcss';

const require = createRequire(import.meta.url);

/**
 * Put before each selector. The site's style sheet says cascade layers by weight of selectors, for browsers without layers; a
 * style that joins the page later has to weigh more than all of them.
 */
const WEIGHT = ':root:not(#\\#):not(#\\#):not(#\\#):not(#\\#)';

/** Gives all rules of a style sheet the weight they need beside the site's own; `:root` and `html` rules keep theirs. */
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

/** The search dialog's style sheet, as the dialog's package brings it. */
export function dialogStyle(): string {
  return ['_variables.css', 'modal.css']
    .map((file) => readFileSync(require.resolve(`@docsearch/css/dist/${file}`), 'utf8'))
    .join('\n');
}

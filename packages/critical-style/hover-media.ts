import type { AtRule, AtRuleProps, Node, Plugin, Rule } from 'postcss';

/** Properties that can reveal something hidden. */
const SHOWS = new Set(['display', 'opacity', 'pointer-events', 'visibility']);
const HOVER = /:hover(?![\w-])/;
const QUERY = '(hover: hover)';

/** Whether a rule may reveal something: a menu that opens on hover has to open on a tap, too. */
function showsSomething(rule: Rule): boolean {
  return rule.some((node) => node.type === 'decl' && SHOWS.has(node.prop));
}

function isGuarded(rule: Rule): boolean {
  for (let outer: Node | undefined = rule.parent; outer !== undefined; outer = outer.parent)
    if ('params' in outer && String(outer.params).includes('hover')) return true;
  return false;
}

function guard(rule: Rule, newAtRule: (props: AtRuleProps) => AtRule): void {
  const hovered = rule.selectors.filter((selector) => HOVER.test(selector));
  if (hovered.length === 0 || showsSomething(rule) || isGuarded(rule)) return;
  const media = newAtRule({ name: 'media', params: QUERY, source: rule.source });
  media.append(rule.clone({ selectors: hovered }));
  rule.after(media);
  const others = rule.selectors.filter((selector) => !HOVER.test(selector));
  if (others.length === 0) rule.remove();
  else rule.selectors = others;
}

/**
 * PostCSS plugin: limits `:hover` styles to devices that can hover. On a touch screen a tap counts as hovering: the browser restyles and
 * repaints the link before it dispatches the tap to the page, and the link keeps the hover style after the finger is lifted.
 */
export const hoverMedia: Plugin = {
  postcssPlugin: 'hover-media',
  OnceExit(root, { atRule }) {
    root.walkRules((rule) => guard(rule, atRule));
  },
};

import type { AtRule, AtRuleProps, Node, Plugin, Rule } from 'postcss';

/** What shows something that is not to be seen before. */
const SHOWS = new Set(['display', 'opacity', 'pointer-events', 'visibility']);
const HOVER = /:hover(?![\w-])/;
const QUERY = '(hover: hover)';

/** Whether a rule brings something into view: a menu that opens under the pointer opens by a finger, too. */
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
 * PostCSS plugin: how something looks under a pointer is for pointers that hover. A browser takes a tap for a pointer that comes, and
 * has the link styled and painted before it tells the page of the tap; and the link keeps that look when the finger is gone.
 */
export const hoverMedia: Plugin = {
  postcssPlugin: 'hover-media',
  OnceExit(root, { atRule }) {
    root.walkRules((rule) => guard(rule, atRule));
  },
};

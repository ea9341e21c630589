import type { Entry, KeptRule } from './sheet-entries';

/** A selector that matches only the root, with or without conditions on it. */
const ROOT = /^(?:html|:root)(?:\[[^\]]*\]|\.[\w-]+|:not\([^()]*\))*$/;

const isRoot = ({ selectors }: KeptRule): boolean => selectors.every(({ text }) => ROOT.test(text));

/** Custom properties that an unconditional rule outside any layer sets on the root: it wins over every layer. */
function setForSure(entries: readonly Entry[]): Set<string> {
  const always = entries.flatMap((entry) =>
    entry.kind === 'rule' && entry.selectors.some(({ text }) => text === ':root') ? entry.declarations : [],
  );
  return new Set(
    always.filter(({ name, text }) => name.startsWith('--') && !/!\s*important/.test(text)).map(({ name }) => name),
  );
}

const isLayer = (head: string): boolean => /^@layer\b/.test(head);

/**
 * Removes what has no effect: selectors that require a value which an attribute with a fixed value never has, and custom properties that a
 * layered rule sets on the root alone while an unlayered rule sets them, too. Unlayered styles win over layers:
 * https://www.w3.org/TR/css-cascade-5/#layer-ordering
 */
export function withoutEffectless(entries: readonly Entry[], fixed: Readonly<Record<string, string>>): Entry[] {
  const isPossible = ({ selectors }: KeptRule) =>
    selectors.filter(({ needs }) =>
      needs.values.every(({ attribute, value }) => fixed[attribute] === undefined || fixed[attribute] === value),
    );
  const shadowed = setForSure(entries);
  const clean = (entry: Entry, inLayer: boolean): Entry[] => {
    if (entry.kind === 'group') {
      const within = inLayer || isLayer(entry.head);
      const children = entry.children.flatMap((child) => clean(child, within));
      return [{ ...entry, children }];
    }
    if (entry.kind !== 'rule') return [entry];
    const selectors = isPossible(entry);
    if (selectors.length === 0) return [];
    const hides = ({ name, text }: KeptRule['declarations'][number]) =>
      inLayer && isRoot(entry) && shadowed.has(name) && !/!\s*important/.test(text);
    return [{ ...entry, selectors, declarations: entry.declarations.filter((each) => !hides(each)) }];
  };
  return entries.flatMap((entry) => clean(entry, false));
}

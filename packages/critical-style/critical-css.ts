import { generate, parse, type Atrule, type CssNode, type Rule } from 'css-tree';
import { withoutEffectless } from './effectless';
import type { Entry, KeptRule, Needs } from './sheet-entries';

/** Names that occur in a page and that a selector can require. */
export interface PageNames {
  tags: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  ids: ReadonlySet<string>;
  attributes: ReadonlySet<string>;
}

/** A style sheet, parsed once for all pages. */
export interface ParsedSheet {
  entries: Entry[];
}

/** Media whose rules are never inlined: without scripts, the full sheet is loaded before the first paint. */
const SKIPPED_MEDIA = /^(?:print\b|\(scripting:\s*none\))/;

/** Pseudo-classes whose arguments do not have to occur in the page, because they are negated or alternatives. */
const LOOSE_PSEUDO = new Set(['not', 'is', 'where', 'has', 'matches', '-webkit-any']);

function needsOf(selector: CssNode): Needs {
  const needs: Needs = { tags: [], classes: [], ids: [], attributes: [], values: [] };
  const visit = (node: CssNode): void => {
    switch (node.type) {
      case 'Selector':
        node.children.forEach(visit);
        return;
      case 'ClassSelector':
        needs.classes.push(node.name.replaceAll('\\', ''));
        return;
      case 'IdSelector':
        needs.ids.push(node.name.replaceAll('\\', ''));
        return;
      case 'TypeSelector':
        if (node.name !== '*') needs.tags.push(node.name.toLowerCase());
        return;
      case 'AttributeSelector':
        needs.attributes.push(node.name.name.toLowerCase());
        if (node.matcher === '=' && node.value) {
          const value = node.value.type === 'String' ? node.value.value : node.value.name;
          needs.values.push({ attribute: node.name.name.toLowerCase(), value });
        }
        return;
      case 'PseudoClassSelector':
        if (!LOOSE_PSEUDO.has(node.name)) node.children?.forEach(visit);
        return;
    }
  };
  visit(selector);
  return needs;
}

function variablesIn(text: string): string[] {
  return [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map((match) => match[1] ?? '');
}

function readRule(rule: Rule): KeptRule {
  const selectors: KeptRule['selectors'] = [];
  if (rule.prelude.type === 'SelectorList') {
    rule.prelude.children.forEach((selector) => {
      selectors.push({ text: generate(selector), needs: needsOf(selector) });
    });
  }
  const declarations: KeptRule['declarations'] = [];
  const animations: string[] = [];
  rule.block.children.forEach((node) => {
    const text = generate(node);
    const name = node.type === 'Declaration' ? node.property : '';
    declarations.push({ name, text, reads: variablesIn(text) });
    if (/^(-webkit-)?animation(-name)?$/.test(name)) animations.push(...text.split(/[:\s,;]+/));
  });
  return { kind: 'rule', selectors, animations, declarations };
}

function readAtrule(node: Atrule): Entry | undefined {
  const prelude = node.prelude ? generate(node.prelude) : '';
  const head = `@${node.name}${prelude ? ` ${prelude}` : ''}`;
  if (/keyframes$/.test(node.name)) return { kind: 'keyframes', name: prelude, text: generate(node) };
  if (!node.block || node.name === 'font-face') return { kind: 'verbatim', text: generate(node) };
  if (node.name === 'media' && SKIPPED_MEDIA.test(prelude)) return undefined;
  if (node.name === 'page' || node.name === 'property') return { kind: 'verbatim', text: generate(node) };
  return { kind: 'group', head, children: readEntries(node.block.children.toArray()) };
}

function readEntries(nodes: CssNode[]): Entry[] {
  return nodes.flatMap((node): Entry[] => {
    if (node.type === 'Rule') return [readRule(node)];
    if (node.type === 'Atrule') {
      const entry = readAtrule(node);
      return entry ? [entry] : [];
    }
    return [];
  });
}

/**
 * Parses a style sheet.
 * @param fixed attributes whose value is the same on every element and never changes
 * @throws Error when the sheet has a syntax error, with its line
 */
export function parseSheet(css: string, fixed: Readonly<Record<string, string>> = {}): ParsedSheet {
  const problems: string[] = [];
  const tree = parse(css, {
    parseCustomProperty: false,
    onParseError: (error) => problems.push(`line ${error.line}: ${error.message}`),
  });
  if (problems.length > 0)
    throw new Error(`The built style sheet cannot be parsed: ${problems.slice(0, 5).join('; ')}`);
  if (tree.type !== 'StyleSheet') throw new Error(`The built style sheet was read as ${tree.type}.`);
  return { entries: withoutEffectless(readEntries(tree.children.toArray()), fixed) };
}

function fits(needs: Needs, page: PageNames): boolean {
  return (
    needs.classes.every((name) => page.classes.has(name)) &&
    needs.ids.every((name) => page.ids.has(name)) &&
    needs.attributes.every((name) => page.attributes.has(name)) &&
    needs.tags.every((name) => page.tags.has(name))
  );
}

/** All names that the selectors of a sheet require: a rule whose selector requires a name that a page does not have cannot match there. */
export function sheetNames(sheet: ParsedSheet): PageNames {
  const [tags, classes, ids, attributes] = [new Set<string>(), new Set<string>(), new Set<string>(), new Set<string>()];
  const visit = (entries: readonly Entry[]): void => {
    for (const entry of entries) {
      if (entry.kind === 'group') visit(entry.children);
      if (entry.kind !== 'rule') continue;
      for (const { needs } of entry.selectors) {
        needs.tags.forEach((name) => tags.add(name));
        needs.classes.forEach((name) => classes.add(name));
        needs.ids.forEach((name) => ids.add(name));
        needs.attributes.forEach((name) => attributes.add(name));
      }
    }
  };
  visit(sheet.entries);
  return { tags, classes, ids, attributes };
}

type Picked =
  | { kind: 'rule'; selectors: string; rule: KeptRule }
  | { kind: 'group'; head: string; children: Picked[] }
  | { kind: 'verbatim'; text: string }
  | { kind: 'keyframes'; name: string; text: string };

function pick(entries: readonly Entry[], page: PageNames): Picked[] {
  return entries.flatMap((entry): Picked[] => {
    switch (entry.kind) {
      case 'rule': {
        const selectors = entry.selectors.filter(({ needs }) => fits(needs, page)).map(({ text }) => text);
        return selectors.length > 0 ? [{ kind: 'rule', selectors: selectors.join(','), rule: entry }] : [];
      }
      case 'group': {
        const children = pick(entry.children, page);
        return children.length > 0 ? [{ kind: 'group', head: entry.head, children }] : [];
      }
      default:
        return [entry];
    }
  });
}

function eachRule(picked: readonly Picked[], visit: (rule: KeptRule) => void): void {
  for (const entry of picked) {
    if (entry.kind === 'rule') visit(entry.rule);
    if (entry.kind === 'group') eachRule(entry.children, visit);
  }
}

/** Custom properties that a kept declaration reads, directly or through other custom properties. */
function usedVariables(picked: readonly Picked[], inlineReads: readonly string[]): Set<string> {
  const readsOf = new Map<string, string[]>();
  const used = new Set<string>();
  const queue = [...inlineReads];
  eachRule(picked, (rule) => {
    for (const { name, reads } of rule.declarations) {
      if (name.startsWith('--')) readsOf.set(name, [...(readsOf.get(name) ?? []), ...reads]);
      else queue.push(...reads);
    }
  });
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (used.has(name)) continue;
    used.add(name);
    queue.push(...(readsOf.get(name) ?? []));
  }
  return used;
}

function print(picked: readonly Picked[], variables: ReadonlySet<string>, animations: ReadonlySet<string>): string {
  return picked
    .map((entry) => {
      switch (entry.kind) {
        case 'rule': {
          const kept = entry.rule.declarations.filter(({ name }) => !name.startsWith('--') || variables.has(name));
          return kept.length > 0 ? `${entry.selectors}{${kept.map(({ text }) => text).join(';')}}` : '';
        }
        case 'group': {
          const inner = print(entry.children, variables, animations);
          return inner ? `${entry.head}{${inner}}` : '';
        }
        case 'keyframes':
          return animations.has(entry.name) ? entry.text : '';
        case 'verbatim':
          return entry.text;
      }
    })
    .join('');
}

/**
 * The rules of a sheet that a page can use, in the sheet's order.
 * @param inlineReads custom properties that the page's own `style` attributes read
 */
export function criticalCss(sheet: ParsedSheet, page: PageNames, inlineReads: readonly string[] = []): string {
  const picked = pick(sheet.entries, page);
  const animations = new Set<string>();
  eachRule(picked, (rule) => rule.animations.forEach((name) => animations.add(name)));
  return print(picked, usedVariables(picked, inlineReads), animations);
}

import { parse } from 'svelte/compiler';
import type { LibraryFacts } from './library-facts';
import { optionKeys, scriptUses, type ScriptNames } from './script-uses';
import { type UseSet } from './use-set';

/** What a Svelte component uses: its scripts, and the components of the binding in its markup. */
export function svelteUses(facts: LibraryFacts, file: string, text: string): UseSet {
  const ast = parse(text, { filename: file, modern: true });
  const scripts = [ast.module, ast.instance].map((script) => {
    const content: unknown = script?.content;
    return isPlace(content) ? text.slice(content.start, content.end) : '';
  });
  const { uses, names } = scriptUses(facts, `${file}.ts`, scripts.join('\n'));
  walk(ast.fragment, (node) => readComponent(facts, names, uses, node, text));
  return uses;
}

interface SyntaxNode {
  type: string;
  [key: string]: unknown;
}

function readComponent(facts: LibraryFacts, names: ScriptNames, uses: UseSet, node: SyntaxNode, text: string): void {
  if (node.type !== 'Component' || typeof node['name'] !== 'string') return;
  const className = names.components.get(node['name']);
  if (className === undefined) return;
  uses.page(className);
  const attributes: unknown[] = Array.isArray(node['attributes']) ? node['attributes'] : [];
  for (const attribute of attributes) {
    if (!isNode(attribute)) continue;
    const name = attribute['name'];
    if (attribute.type === 'SpreadAttribute' && isPlace(attribute['expression'])) {
      optionKeys(facts, names, uses, className, text.slice(attribute['expression'].start, attribute['expression'].end));
    } else if (typeof name === 'string') uses.attribute(className, name);
  }
}

function walk(value: unknown, visit: (node: SyntaxNode) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) walk(item, visit);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (isNode(value)) visit(value);
  for (const inner of Object.values(value)) walk(inner, visit);
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function isPlace(value: unknown): value is { start: number; end: number } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'start' in value &&
    'end' in value &&
    typeof value.start === 'number' &&
    typeof value.end === 'number'
  );
}

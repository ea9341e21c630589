import { parse } from '@vue/compiler-sfc';
import type { LibraryFacts } from './library-facts';
import { optionKeys, scriptUses, type ScriptNames } from './script-uses';
import { type UseSet } from './use-set';

type Descriptor = ReturnType<typeof parse>['descriptor'];
type TemplateNode = NonNullable<NonNullable<Descriptor['template']>['ast']>['children'][number];

/** The compiler's numeric kinds of template nodes and attributes. */
const ELEMENT = 1;
const ATTRIBUTE = 6;
const DIRECTIVE = 7;

/** What a Vue component uses: its script, and `v-rect` tags with their `config` in its template. */
export function vueUses(facts: LibraryFacts, file: string, text: string): UseSet {
  const { descriptor } = parse(text, { filename: file });
  const script = descriptor.scriptSetup?.content ?? descriptor.script?.content ?? '';
  const { uses, names } = scriptUses(facts, `${file}.ts`, script);
  for (const child of descriptor.template?.ast?.children ?? []) readNode(facts, names, uses, child);
  return uses;
}

function readNode(facts: LibraryFacts, names: ScriptNames, uses: UseSet, node: TemplateNode): void {
  if (node.type !== ELEMENT) return;
  const className = node.tag.startsWith('v-') ? pascal(node.tag.slice(2)) : (names.components.get(node.tag) ?? '');
  if (facts.isClass(className)) {
    uses.page(className);
    for (const prop of node.props) {
      if (prop.type === ATTRIBUTE) uses.member(className, camel(prop.name));
      if (prop.type !== DIRECTIVE) continue;
      const argument = prop.arg && 'content' in prop.arg ? prop.arg.content : '';
      if (prop.name === 'on') uses.event(className, argument);
      if (prop.name !== 'bind') continue;
      const value = prop.exp && 'content' in prop.exp ? prop.exp.content : '';
      if (argument === 'config' || argument === '') optionKeys(facts, names, uses, className, value);
      else uses.member(className, camel(argument));
    }
  }
  for (const child of node.children) readNode(facts, names, uses, child);
}

/** `regular-polygon` to `RegularPolygon`. */
function pascal(name: string): string {
  const joined = camel(name);
  return joined.charAt(0).toUpperCase() + joined.slice(1);
}

function camel(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

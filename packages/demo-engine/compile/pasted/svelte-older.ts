import type { AST } from 'svelte/compiler';
import type { CompileProblem } from '../../model/compiled';
import { applyEdits, type Edit } from '../edits';
import { placeAt } from '../text-place';

const CONFIG_NOTE =
  'svelte-konva takes each attribute by itself: write <Rect x={20} fill="green" />, or spread an object, <Rect {...config} />.';
const EVENT_NOTE = 'svelte-konva 1 takes events as attributes: write onclick={…} in place of on:click={…}.';

type Parse = typeof import('svelte/compiler').parse;

/** Components that the source imports from `svelte-konva`. */
function konvaComponents(source: string): Set<string> {
  const names = new Set<string>();
  for (const [, list = ''] of source.matchAll(/import\s*\{([^}]*)\}\s*from\s*['"]svelte-konva['"]/g)) {
    for (const name of list.split(',')) names.add(name.replace(/^.*\bas\b/s, '').trim());
  }
  for (const [, name = ''] of source.matchAll(/import\s+([A-Z]\w*)\s+from\s*['"]svelte-konva\//g)) names.add(name);
  return names;
}

function visitComponents(value: unknown, found: (component: AST.Component) => void): void {
  if (Array.isArray(value)) {
    value.forEach((one) => visitComponents(one, found));
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (isComponent(value)) found(value);
  for (const key of ['fragment', 'nodes', 'consequent', 'alternate', 'body', 'fallback', 'pending', 'then', 'catch']) {
    visitComponents(Reflect.get(value, key), found);
  }
}

function isComponent(value: object): value is AST.Component {
  return Reflect.get(value, 'type') === 'Component';
}

/**
 * Rewrites the syntax of older versions of `svelte-konva` for the installed one: `on:click={…}` becomes `onclick`, whose handler
 * still finds the event in `detail`, and `config={…}` becomes the attributes themselves. Every line keeps its number. The notes say
 * once what to write instead; a downloaded project has the rewritten source.
 */
export function updateSvelteKonva(
  source: string,
  file: string,
  parse: Parse,
): { code: string; problems: CompileProblem[]; notes: CompileProblem[] } {
  const names = konvaComponents(source);
  const problems: CompileProblem[] = [];
  const notes: CompileProblem[] = [];
  if (names.size === 0 || !/\bon:|\bconfig\b|\bbind:(?:handle|config)/.test(source))
    return { code: source, problems, notes };
  const note = (start: number, message: string): void => {
    if (!notes.some((one) => one.message === message)) notes.push({ file, ...placeAt(source, start), message });
  };
  const edits: Edit[] = [];
  visitComponents(parse(source, { modern: true }).fragment, ({ name, attributes }) => {
    if (!names.has(name)) return;
    for (const attribute of attributes) {
      const { start, end } = attribute;
      if (attribute.type === 'OnDirective' && attribute.expression !== null) {
        const { start: from, end: to } = places(attribute.expression);
        const text = `on${attribute.name}={($event)=>(${source.slice(from, to)})(Object.assign($event,{detail:$event}))}`;
        edits.push({ start, end, text });
        note(start, EVENT_NOTE);
      }
      if (attribute.type === 'Attribute' && attribute.name === 'config' && attribute.value !== true) {
        const [value] = Array.isArray(attribute.value) ? attribute.value : [attribute.value];
        if (value?.type !== 'ExpressionTag') continue;
        const { start: from, end: to } = places(value.expression);
        edits.push({ start, end, text: `{...(${source.slice(from, to)})}` });
        note(start, CONFIG_NOTE);
      }
      if (attribute.type === 'BindDirective' && attribute.name === 'config') {
        const { start: from, end: to } = places(attribute.expression);
        edits.push({ start, end, text: `{...(${source.slice(from, to)})}` });
        note(start, CONFIG_NOTE);
      }
      if (attribute.type === 'BindDirective' && attribute.name === 'handle') {
        const message = 'svelte-konva 1 has no handle: write bind:this={component} and take component.node.';
        problems.push({ file, ...placeAt(source, start), message });
      }
    }
  });
  return { code: applyEdits(source, edits).code, problems, notes };
}

/** Svelte adds positions to the syntax tree's expressions, which the tree's types do not declare. */
function places(expression: object): { start: number; end: number } {
  return { start: Number(Reflect.get(expression, 'start')), end: Number(Reflect.get(expression, 'end')) };
}

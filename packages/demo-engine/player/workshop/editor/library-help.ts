import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import { syntaxTree } from '@codemirror/language';
import type { EditorState, Extension } from '@codemirror/state';
import { hoverTooltip } from '@codemirror/view';
import { type CodeContext, contextAt } from './code-context';
import {
  constructorOptions,
  eventNames,
  instanceMembers,
  type LibraryData,
  type LibraryMember,
  rootMembers,
  staticMembers,
} from './library-data';

const TYPES: Readonly<Record<string, string>> = {
  a: 'property',
  p: 'property',
  m: 'method',
  c: 'class',
  n: 'namespace',
};

/** The prop for an event: `dragmove` is `onDragMove` in React and `ondragmove` in Svelte. */
function handlerName(event: string, style: 'jsx' | 'svelte'): string {
  if (style === 'svelte') return `on${event}`;
  const words = event
    .replace(/^(drag|mouse|pointer|touch|transform|context|dbl)(?=\w)/, (word) => `${word}-`)
    .split('-');
  return `on${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}`;
}

/** The members to offer at a position in the code. */
export function membersFor(data: LibraryData, context: CodeContext): LibraryMember[] {
  switch (context.kind) {
    case 'root':
      return rootMembers(data);
    case 'static':
      return staticMembers(data, context.name);
    case 'instance':
      return instanceMembers(data, context.className);
    case 'event':
      return eventNames(data, context.className).map((name): LibraryMember => [name, 'p', '', '']);
    case 'options': {
      const options = constructorOptions(data, context.className);
      const { style } = context;
      if (style === 'object') return options;
      const handlers = eventNames(data, context.className).map((name): LibraryMember => [
        handlerName(name, style),
        'p',
        '',
        `When the shape gets the event ${name}.`,
      ]);
      return [...options, ...handlers];
    }
  }
}

function completionOf([name, kind, type, summary]: LibraryMember): Completion {
  return {
    label: name,
    type: TYPES[kind.toLowerCase()] ?? 'property',
    detail: type.split('\n')[0]?.slice(0, 60) ?? '',
    info: summary === '' ? undefined : summary,
  };
}

function describe([name, kind, type, summary]: LibraryMember): HTMLElement {
  const box = document.createElement('div');
  box.className = 'kd-member-help';
  const head = document.createElement('code');
  head.textContent =
    kind.toLowerCase() === 'm'
      ? type
          .split('\n')
          .map((one) => name + one.replace(' =>', ':'))
          .join('\n')
      : [name, type].filter(Boolean).join(': ');
  box.append(head);
  if (summary !== '') {
    const text = document.createElement('p');
    text.textContent = summary;
    box.append(text);
  }
  return box;
}

/** Whether a position is inside a comment. */
export function isInComment(state: EditorState, at: number): boolean {
  return syntaxTree(state).resolveInner(at, -1).name.endsWith('Comment');
}

/**
 * Completion and hover help for the library's members.
 *
 * @param path the file's name
 * @param load fetches the library's data; called on first use
 */
export function libraryHelp(path: string, load: () => Promise<LibraryData>): Extension {
  async function complete(context: CompletionContext): Promise<CompletionResult | null> {
    // The Enter key that ends a comment's line would accept a suggestion.
    if (isInComment(context.state, context.pos)) return null;
    const code = context.state.doc.toString();
    const found = contextAt(code, context.pos, path);
    if (found === undefined) return null;
    const word = context.matchBefore(/[\w$]*/);
    const isAfterDot = code.charAt((word?.from ?? context.pos) - 1) === '.';
    if (!context.explicit && !isAfterDot && word?.text === '' && found.kind !== 'event') return null;
    const data = await load();
    if (context.aborted) return null;
    const options = membersFor(data, found).map(completionOf);
    return options.length === 0 ? null : { from: word?.from ?? context.pos, options, validFor: /^[\w$]*$/ };
  }

  const hover = hoverTooltip(async (view, pos) => {
    const word = view.state.wordAt(pos);
    if (word === null) return null;
    const code = view.state.doc.toString();
    const found = contextAt(code, word.from, path);
    if (found === undefined) return null;
    const name = view.state.sliceDoc(word.from, word.to);
    const member = membersFor(await load(), found).find(([one]) => one === name);
    if (member === undefined) return null;
    return { pos: word.from, end: word.to, above: true, create: () => ({ dom: describe(member) }) };
  });

  return [autocompletion({ override: [silent(complete)], icons: false, closeOnBlur: true }), hover];
}

/** Ignores help that cannot be loaded, instead of disturbing the reader. */
function silent(
  complete: (context: CompletionContext) => Promise<CompletionResult | null>,
): (context: CompletionContext) => Promise<CompletionResult | null> {
  return (context) => complete(context).catch(() => null);
}

import type * as acorn from 'acorn';
import { type CompiledModule, WORKER_START } from '../model/compiled';
import type { Edit } from './edits';
import { keepLines } from './edits';

/** `new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })`: the form that bundlers understand too. */
export interface WorkerReference {
  url: acorn.NewExpression;
  source: acorn.Literal;
  specifier: string;
  /** The `'module'` of the options; undefined when absent. */
  type: acorn.Literal | undefined;
}

/** Recognizes a `new` expression that starts a worker from a file of the demo; undefined for any other. */
export function workerReference(node: acorn.NewExpression): WorkerReference | undefined {
  const [url, options] = node.arguments;
  if (!isNamed(node.callee, 'Worker') || url?.type !== 'NewExpression' || !isNamed(url.callee, 'URL')) return undefined;
  const [source, base] = url.arguments;
  if (source?.type !== 'Literal' || typeof source.value !== 'string') return undefined;
  if (base?.type !== 'MemberExpression' || base.object.type !== 'MetaProperty') return undefined;
  return { url, source, specifier: source.value, type: moduleType(options) };
}

function isNamed(node: acorn.Node, name: string): boolean {
  return node.type === 'Identifier' && Reflect.get(node, 'name') === name;
}

function moduleType(options: acorn.Expression | acorn.SpreadElement | undefined): acorn.Literal | undefined {
  if (options?.type !== 'ObjectExpression') return undefined;
  for (const property of options.properties) {
    if (property.type !== 'Property' || !isNamed(property.key, 'type')) continue;
    if (property.value.type === 'Literal' && property.value.value === 'module') return property.value;
  }
  return undefined;
}

/** Reduces `new URL(…)` to its specifier, which the frame replaces with a URL, and makes the worker a classic one. */
export function workerEdits({ url, source, type }: WorkerReference, code: string): Edit[] {
  const without = (start: number, end: number): Edit => ({ start, end, text: keepLines('', code.slice(start, end)) });
  return [
    without(url.start, source.start),
    without(source.end, url.end),
    ...(type === undefined ? [] : [{ start: type.start, end: type.end, text: "'classic'" }]),
  ];
}

/** Path of the module that starts a worker. */
export function workerStartPath(path: string): string {
  return path + WORKER_START;
}

/**
 * The first script of a worker, which imports the reader's file.
 *
 * In a frame with an opaque origin, Chromium does not start module workers, but a classic worker may import modules. A worker
 * receives messages as soon as its first script has run, before the import has finished, so the script holds them back until then.
 * Browsers report only uncaught exceptions to the page that created the worker, so the script turns other failures into exceptions.
 */
export function workerStart(path: string): CompiledModule {
  const before = `const kept = [];
const keep = (event) => {
  event.stopImmediatePropagation();
  kept.push(event);
};
addEventListener('message', keep);
addEventListener('unhandledrejection', (event) => {
  event.preventDefault();
  reportError(event.reason);
});
addEventListener('securitypolicyviolation', ({ blockedURI }) => {
  const what = blockedURI === 'eval' ? 'code made from text' : blockedURI;
  reportError(new Error('A demo has no network: ' + what + ' was not loaded.'));
});
import('`;
  const after = `').then(() => {
  removeEventListener('message', keep);
  for (const { data, ports } of kept) dispatchEvent(new MessageEvent('message', { data, ports: [...ports] }));
}, reportError);
`;
  return {
    path: workerStartPath(path),
    code: before + path + after,
    links: [{ start: before.length, end: before.length + path.length, target: { kind: 'module', path } }],
  };
}

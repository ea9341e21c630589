import type { FrameError } from '../model/messages';
import { LOOP_ERROR_NAME, WORKER_START } from '../model/compiled';
import { SOURCE_SCHEME } from './link-modules';
import { stackOfThrown } from './thrown';

/** Maximum length of the message and the stack that are sent, in characters; a demo can throw a megabyte. */
const MAX_MESSAGE = 2000;
const MAX_STACK = 4000;

export interface Place {
  file: string;
  line: number;
  column?: number;
}

/** A module's blob URL or `demo://` name, followed by line and column. */
const PLACE = /((?:demo|blob):[^\s()]+?):(\d+)(?::(\d+))?(?=[\s)]|$)/g;

function moduleOf(address: string, paths: ReadonlyMap<string, string>): string | undefined {
  if (address.startsWith(SOURCE_SCHEME)) {
    try {
      return decodeURI(address.slice(SOURCE_SCHEME.length));
    } catch {
      return undefined;
    }
  }
  return paths.get(address);
}

/** The reader's file at a URL; undefined for a module that the compiler added. */
function pathOf(address: string, paths: ReadonlyMap<string, string>): string | undefined {
  const path = moduleOf(address, paths);
  return path?.endsWith(WORKER_START) ? undefined : path;
}

/**
 * The innermost location in one of the demo's modules that a stack contains.
 *
 * @param stack `error.stack`, in any browser's format
 * @param paths URL of each of the demo's modules to its path; browsers differ in which of the two they write
 */
export function placeInStack(stack: string, paths: ReadonlyMap<string, string>): Place | undefined {
  for (const [, address, line, column] of stack.matchAll(PLACE)) {
    const file = pathOf(address ?? '', paths);
    if (file !== undefined)
      return { file, line: Number(line), ...(column === undefined ? {} : { column: Number(column) }) };
  }
  return undefined;
}

/** Reads a property of a thrown value, which may be anything, even a proxy that throws. */
function readText(value: unknown, key: string): string {
  try {
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return '';
    const found: unknown = Reflect.get(value, key);
    return typeof found === 'string' ? found : '';
  } catch {
    return '';
  }
}

function describe(value: unknown): string {
  try {
    return String(value);
  } catch {
    return 'a value that cannot be shown';
  }
}

/** Rewrites the browsers' messages for failed module imports into helpful ones. */
function helpful(message: string, names: ReadonlyMap<string, string>): string {
  const specifier =
    /(?:Failed to resolve module specifier ["']|The specifier “|Module name, ')([^"'”]+)(?:["']|” was a bare specifier|' does not resolve)/.exec(
      message,
    )?.[1];
  if (specifier !== undefined)
    return `The package "${specifier}" is not there. A demo can import konva, its framework and their helpers.`;
  const missing =
    /module ['"]((?:blob|demo):[^'"]*)['"] does(?: not|n't) provide an export named:? ['"]([^'"]+)['"]/.exec(message);
  if (missing !== null) {
    const module = names.get(missing[1] ?? '');
    return module === undefined
      ? `A file of the demo is imported for "${missing[2]}", which it does not export.`
      : `"${module}" does not export "${missing[2]}".`;
  }
  const binding = /^Importing binding name '([^']+)'/.exec(message)?.[1];
  if (binding !== undefined) return `A module that is imported does not export "${binding}".`;
  return message.replace(/^Uncaught (?=\w)/, '');
}

/**
 * Turns anything thrown into the error the page shows.
 *
 * @param thrown what was thrown or rejected with
 * @param phase when it happened; errors of the loop guard have their own phase
 * @param paths URL of each of the demo's modules to its path
 * @param at location reported by the browser, used when the stack has none
 * @param packages URL of each library to its specifier
 */
export function reportOf(
  thrown: unknown,
  phase: FrameError['phase'],
  paths: ReadonlyMap<string, string>,
  at?: { message?: string; filename?: string; lineno?: number; colno?: number },
  packages: ReadonlyMap<string, string> = new Map(),
): FrameError {
  const isObject = typeof thrown === 'object' && thrown !== null;
  // Of an error in a worker, only the browser's message arrives: `Uncaught TypeError: bad`.
  const [, toldName, toldMessage] = /^Uncaught (\w*Error): ([^]*)/.exec((!isObject && at?.message) || '') ?? [];
  const name = readText(thrown, 'name') || toldName || (isObject ? 'Error' : 'Thrown');
  const message =
    readText(thrown, 'message') ||
    (thrown === undefined || thrown === null ? toldMessage || at?.message : undefined) ||
    describe(thrown);
  const stack = readText(thrown, 'stack') || stackOfThrown(thrown);
  const file = at?.filename === undefined ? undefined : pathOf(at.filename, paths);
  const told =
    file !== undefined && at?.lineno ? { file, line: at.lineno, ...(at.colno ? { column: at.colno } : {}) } : undefined;
  // A syntax error without a location in the demo's code stopped its modules from loading.
  const stopped = phase === 'run' && name === 'SyntaxError' && placeInStack(stack, paths) === undefined;
  return {
    phase: name === LOOP_ERROR_NAME ? 'loop' : stopped ? 'link' : phase,
    name,
    message: helpful(message, new Map([...paths, ...packages])).slice(0, MAX_MESSAGE),
    // A syntax error's stack shows which file has the import; the browser's location shows where the error is.
    ...(name === 'SyntaxError' ? (told ?? placeInStack(stack, paths)) : (placeInStack(stack, paths) ?? told)),
    ...(stack === '' ? {} : { stack: stack.slice(0, MAX_STACK) }),
  };
}

/** The error for something that the frame's content security policy blocked. */
export function blockedReport(directive: string, address: string, place?: Place): FrameError {
  if (directive.startsWith('script-src') && address === 'inline') {
    const message =
      'A script or handler inside HTML does not run in a demo. Write it in a file of the demo: button.addEventListener("click", () => { … }).';
    return { phase: 'blocked', name: 'Blocked', message, ...place };
  }
  const what = address === 'eval' ? 'code made from text' : address || 'an address';
  const fix =
    directive.startsWith('script-src') && address === 'eval'
      ? 'Write a function instead of eval or new Function.'
      : 'Put the file beside the demo and import it: import picture from "./picture.png".';
  return {
    phase: 'blocked',
    name: directive,
    message: `A demo has no network: ${what.slice(0, 300)} was not loaded. ${fix}`,
    ...place,
  };
}

import type { CompileProblem } from '../model/compiled';
import { ENTRY_FILES } from '../model/flavours';
import { unclosedTag } from './jsx-tags';
import type { ScriptOptions } from './script-options';
import { sentence } from './sentence';
import { unclosedBracket } from './unclosed-bracket';
import { unreadSyntax } from './unread-syntax';

/**
 * Finds a better message for a syntax error: the fast compiler reports some at the wrong location. The more precise parser is
 * loaded only when there is an error to explain.
 *
 * @param fallback the compiler's problem, returned when the parser finds no error
 */
export async function explainSyntax(
  source: string,
  { path, typescript, jsx }: ScriptOptions,
  fallback: CompileProblem,
): Promise<CompileProblem> {
  const { parse } = await import('@babel/parser');
  const readText = (text: string, withJsx: boolean): void => {
    parse(text, {
      sourceType: 'module',
      allowAwaitOutsideFunction: true,
      plugins: [...(typescript ? (['typescript'] as const) : []), ...(withJsx ? (['jsx'] as const) : [])],
    });
  };
  const read = (withJsx: boolean): void => readText(source, withJsx);
  try {
    read(jsx);
    return fallback;
  } catch (error) {
    if (!(error instanceof Error)) return fallback;
    const loc: unknown = Reflect.get(error, 'loc');
    if (typeof loc !== 'object' || loc === null) return fallback;
    const line: unknown = Reflect.get(loc, 'line');
    const column: unknown = Reflect.get(loc, 'column');
    if (typeof line !== 'number' || typeof column !== 'number') return fallback;
    const message = unreadSyntax(sentence(error.message), source);
    if (!jsx && isRead(read)) return { file: path, line, column: column + 1, message: jsxAdvice(path) };
    const part = insideOf(source, readText);
    if (part !== undefined) return { file: path, line, column: column + 1, message: part };
    const tag = jsx && message.startsWith('Unterminated JSX') ? unclosedTag(source) : undefined;
    const pos: unknown = Reflect.get(loc, 'index');
    const open = tag === undefined && typeof pos === 'number' ? unclosedBracket(source, pos) : undefined;
    const told = open === undefined ? message : `${message} ${open}`;
    return { file: path, line, column: column + 1, message: told, ...tag };
  }
}

/** A text that begins with a class's member: one with a modifier, or a method with its body, below comments and decorators. */
const MEMBER =
  /^(?:\s*(?:\/\/.*|\/\*[^]*?\*\/|@\w+(?:\(.*\))?))*\s*(?:(?:public|private|protected|static|readonly|override)\s+[\w$#]+|(?:async\s+|get\s+|set\s+)?[\w$#]+\s*\([^)]*\)\s*(?::[^={;\n]+)?\{)/;

const METHOD =
  'These lines are the inside of a class. Paste the whole class, with the line that creates it: new Editor().';
const PAIRS = 'These lines are the inside of an object. Write the call around them: new Konva.Rect({ … }).';
const JSON_TEXT =
  'This is data, not a program. Add it as a file, data.json, with Add file, and import it: import data from "./data.json".';
const SAVED_STAGE = 'This is a saved node, not a program: write Konva.Node.create(`…`, "container") around it.';
const MANIFEST =
  'This is a package.json, not a program: paste the program, and add this text as package.json with Add file.';

const FILLED_IN =
  'The code has places that a server fills in, such as {{ … }}, <% … %> or @Model: write the values themselves.';
const TRACE = 'This is the message of an error, not a program: paste the program that throws it.';

/** What a text is that is a part of a program, or no program at all; undefined when neither is known. */
function insideOf(source: string, read: (text: string, withJsx: boolean) => void): string | undefined {
  if (/^\s*[[{]/.test(source)) {
    try {
      const value: unknown = JSON.parse(source);
      const has = (key: string) => typeof value === 'object' && value !== null && key in value;
      if (has('className')) return SAVED_STAGE;
      return has('dependencies') || has('devDependencies') || has('scripts') ? MANIFEST : JSON_TEXT;
    } catch {
      // It is no JSON.
    }
  }
  if (/^\s*(?:(?:Uncaught\s+)?(?:\(in promise\)\s*)?\w*Error\b.*\n)?\s+at\s.*:\d+:\d+\)?/.test(source)) return TRACE;
  if (/(?:=\s+|[:(,]\s*)(?:\{\{\s*[\w.|]+|<%|@[A-Z]\w*\.\w|\$\{)/.test(source) && !source.includes('`'))
    return FILLED_IN;
  const fits = (before: string, after: string) => isRead((withJsx) => read(before + source + after, withJsx));
  if (/^\s*(?:[\w$]+\s*:|\.\.\.)/.test(source) && fits('({', '\n})')) return PAIRS;
  if (MEMBER.test(source) && fits('class A {', '\n}')) return METHOD;
  return undefined;
}

/** Whether the text parses once JSX is allowed. */
function isRead(read: (withJsx: boolean) => void): boolean {
  try {
    read(true);
    return true;
  } catch {
    return false;
  }
}

function jsxAdvice(path: string): string {
  if (path === ENTRY_FILES.vanilla) return 'This is JSX, which React reads: choose the React tab, and paste it there.';
  return `This is JSX, which is read in .jsx and .tsx files only: rename ${path} to ${path.replace(/s$/, 'sx')}.`;
}

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
  const read = (withJsx: boolean): void => {
    parse(source, {
      sourceType: 'module',
      allowAwaitOutsideFunction: true,
      plugins: [...(typescript ? (['typescript'] as const) : []), ...(withJsx ? (['jsx'] as const) : [])],
    });
  };
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
    const tag = jsx && message.startsWith('Unterminated JSX') ? unclosedTag(source) : undefined;
    const pos: unknown = Reflect.get(loc, 'index');
    const open = tag === undefined && typeof pos === 'number' ? unclosedBracket(source, pos) : undefined;
    const told = open === undefined ? message : `${message} ${open}`;
    return { file: path, line, column: column + 1, message: told, ...tag };
  }
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

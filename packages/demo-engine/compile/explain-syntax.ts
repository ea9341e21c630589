import type { CompileProblem } from '../model/compiled';
import { unclosedTag } from './jsx-tags';
import type { ScriptOptions } from './script';
import { sentence } from './sentence';

/**
 * A better message for a syntax error: the fast compiler reports some at the wrong place. The parser that knows better is
 * loaded only when there is an error to explain.
 *
 * @param fallback what the compiler said, given back when the parser finds nothing wrong
 */
export async function explainSyntax(
  source: string,
  { path, typescript, jsx }: ScriptOptions,
  fallback: CompileProblem,
): Promise<CompileProblem> {
  const { parse } = await import('@babel/parser');
  try {
    parse(source, {
      sourceType: 'module',
      allowAwaitOutsideFunction: true,
      plugins: [...(typescript ? (['typescript'] as const) : []), ...(jsx ? (['jsx'] as const) : [])],
    });
    return fallback;
  } catch (error) {
    if (!(error instanceof Error)) return fallback;
    const loc: unknown = Reflect.get(error, 'loc');
    if (typeof loc !== 'object' || loc === null) return fallback;
    const line: unknown = Reflect.get(loc, 'line');
    const column: unknown = Reflect.get(loc, 'column');
    if (typeof line !== 'number' || typeof column !== 'number') return fallback;
    const message = sentence(error.message);
    const tag = jsx && message.startsWith('Unterminated JSX') ? unclosedTag(source) : undefined;
    return { file: path, line, column: column + 1, message, ...tag };
  }
}

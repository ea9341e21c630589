import { placeAt } from './text-place';

/** Comments, texts, regular expressions behind a sign, and brackets. A token is what its first character says. */
const TOKEN =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|[(,=:[!&|?{};]\s*\/(?![/*>])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/|[()[\]{}]/g;
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/**
 * Names the bracket that is still open where a parser gave up: at the end of the file, or before a bracket of another kind or a
 * semicolon.
 */
export function unclosedBracket(source: string, at: number): string | undefined {
  const open: number[] = [];
  for (const { 0: token, index } of source.slice(0, at).matchAll(TOKEN)) {
    const sign = token.charAt(0);
    if (sign in CLOSING) open.push(index);
    else if (/[)\]}]/.test(sign)) open.pop();
  }
  const last = open.at(-1);
  const next = /\S/.exec(source.slice(at))?.[0] ?? '';
  const bracket = source[last ?? -1] ?? '';
  const closing = CLOSING[bracket];
  if (last === undefined || closing === undefined || next === closing || !/^[)\]};]?$/.test(next)) return undefined;
  if (next === ';' && bracket === '{') return undefined;
  return `The ${bracket} of line ${placeAt(source, last).line} is not closed: a ${closing} is missing.`;
}

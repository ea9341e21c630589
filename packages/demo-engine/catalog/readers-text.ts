import type { JoinedLines } from '../model/demo';
import { isRelative } from '../compile/specifiers';
import { writtenImports } from './imports';

/** The formatter's line width for `demos/`. */
const LINE_WIDTH = 100;

/**
 * Replaces import specifiers in a file's text. If an import that the formatter had broken into several lines now fits on one, it becomes
 * one line, as the formatter would format it.
 *
 * @param specifierFor returns the replacement for a relative specifier, or undefined to keep it
 */
export function readersText(
  text: string,
  specifierFor: (specifier: string) => string | undefined,
): { text: string; joined: JoinedLines[] } {
  const joined: JoinedLines[] = [];
  let result = '';
  let done = 0;
  for (const { specifier, at, from } of writtenImports(text)) {
    const other = isRelative(specifier) ? specifierFor(specifier) : undefined;
    if (other === undefined || other === specifier || from < done) continue;
    const end = at + specifier.length;
    const before = text.slice(from, at);
    const indent = text.slice(text.lastIndexOf('\n', from - 1) + 1, from);
    const rest = /^[^\n]*/.exec(text.slice(end))?.[0] ?? '';
    const short = oneLine(before);
    const isJoined = short !== undefined && `${indent}${short}${other}${rest}`.length <= LINE_WIDTH;
    result += text.slice(done, from) + (isJoined ? short : before) + other;
    done = end;
    const more = before.split('\n').length - 1;
    if (isJoined) joined.push({ line: result.split('\n').length, more });
  }
  return { text: result + text.slice(done), joined };
}

/** Joins the start of an import whose names are on separate lines into one line. */
function oneLine(before: string): string | undefined {
  if (!before.includes('{\n') || /\/[/*]/.test(before)) return undefined;
  return before.replace(/\s*\n\s*/g, ' ').replace(/, \}/, ' }');
}

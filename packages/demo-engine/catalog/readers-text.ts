import type { JoinedLines } from '../model/demo';
import { isRelative } from '../compile/specifiers';
import { writtenImports } from './imports';

/** Columns of a line of a demo, as the formatter has it for `demos/`. */
const LINE_WIDTH = 100;

/**
 * A file's text with other specifiers. An import that the formatter has broken into lines, and that is short enough now, becomes
 * one line, as the formatter would have it.
 *
 * @param specifierFor the specifier to write in place of a relative one, or undefined to leave it
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

/** The beginning of an import that has its names on lines of their own, in one line. */
function oneLine(before: string): string | undefined {
  if (!before.includes('{\n') || /\/[/*]/.test(before)) return undefined;
  return before.replace(/\s*\n\s*/g, ' ').replace(/, \}/, ' }');
}

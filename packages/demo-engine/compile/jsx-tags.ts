import { placeAt, type TextPlace } from './text-place';

const TAG = /<(\/?)([A-Za-z][\w.]*)?((?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}|[^<>"'{}])*?)(\/?)>/g;

/**
 * The first JSX tag that is not closed where it should be. Parsers report only where they gave up, often the end of the file.
 *
 * @returns undefined when every tag is closed, or the text is too complex for this simple check
 */
export function unclosedTag(source: string): (TextPlace & { message: string }) | undefined {
  const open: { name: string; offset: number }[] = [];
  for (const match of source.matchAll(TAG)) {
    const [, slash, name = '', , selfClosing] = match;
    // `useState<number>` has a type argument, not a tag.
    const isType = slash === '' && /[\w$)\]]/.test(source[match.index - 1] ?? '');
    if (isType || selfClosing === '/') continue;
    if (slash === '') {
      open.push({ name, offset: match.index });
      continue;
    }
    const last = open.pop();
    if (last?.name === name) continue;
    const message =
      last === undefined
        ? `</${name}> closes nothing.`
        : `Expected the closing tag </${last.name}> of line ${placeAt(source, last.offset).line} before </${name}>.`;
    return { ...placeAt(source, match.index), message };
  }
  const left = open.at(-1);
  if (left === undefined) return undefined;
  return { ...placeAt(source, left.offset), message: `The tag <${left.name}> is not closed.` };
}

import { fileHeading } from './several-files';

/** Text without what was copied along with it, and a sentence for the reader about each kind of thing that was removed. */
export interface CleanText {
  text: string;
  notes: string[];
}

const filled = (lines: readonly string[]): string[] => lines.filter((line) => line.trim() !== '');

/** Numbers at the start of every line, each one more than the one before: `12 | code`, `12. code`, `12  code`. */
function withoutNumbers(lines: readonly string[]): string[] | undefined {
  const numbered = /^\s*(\d+)(?:\s*[|:.)]|(?=\s|$))/;
  const numbers = filled(lines).map((line) => Number(numbered.exec(line)?.[1] ?? NaN));
  const [first = NaN] = numbers;
  if (numbers.length < 3 || !numbers.every((number, index) => number === first + index)) return undefined;
  return lines.map((line) => line.replace(numbered, (sign) => ' '.repeat(sign.length)));
}

/** The new side of a diff. */
function withoutDiff(lines: readonly string[]): string[] | undefined {
  const head = /^(?:@@ |diff --git |index [\da-f]+\.\.|--- \S|\+\+\+ \S)/;
  const body = filled(lines.filter((line) => !head.test(line)));
  const hasHead = lines.some((line) => head.test(line));
  const signed = body.filter((line) => /^[+-]/.test(line)).length;
  if (!body.every((line) => /^[ +-]/.test(line)) || signed === 0 || (!hasHead && signed < 3)) return undefined;
  // Arithmetic that continues a line begins with a sign, too, but not every line of a program does.
  if (!hasHead && !body.every((line) => /^[+-]/.test(line)) && !/^\+\s*\S/.test(body[0] ?? '')) return undefined;
  return lines.map((line) => (head.test(line) || line.startsWith('-') ? '' : ` ${line.slice(1)}`));
}

/** The lines typed into a console, or quoted in a mail: `> code`. Lines without the sign are answers. */
function withoutPrompts(lines: readonly string[]): string[] | undefined {
  const prompt = /^\s*(?:>|\.\.\.|…)(?:\s|$)/;
  const [first = '', ...others] = filled(lines);
  if (!/^\s*>\s/.test(first) || !others.some((line) => /^\s*>/.test(line))) return undefined;
  return lines.map((line) => (prompt.test(line) ? line.replace(prompt, (sign) => ' '.repeat(sign.length)) : ''));
}

/** Code languages of a fence that are not part of a program. */
const OTHER_FENCES = /^(?:sh|bash|shell|zsh|console|text|txt|plain|ya?ml|toml|output|log|jsonc?)$/i;

interface Block {
  start: number;
  end: number;
  language: string;
}

/** Blocks without those before a whole program that declare nothing: the lines of it that the text is about. */
function withoutFragments(blocks: readonly Block[], lines: readonly string[]): readonly Block[] {
  const textOf = ({ start, end }: Block) => lines.slice(start + 1, end).join('\n');
  const whole = blocks.findIndex((block) =>
    /\bnew\s+Konva\.Stage\b|<Stage\b|<v-stage\b|<!doctype/i.test(textOf(block)),
  );
  const declares = /^(?:import|export|const|let|var|function|async\s+function|class)\b|^\s*</m;
  return blocks.filter((block, index) => index >= whole || declares.test(textOf(block)));
}

/** The program in a text with fenced code blocks: all of its scripts, or a page of its HTML, CSS and scripts. */
function withoutProse(lines: readonly string[]): string[] | undefined {
  const fence = /^\s*(?:`{3,}|~{3,})\s*([\w+-]*)/;
  const marks = lines.flatMap((line, index) => (fence.test(line) ? [index] : []));
  const blocks = marks.flatMap((start, index) => {
    const language = fence.exec(lines[start] ?? '')?.[1]?.toLowerCase() ?? '';
    if (index % 2 === 1 || OTHER_FENCES.test(language)) return [];
    return [{ start, end: marks[index + 1] ?? lines.length, language }];
  });
  const names = blocks.map(({ start }) => fileHeading(filled(lines.slice(0, start)).at(-1) ?? ''));
  if (blocks.length > 1 && names.every((name) => name !== undefined)) {
    const files = lines.map(() => '');
    blocks.forEach(({ start, end }, index) => {
      for (let at = start + 1; at < end; at += 1) files[at] = lines[at] ?? '';
      files[start] = `// ${names[index]}`;
    });
    return files;
  }
  const hasPage = blocks.some(({ language }) => language === 'html');
  const chosen = withoutFragments(
    blocks.filter(({ language }) => hasPage || language !== 'css'),
    lines,
  );
  if (chosen.length === 0) return undefined;
  const result = lines.map(() => '');
  for (const { start, end, language } of chosen) {
    for (let index = start + 1; index < end; index += 1) result[index] = lines[index] ?? '';
    const tag = language === 'css' ? 'style' : 'script';
    if (!hasPage || language === 'html') continue;
    result[start] = `<${tag}>`;
    result[end] = `</${tag}>`;
  }
  return result;
}

/** Parts of a page below lines that only say `HTML`, `CSS` or `JS`, as sites for snippets name them. */
function withoutSections(lines: readonly string[]): string[] | undefined {
  const heading =
    /^\s*(?:#+\s*|\/\/\s*|\*\*)?(html|css|js|javascript|script)(?:\s+(?:code|file|part))?(?:\*\*)?\s*:?\s*(?:\*\*)?\s*$/i;
  const marks = lines.flatMap((line, index) => (heading.test(line) ? [index] : []));
  const first = marks[0] ?? 0;
  if (marks.length < 2 || lines.slice(0, first).some((line) => line.trim() !== '')) return undefined;
  const result = [...lines];
  let close = '';
  for (const index of marks) {
    const name = heading.exec(lines[index] ?? '')?.[1]?.toLowerCase();
    const tag = name === 'html' ? '' : name === 'css' ? 'style' : 'script';
    result[index] = `${close}${tag === '' ? '' : `<${tag}>`}`;
    close = tag === '' ? '' : `</${tag}>`;
  }
  result[lines.length - 1] = `${result[lines.length - 1] ?? ''}${close === '' ? '' : ` ${close}`}`;
  return result;
}

const STYLE_RULE =
  /\s*(?:\/\*[^]*?\*\/\s*)?(?:[#.][\w-]+|\*|html|body|canvas|div|button|input|p|h\d)[\w\s,.#:>+~*-]*\{(?:\s*[a-z-]+\s*:[^:;{}]+;)*(?:\s*[a-z-]+\s*:[^:;{}]+)?\s*\}/y;

/** Rules of a style sheet, and the script below them, as the parts of a page. */
function withoutStyles(lines: readonly string[]): string[] | undefined {
  const text = lines.join('\n');
  let end = 0;
  STYLE_RULE.lastIndex = 0;
  while (STYLE_RULE.test(text)) end = STYLE_RULE.lastIndex;
  const code = text.slice(end);
  if (end === 0 || code.trim() === '' || /^\s*</.test(code) || /<(?:script|template|style)\b/.test(text))
    return undefined;
  return `<style>${text.slice(0, end)}</style><script>${code}</script>`.split('\n');
}

/** Markup of a page, and a script below it without its tags. */
function withoutMarkup(lines: readonly string[]): string[] | undefined {
  const text = lines.join('\n');
  const at = text.search(/^(?:(?:const|let|var|import|function)\s|window\.|document\.|\$\()/m);
  const markup = text.slice(0, Math.max(at, 0));
  const isMarkup =
    /^\s*<(?:div|canvas|body|button|main|section|h\d|p|input)\b/.test(markup) && /<\/\w+>$/.test(markup.trimEnd());
  if (!isMarkup || /<(?:script|template|style|v-[a-z]|[A-Z])/.test(text)) return undefined;
  return `${markup}<script>${text.slice(at)}</script>`.split('\n');
}

/** A line for a shell: it installs a package, or opens a folder. */
const COMMAND =
  /^\s*(?:[$%#]\s+)?(?:(?:npm|pnpm|yarn|bun)\s+(?:i|install|add|create|init|run|start|dev|ci)\b|(?:npx|bunx)\s+[\w@]|git\s+clone\b|(?:cd|mkdir|touch)\s+[\w./-]+\s*$|(?:npm|yarn|pnpm)\s+(?:start|dev)\s*$)[^(){}=;]*$/;

/** Tags around the code of a page that shows it. */
const TAGS = /^\s*(?:<pre\b[^>]*>\s*(?:<code\b[^>]*>)?|<code\b[^>]*>)|(?:<\/code>)?\s*<\/pre>\s*$|<\/code>\s*$/gi;

/** Marks around code in forums. */
const MARKS = /\[\/?(?:code|js|javascript|html|php|quote)(?:=[^\]\n]*)?\]/gi;
const LAST_MARK = /\[\/(?:code|js|javascript|html|php|quote)\]/i;

function withoutMarks(source: string, line: string): string {
  if (COMMAND.test(line)) return '';
  const text = LAST_MARK.test(source) ? line.replace(MARKS, '') : line;
  return /^\s*<(?:pre|code)\b[^]*<\/(?:pre|code)>\s*$/.test(source) ? text.replace(TAGS, '') : text;
}

/** Breaks of a page in code that has no other markup. */
function withoutBreaks(lines: readonly string[]): string[] | undefined {
  const isCode = !/<(?!br\b)\/?[a-z!]/i.test(lines.join('\n'));
  return isCode ? lines.map((line) => line.replace(/<br\s*\/?>|&nbsp;/gi, ' ')) : undefined;
}

/** A sentence: words with little else between them. */
function isProse(line: string): boolean {
  const text = line.trim().replace(/`[^`]*`/g, 'code');
  if (/[;{}=<>]|=>|^(?:\/\/|\/?\*|#!)|^(?:import|export|const|let|var|function|class|return|await)\b|\w\(/.test(text))
    return false;
  return /^[A-Z“"(]/.test(text) && text.split(/\s+/).length >= 3 && /[A-Za-z]{2}[.:!?)]?$|[.:!?)]$/.test(text);
}

/** The code below or between sentences: what is indented by four, as in Markdown, or all that is not a sentence at the ends. */
function withoutSentences(lines: readonly string[]): string[] | undefined {
  const full = filled(lines);
  if (!isProse(full[0] ?? '')) return undefined;
  const isIndented = (line: string) => /^(?: {4}|\t)/.test(line);
  const outside = full.filter((line) => !isIndented(line));
  if (outside.length < full.length && outside.every(isProse))
    return lines.map((line) => (isIndented(line) ? line.replace(/^(?: {4}|\t)/, '') : ''));
  const from = lines.findIndex((line) => line.trim() !== '' && !isProse(line));
  const to = lines.findLastIndex((line) => line.trim() !== '' && !isProse(line));
  if (from === -1) return undefined;
  return lines.map((line, index) => (index < from || index > to ? '' : line));
}

/** Dots between brackets and commas, as in `{ x: 1, ... }`, which JavaScript cannot read; those in texts stay. */
function withoutDots(line: string): string {
  return line.replace(/([[({,]\s*)(?:\.\.\.|…)(?=\s*([,)\]}]))\s*,?/g, (dots, before: string, _next, at: number) =>
    (line.slice(0, at).match(/['"`]/g)?.length ?? 0) % 2 === 1 || /\/\/|\/\*/.test(line.slice(0, at)) ? dots : before,
  );
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/** Curly quotes around texts, as chat and word processors make them; those inside straight quotes and comments stay. */
function withStraightQuotes(line: string): string {
  if (/^\s*(?:\/\/|\/?\*)/.test(line) || !/^[^'"`]*[(=:,[{]\s*[“‘]/.test(line)) return line;
  return line.replace(/“([^“”"]*)”/g, '"$1"').replace(/‘([^‘’']*)’/g, "'$1'");
}

/** Removes text around fenced code, commands, line numbers, prompts, signs of a diff, PHP, entities of HTML, curly quotes and dots that stand for left-out code; every line keeps its number. */
export function withoutSurroundings(source: string): CleanText {
  const notes: string[] = [];
  let lines = source.split('\n');
  const take = (next: string[] | undefined, note: string): void => {
    if (next === undefined || next.every((line, index) => line === lines[index])) return;
    lines = next;
    notes.push(note);
  };
  const isFenced = /^\s*(?:`{3,}|~{3,})/m.test(source);
  take(
    isFenced ? undefined : lines.map((line) => withoutMarks(source, line)),
    'The commands and marks around the code were removed.',
  );
  take(
    withoutProse(lines) ?? withoutSections(lines) ?? withoutSentences(lines),
    'The text around the code was removed.',
  );
  take(
    withoutStyles(lines) ?? withoutMarkup(lines),
    'The markup, the styles and the script were read as the parts of a page.',
  );
  take(withoutBreaks(lines), 'The line breaks of a page (<br>) in the code were removed.');
  take(withoutPrompts(lines), 'The signs of a console before the code, and its answers, were removed.');
  take(withoutNumbers(lines), 'The line numbers before the code were removed.');
  take(withoutDiff(lines), 'The code is a diff: its new side runs.');
  const php = lines
    .join('\n')
    .replace(/<\?(?:php|=)[\s\S]*?(?:\?>|$)/g, (text) => text.replace(/[^\n]/g, ' '))
    .split('\n');
  take(php, 'The PHP in the code was removed: it runs on a server. Write the value itself in its place.');
  const isEscaped = /&(?:lt|gt|quot);/.test(source) && !/<\/?[a-z!]/i.test(lines.join('\n'));
  const entities = lines.map((line) => line.replace(/&(?:lt|gt|quot|#39|amp);/g, (name) => ENTITIES[name] ?? name));
  take(isEscaped ? entities : undefined, 'The entities of HTML in the code (&lt;) were read as what they stand for.');
  take(lines.map(withStraightQuotes), 'The curly quotes around texts were read as straight ones.');
  take(
    lines.map((line) => (/^\s*(?:\.\.\.|…)\s*$/.test(line) ? '' : withoutDots(line))),
    'Code was left out where the dots are; it runs without it.',
  );
  return notes.length === 0 ? { text: source, notes } : { text: lines.join('\n'), notes };
}

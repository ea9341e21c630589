import type { ConsoleValue } from '../model/messages';
import { FLAVOUR_LABELS, type Flavour } from '../model/flavours';
import type { SourceFile } from '../model/demo';
import { isBinaryPath } from './assets';

/** Maximum number of console lines in a report; the newest are kept. */
const MAX_LINES = 40;
/** Maximum number of characters of one line of the console, and of one message. */
const MAX_LINE = 250;
/** Maximum number of characters of the program's text: an issue has at most 65,536, and the link is part of it. */
const MAX_PROGRAM = 16_000;

export interface ReportInput {
  flavour: Flavour;
  files: readonly SourceFile[];
  /** The versions of the packages that the program uses, by name. */
  versions: Readonly<Record<string, string>>;
  /** The browser and its window, as lines. */
  browser: readonly string[];
  /** What the page says is wrong. */
  problems: readonly { title: string; message: string; file?: string; line?: number }[];
  console: readonly { level: string; values: readonly ConsoleValue[]; count: number }[];
  /** URL that opens the program; undefined if the program is too long for one. */
  link?: string;
}

/** A value of the console in one line. */
export function consoleText(value: ConsoleValue): string {
  if (value.kind === 'text' || value.kind === 'function') return value.text;
  if (value.kind === 'primitive') return value.type === 'string' ? `'${value.text}'` : value.text;
  const entries = value.entries.map(({ key, value: inner }) => `${key}: ${consoleText(inner)}`);
  const more = value.more > 0 ? [`${value.more} more`] : [];
  return `${value.label} { ${[...entries, ...more].join(', ')} }`;
}

function cut(text: string, most = MAX_LINE): string {
  const line = text.replace(/\s*\n\s*/g, ' ');
  return line.length > most ? `${line.slice(0, most)} …` : line;
}

/** A block of code in Markdown, whose fence is longer than any in the text. */
function block(text: string, language = ''): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text.replace(/\n*$/, '')}\n${fence}`;
}

function programOf(files: readonly SourceFile[]): string[] {
  const code = files.filter(({ path }) => !isBinaryPath(path));
  const others = files.filter(({ path }) => isBinaryPath(path)).map(({ path }) => `\`${path}\``);
  const parts: string[] = [];
  let length = 0;
  for (const { path, text } of code) {
    length += text.length;
    if (length > MAX_PROGRAM) others.push(`\`${path}\` (${text.length.toLocaleString('en')} characters)`);
    else parts.push(`\`${path}\`\n\n${block(text, /\.([^.]+)$/.exec(path)?.[1])}`);
  }
  return others.length === 0 ? parts : [...parts, `Also part of it: ${others.join(', ')}.`];
}

function consoleOf(lines: ReportInput['console']): string {
  const shown = lines.slice(-MAX_LINES).map(({ level, values, count }) => {
    const text = cut(values.map(consoleText).join(' '));
    return `${level === 'log' ? '' : `${level}: `}${text}${count > 1 ? ` (${count} times)` : ''}`;
  });
  const left = lines.length - shown.length;
  return [...(left > 0 ? [`(${left} earlier lines)`] : []), ...shown].join('\n');
}

function problemsOf(problems: ReportInput['problems']): string {
  return problems
    .map(({ title, message, file, line }) => {
      const place = file === undefined ? '' : ` (${line === undefined ? file : `${file}, line ${line}`})`;
      return cut(`${title}: ${message}${place}`);
    })
    .join('\n');
}

/** The text of an issue about a program: what its readers need to see the same, with room for what only the writer knows. */
export function reportText(input: ReportInput): string {
  const { flavour, files, versions, browser, problems, console: lines, link } = input;
  const names = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  const parts = [
    '### What happens\n\nSteps: \n\nExpected: \n\nActual: ',
    `### The program (${FLAVOUR_LABELS[flavour]})`,
    link === undefined
      ? 'It is too long for a link. The complete project is attached.'
      : `[Run it in the playground](${link})`,
    ...programOf(files),
    ...(problems.length === 0 ? [] : [`### Errors\n\n${block(problemsOf(problems))}`]),
    ...(lines.length === 0 ? [] : [`### Console\n\n${block(consoleOf(lines))}`]),
    `### Versions\n\n${[names.join(', '), ...browser].map((line) => `- ${line}`).join('\n')}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

import type { SourceFile } from '../../model/demo';
import { ENTRY_FILES, type Flavour } from '../../model/flavours';

const PATH = String.raw`[\w@+./-]*[\w+-]\.(?:[cm]?[jt]sx?|vue|svelte|html?|css|json)`;

/** A line with nothing but the name of a file, as a comment, a heading or bold text: `// src/App.jsx`, `<!-- App.vue -->`, `**car.js**`. */
const HEADING = new RegExp(
  String.raw`^\s*(?:\/\/|\/\*+|<!--|#+|[-=*]{2,}|\d+[.)])?\s*(?:file(?:name)?:?\s*)?[\x60*]*(${PATH})[\x60*]*:?\s*(?:\*+\/|-->|[-=*]{2,}|#+)?\s*$`,
  'i',
);

/** The name of a file, if a line is its heading. */
export function fileHeading(line: string): string | undefined {
  return HEADING.exec(line)?.[1]?.replace(/^(?:\.?\/)+/, '');
}

/** Files that people publish with a program, and that are no part of it. */
const LEFT_OUT = /(?:^|\/)(?:package(?:-lock)?|tsconfig[\w.]*)\.json$|\.config\.[cm]?[jt]s$/;

/** Names of files with which a program of a flavor starts, the most likely first. */
const STARTS: Readonly<Record<Flavour, readonly RegExp[]>> = {
  vanilla: [/(?:^|\/)index\.html?$/, /\.html?$/, /(?:^|\/)(?:index|main|app|script)\.[cm]?[jt]s$/i],
  react: [/(?:^|\/)App\.[jt]sx?$/i, /(?:^|\/)page\.[jt]sx$/, /(?:^|\/)(?:index|main)\.[jt]sx?$/],
  vue: [/(?:^|\/)App\.vue$/i, /\.vue$/],
  svelte: [/(?:^|\/)App\.svelte$/i, /(?:^|\/)\+page\.svelte$/, /\.svelte$/],
};

/** Whether one of the files imports or loads a file. */
function isUsed({ path }: SourceFile, files: readonly SourceFile[]): boolean {
  const name = path.replace(/^.*\//, '').replace(/(?:\.[cm]?[jt]sx?)?$/, '');
  const pattern = new RegExp(`['"][^'"\\n]*${name.replace(/[.+]/g, '\\$&')}(?:\\.[cm]?[jt]sx?)?['"]`);
  return files.some((other) => other.path !== path && pattern.test(other.text));
}

function entryOf(files: readonly SourceFile[], flavour: Flavour): SourceFile | undefined {
  const code = files.filter(({ path }) => !/\.(?:css|json)$/.test(path));
  const start = STARTS[flavour].map((name) => code.find(({ path }) => name.test(path))).find((found) => found);
  return start ?? code.findLast((file) => !isUsed(file, files)) ?? code.at(-1);
}

/**
 * The files of a text that has several, each below a line with its name; the entry comes first and has its flavor's name.
 *
 * @param keepsLines every file has its code on the lines of the text
 * @returns undefined for a text with one file
 */
export function severalFiles(text: string, flavour: Flavour, keepsLines: boolean): SourceFile[] | undefined {
  const lines = text.split('\n');
  const marks = lines.flatMap((line, index) => {
    const path = fileHeading(line);
    return path === undefined ? [] : [{ path, index }];
  });
  const isFirst = lines.slice(0, marks[0]?.index).every((line) => /^\s*(?:\/\/.*)?$/.test(line));
  if (
    !isFirst ||
    new Set(marks.map(({ path }) => path)).size < 2 ||
    new Set(marks.map(({ path }) => path)).size < marks.length
  )
    return undefined;
  const files = marks.flatMap(({ path, index }, place): SourceFile[] => {
    const own = lines.slice(index + 1, marks[place + 1]?.index);
    if (LEFT_OUT.test(path) || own.every((line) => line.trim() === '')) return [];
    const code = own.join('\n');
    return [{ path, text: keepsLines ? '\n'.repeat(index + 1) + code : `${code.trim()}\n` }];
  });
  const entry = entryOf(files, flavour);
  if (entry === undefined || files.length < 2) return undefined;
  const folder = /^(.*\/)?/.exec(entry.path)?.[0] ?? '';
  const others = files.filter((file) => file !== entry);
  return [
    { path: ENTRY_FILES[flavour], text: entry.text },
    ...others.map((file) => ({
      ...file,
      path: file.path.startsWith(folder) ? file.path.slice(folder.length) : file.path,
    })),
  ];
}

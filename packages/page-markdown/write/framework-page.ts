import type { DemoCode } from '../convert/demo';
import type { FrameworkText } from '../convert/page';
import { languageOf } from '../convert/demo';
import { FRAMEWORK_LABELS, frameworkOf, FRAMEWORKS, type Framework } from '../frameworks';
import { bytesOf, sizeWords } from './llms';

/** Where the files of demos are on the site. Their names end in `.txt`, so that every host serves them as text. */
const FILES_FOLDER = '/demo-files';

/** URL path of a file of a demo. */
function demoFileAddress(demo: DemoCode, name: string): string {
  return `${FILES_FOLDER}/${demo.id}/${demo.framework}/${name}.txt`;
}

/** URL path of the list of a demo's files in one framework. */
function demoListAddress(demo: DemoCode): string {
  return `${FILES_FOLDER}/${demo.id}/${demo.framework}.txt`;
}

/** The files of a demo to be written, with their list. The file with the lesson comes first. */
export function demoFiles(demo: DemoCode): { address: string; text: string }[] {
  const files = demo.files.map(({ name, code }) => ({ address: demoFileAddress(demo, name), text: `${code}\n` }));
  const lines = demo.files.map((file) => fileLine(demo, file));
  return [...files, { address: demoListAddress(demo), text: `# ${demo.title}\n\n${lines.join('\n')}\n` }];
}

const fileLine = (demo: DemoCode, { name, code }: DemoCode['files'][number]) =>
  `- [${name}](${demoFileAddress(demo, name)}) (${sizeWords(bytesOf(code))})`;

/** The file of a list that a relative import names; the extension may be missing, and a folder stands for its index. */
function importedFile(names: readonly string[], from: string, specifier: string): string | undefined {
  const parts = from.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  const wanted = parts.join('/').replace(/\.js$/, '');
  return names.find((name) =>
    [name, name.replace(/\.[jt]sx?$/, ''), name.replace(/\/index\.[jt]sx?$/, '')].includes(wanted),
  );
}

const RELATIVE_IMPORT = /^(?<start>.*\b(?:from|import)\s+['"])(?<specifier>\.{1,2}\/[^'"]+)(?<end>['"];?)[ \t]*$/gm;

/** Adds to each relative import the address of what it imports, unless that file is beside it. */
function withAddresses(
  demo: DemoCode,
  file: DemoCode['files'][number],
  shown: ReadonlySet<string>,
  assets: AssetAddress,
) {
  const names = demo.files.map(({ name }) => name);
  return file.code.replaceAll(RELATIVE_IMPORT, (line, _start, specifier: string) => {
    const name = importedFile(names, file.name, specifier);
    if (name !== undefined && shown.has(name)) return line;
    const address = name === undefined ? assets(specifier) : demoFileAddress(demo, name);
    return address === undefined ? line : `${line} // ${address}`;
  });
}

/** The address of an image or another asset that a demo imports. */
export type AssetAddress = (specifier: string) => string | undefined;

function codeOf(demo: DemoCode, shown: ReadonlySet<string>, assets: AssetAddress): string {
  return demo.files
    .filter(({ name }) => shown.has(name))
    .map((file) => {
      const code = withAddresses(demo, file, shown, assets);
      const fence = '`'.repeat(Math.max(3, ...(code.match(/`{3,}/g) ?? []).map(({ length }) => length + 1)));
      return `\`${file.name}\`\n\n${fence}${languageOf(file.name)}\n${code}\n${fence}\n`;
    })
    .join('\n');
}

const headOf = (demo: DemoCode, framework: Framework) => {
  const other =
    demo.framework === framework ? '' : ` (only in ${FRAMEWORK_LABELS[frameworkOf(demo.framework) ?? framework]})`;
  return `## Code: ${demo.title}${other}\n\n[All files](${demoListAddress(demo)})\n`;
};

/** The names of the files with which the page stays within its size: in order, and never a later one that only fits by being short. */
function filesThatFit(demo: DemoCode, room: number): { shown: Set<string>; used: number } {
  const shown = new Set<string>();
  let used = 0;
  for (const { name, code } of demo.files) {
    // A name, a fence, and the addresses of up to six imports.
    const size = bytesOf(code) + 40 + name.length + 6 * bytesOf(demoFileAddress(demo, name));
    if (used + size > room) break;
    used += size;
    shown.add(name);
  }
  return { shown, used };
}

/** A text's sections of level 2, what is before the first of them included. Code may contain lines that look like headings. */
function sectionsOf(text: string): string[] {
  const parts = [''];
  let isCode = false;
  for (const line of text.split('\n')) {
    if (/^ *```/.test(line)) isCode = !isCode;
    if (!isCode && line.startsWith('## ')) parts.push('');
    parts[parts.length - 1] += `${line}\n`;
  }
  return parts;
}

/** The sections of a long text that fit, and the titles of the others. */
function textThatFits(text: string, room: number): { kept: string; left: string[] } {
  if (bytesOf(text) <= room) return { kept: text, left: [] };
  const [start = '', ...sections] = sectionsOf(text);
  let size = bytesOf(start);
  const end = sections.findIndex((section) => (size += bytesOf(section)) > room);
  const left = sections.slice(end).map((section) => /^## (.*)/.exec(section)?.[1] ?? '');
  return { kept: [start, ...sections.slice(0, end)].join(''), left };
}

/**
 * A page in one framework: its text, the code of its demos as far as the page stays within its size, then the addresses of the other files
 * and of the same page in other frameworks.
 */
export function frameworkPage(
  page: FrameworkText,
  framework: Framework,
  {
    limit,
    whole,
    addressIn,
    assets,
  }: {
    limit: number;
    /** Address of the page in all frameworks. */
    whole: string;
    addressIn: (framework: Framework) => string;
    assets: AssetAddress;
  },
): string {
  const { kept, left } = textThatFits(page.text, limit - HEADS);
  let room = limit - bytesOf(kept);
  const code: string[] = [];
  const others: string[] = [];
  // A page may show a demo more than once.
  const demos = [...new Map(page.demos.map((demo) => [demo.id, demo])).values()];
  for (const demo of demos) {
    const { shown, used } = filesThatFit(demo, room - bytesOf(headOf(demo, framework)));
    code.push(headOf(demo, framework), ...(shown.size === 0 ? [] : [codeOf(demo, shown, assets)]));
    room -= used + bytesOf(headOf(demo, framework));
    for (const file of demo.files.filter(({ name }) => !shown.has(name))) {
      others.push(fileLine(demo, file));
    }
  }
  const elsewhere = FRAMEWORKS.filter((one) => one !== framework);
  return [
    kept.trimEnd(),
    '',
    ...code,
    ...(left.length === 0 ? [] : [`Sections that did not fit, in [the whole page](${whole}): ${left.join('; ')}`, '']),
    ...(others.length === 0 ? [] : [OTHER_FILES, '', ...others, '']),
    `${OTHER_FRAMEWORKS} ${elsewhere.map((one) => `[${FRAMEWORK_LABELS[one]}](${addressIn(one)})`).join(', ')}`,
    '',
  ].join('\n');
}

/** Room for the headings of demos whose files do not fit, and for the titles of sections that do not. */
const HEADS = 800;

/** The heading above the files that are not on the page. What comes before it has a limited size. */
const OTHER_FILES = '## Other files of the demo';
const OTHER_FRAMEWORKS = 'This page in other frameworks:';

import path from 'node:path';
import ts from 'typescript';
import { ROOT } from '../../testing/paths';

/** The types of structured data that the site uses. */
const SCHEMA_TYPES = ['TechArticle', 'BlogPosting', 'Blog', 'BreadcrumbList'] as const;

/** Never written: the compiler is told that it is there. */
const FILE = path.join(ROOT, 'structured-data-of-the-pages.ts');

/** Words that schema.org gives a meaning; of all others only the kind matters. */
const isMeaning = (key: string) => key === '@type' || key === '@context';

/** A value with its texts taken out, so that pages of one make are looked at once. */
function makeOf(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map((each) => makeOf(each));
  if (typeof value !== 'object' || value === null) return isMeaning(key) ? value : typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, makeOf(each, name)]));
}

/**
 * Holds structured data against schema.org's own vocabulary, as `schema-dts` has it in types: the compiler finds unknown
 * properties, wrong names of types and values of the wrong kind.
 *
 * @param texts structured data of any number of pages, valid JSON
 * @returns what is wrong, one line for each make of data
 */
export function schemaProblems(texts: readonly string[]): string[] {
  const makes = new Map<string, { type: string; data: unknown }>();
  for (const text of texts) {
    const data: unknown = JSON.parse(text);
    const type = typeof data === 'object' && data !== null && '@type' in data ? String(data['@type']) : 'none';
    const make = JSON.stringify(makeOf(data));
    if (!makes.has(make)) makes.set(make, { type, data });
  }
  const known: ReadonlySet<string> = new Set(SCHEMA_TYPES);
  const foreign = [...makes.values()].filter(({ type }) => !known.has(type));
  const checked = [...makes.values()].filter(({ type }) => known.has(type));
  const source = [
    `import type { ${SCHEMA_TYPES.join(', ')}, WithContext } from 'schema-dts';`,
    ...checked.map(({ type, data }) => `void (${JSON.stringify(data)} satisfies WithContext<${type}>);`),
  ];
  return [
    ...foreign.map(
      ({ type }) => `${type} is no type that pages of this site have; known are ${SCHEMA_TYPES.join(', ')}`,
    ),
    ...compile(source.join('\n')),
  ];
}

function compile(source: string): string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (name) => name === FILE || fileExists(name);
  host.readFile = (name) => (name === FILE ? source : readFile(name));
  host.getSourceFile = (name, ...rest) =>
    name === FILE ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2022) : getSourceFile(name, ...rest);
  const program = ts.createProgram([FILE], options, host);
  return [...ts.getPreEmitDiagnostics(program)].map(({ messageText, file, start }) => {
    const message = ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 300);
    const line = file === undefined || start === undefined ? 0 : file.getLineAndCharacterOfPosition(start).line;
    return `${message} In: ${(source.split('\n')[line] ?? '').slice(0, 200)}`;
  });
}

import path from 'node:path';
import ts from 'typescript';
import { ROOT } from '../../testing/paths';

/** The types of structured data that the site uses. */
const SCHEMA_TYPES = ['TechArticle', 'BlogPosting', 'Blog', 'BreadcrumbList'] as const;

/** Never written to disk: the compiler gets it from memory. */
const FILE = path.join(ROOT, 'structured-data-of-the-pages.ts');

/** Strings that schema.org defines; of all others only the type matters. */
const isMeaning = (key: string) => key === '@type' || key === '@context';

/** A value without its texts, so that pages of the same structure are checked once. */
function makeOf(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map((each) => makeOf(each));
  if (typeof value !== 'object' || value === null) return isMeaning(key) ? value : typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, makeOf(each, name)]));
}

/**
 * Checks structured data against schema.org's own vocabulary, which `schema-dts` provides as types. The compiler finds unknown properties,
 * wrong names of types and values of the wrong type.
 *
 * @param texts structured data of any number of pages, valid JSON
 * @returns the errors, one line for each structure of data
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

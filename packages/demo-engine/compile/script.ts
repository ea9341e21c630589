import { transform } from 'sucrase';
import type { CompileProblem } from '../model/compiled';
import { explainSyntax } from './explain-syntax';
import { CompileFailure, type LineMap, type ScriptOutput } from './request';
import type { ScriptOptions } from './script-options';
import { sentence } from './sentence';
import { placeAt } from './text-place';

/**
 * Compiles types and JSX away. Every line keeps its number.
 *
 * @throws CompileFailure with the location of the first error
 */
export async function compileScript(source: string, options: ScriptOptions): Promise<ScriptOutput> {
  const { path, typescript, jsx } = options;
  if (typescript) rejectNamespaces(source, path);
  if (!typescript && !jsx) return { code: source, warnings: [] };
  try {
    return { code: strip(source, options).code, warnings: [] };
  } catch (error) {
    throw new CompileFailure([await explainSyntax(source, options, problemOf(error, path))]);
  }
}

/** Strips types and returns a source map, for code that a framework's compiler generated. */
export function stripTypesMapped(code: string, path: string): { code: string; map: LineMap } {
  const { code: stripped, sourceMap } = strip(code, { path, typescript: true, jsx: false }, true);
  return { code: stripped, map: { mappings: sourceMap?.mappings ?? '', names: [] } };
}

function strip(source: string, { path, typescript, jsx }: ScriptOptions, mapped = false) {
  return transform(source, {
    transforms: [...(typescript ? (['typescript'] as const) : []), ...(jsx ? (['jsx'] as const) : [])],
    jsxRuntime: 'automatic',
    production: true,
    disableESTransforms: true,
    preserveDynamicImport: true,
    filePath: path,
    ...(mapped ? { sourceMapOptions: { compiledFilename: path } } : {}),
  });
}

function problemOf(error: unknown, file: string): CompileProblem {
  const text = error instanceof Error ? error.message : String(error);
  const loc: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'loc') : undefined;
  const numberAt = (key: string): number | undefined => {
    const value: unknown = typeof loc === 'object' && loc !== null ? Reflect.get(loc, key) : undefined;
    return typeof value === 'number' ? value : undefined;
  };
  const message = sentence(text.replace(/^Error transforming [^:]*: /, ''));
  return { file, line: numberAt('line') ?? 1, column: numberAt('column') ?? 1, message };
}

/** Rejects namespaces, which the compiler would silently drop with the code in them. */
function rejectNamespaces(source: string, file: string): void {
  const found = /^[ \t]*(?:export[ \t]+)?(?:namespace|module)[ \t]+[\w$.]+[ \t]*\{/m.exec(source);
  if (found === null) return;
  const offset = found.index + found[0].search(/\S/);
  throw new CompileFailure([
    {
      file,
      ...placeAt(source, offset),
      message: 'TypeScript namespaces are not supported here. Use a module or an object.',
    },
  ]);
}

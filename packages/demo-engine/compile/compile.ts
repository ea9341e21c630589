import type { CompiledMaps, CompiledStyle, CompileProblem, CompileResult } from '../model/compiled';
import type { SourceFile } from '../model/demo';
import { ENTRY_FILES } from '../model/flavours';
import { explainSyntax } from './explain-syntax';
import { htmlProblems } from './html';
import { type LinkedModule, linkModule } from './link';
import { dependencyOrder } from './order';
import { CompileFailure, type CompileRequest, type ScriptOutput } from './request';
import { compileScript, scriptOptions } from './script';
import { sentence } from './sentence';
import { resolveImport } from './specifiers';
import { blockStyleProblems, styleProblems } from './styles';
import { compileSvelte, compileSvelteModule } from './svelte';
import { placeOfSpecifier } from './text-place';
import { compileVue } from './vue';
import { workerStart } from './workers';

const DEFAULT_HTML = '<div id="container"></div>';

/**
 * Compiles one flavour of a demo into modules that a frame can run. Pure: the same request gives the same answer, in the build
 * and in the worker. A flavour's compiler is loaded when the first file needs it.
 *
 * @returns the modules in dependency order, or every problem found in the files that the entry reaches
 */
export async function compile(request: CompileRequest): Promise<CompileResult> {
  const { flavour, files, assets } = request;
  const entry = ENTRY_FILES[flavour];
  const byPath = new Map(files.map((file) => [file.path, file]));
  const paths: ReadonlySet<string> = new Set(byPath.keys());
  const problems: CompileProblem[] = [];
  const warnings: CompileProblem[] = [];
  const linked = new Map<string, LinkedModule & { css?: string }>();

  const waiting = [entry];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (linked.has(path)) continue;
    const file = byPath.get(path);
    if (file === undefined) {
      const message = `There is no file ${path}; a demo of this flavour starts there.`;
      return { ok: false, problems: [{ file: path, line: 1, column: 1, message }] };
    }
    try {
      const module = await compileFile(file, (other) => byPath.get(other)?.text, paths, assets);
      linked.set(path, module);
      warnings.push(...module.warnings);
      waiting.push(...module.modules, ...module.workers);
    } catch (error) {
      if (!(error instanceof CompileFailure)) throw error;
      problems.push(...error.problems);
      // Its imports are unknown, so what only it reaches is not looked at; the rest is.
      linked.set(path, emptyModule(path));
    }
  }

  const ordered = dependencyOrder(entry, (path) => {
    const { modules = [], workers = [] } = linked.get(path) ?? {};
    return [...modules, ...workers];
  });
  if ('cycle' in ordered) problems.push(cycleProblem(ordered.cycle, byPath));
  const order = 'order' in ordered ? ordered.order.flatMap((path) => linked.get(path) ?? []) : [];

  const styles: CompiledStyle[] = [];
  const addStyle = (path: string, css: string): void => {
    if (!styles.some((style) => style.path === path)) styles.push({ path, css });
  };
  for (const { module, css, styles: imported } of order) {
    for (const path of imported) {
      const text = byPath.get(path)?.text ?? '';
      problems.push(...styleProblems(text, path));
      addStyle(path, text);
    }
    if (css !== undefined && css.trim() !== '') addStyle(module.path, css);
  }

  const page = flavour === 'vanilla' ? byPath.get('index.html') : undefined;
  if (page !== undefined) problems.push(...htmlProblems(page.text, page.path));
  if (problems.length > 0) return { ok: false, problems };

  const workers = new Set(order.flatMap((module) => module.workers));
  const maps: CompiledMaps = {};
  for (const { module, map } of order) {
    if (map !== undefined) maps[module.path] = { version: 3, sources: [module.path], ...map };
  }
  return {
    ok: true,
    compiled: {
      flavour,
      entry,
      modules: order.flatMap(({ module }) =>
        workers.has(module.path) ? [module, workerStart(module.path)] : [module],
      ),
      styles,
      html: page?.text ?? DEFAULT_HTML,
      assets: [...new Set(order.flatMap((module) => module.assets))].sort(),
      packages: [...new Set(order.flatMap((module) => module.packages))].sort(),
    },
    maps,
    warnings,
  };
}

function emptyModule(path: string): LinkedModule {
  return { module: { path, code: '', links: [] }, modules: [], workers: [], styles: [], assets: [], packages: [] };
}

type CompiledFile = LinkedModule & Pick<ScriptOutput, 'css' | 'warnings'>;

async function compileFile(
  file: SourceFile,
  readText: (path: string) => string | undefined,
  paths: ReadonlySet<string>,
  assets: ReadonlySet<string>,
): Promise<CompiledFile> {
  const { path, text } = file;
  const script = await compileToScript(file, readText);
  try {
    const module = linkModule({
      path,
      code: script.code,
      ...(script.map === undefined ? {} : { map: script.map }),
      resolve: (specifier) => resolveImport(path, specifier, paths, assets),
      problem: (specifier, message) => ({ file: path, ...placeOfSpecifier(text, specifier), message }),
    });
    return { ...module, ...(script.css === undefined ? {} : { css: script.css }), warnings: script.warnings };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new CompileFailure([await explainLinkError(error, file)]);
  }
}

function compileToScript(
  { path, text }: SourceFile,
  readText: (path: string) => string | undefined,
): Promise<ScriptOutput> {
  const styles = /\.(?:vue|svelte)$/.test(path) ? blockStyleProblems(text, path) : [];
  if (styles.length > 0) return Promise.reject(new CompileFailure(styles));
  if (path.endsWith('.vue')) return compileVue(text, path, readText);
  if (path.endsWith('.svelte')) return compileSvelte(text, path);
  if (/\.svelte\.[jt]s$/.test(path)) return compileSvelteModule(text, path);
  return compileScript(text, scriptOptions(path));
}

/** The parser of the compiled code found what the compiler let through. Lines are those of the source for scripts. */
function explainLinkError(error: SyntaxError, { path, text }: SourceFile): Promise<CompileProblem> | CompileProblem {
  const loc: unknown = Reflect.get(error, 'loc');
  const line: unknown = typeof loc === 'object' && loc !== null ? Reflect.get(loc, 'line') : undefined;
  const message = sentence(error.message);
  if (/\.(?:vue|svelte)$/.test(path)) return { file: path, line: 1, column: 1, message };
  const fallback = { file: path, line: typeof line === 'number' ? line : 1, column: 1, message };
  return explainSyntax(text, scriptOptions(path), fallback);
}

function cycleProblem(cycle: readonly string[], files: ReadonlyMap<string, SourceFile>): CompileProblem {
  const [first = '', second = ''] = cycle;
  const name = second.slice(second.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');
  const text = files.get(first)?.text ?? '';
  const specifier = [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"](\.[^'"]*)['"]/g)]
    .map((match) => match[1] ?? '')
    .find((one) => one.includes(name));
  return {
    file: first,
    ...placeOfSpecifier(text, specifier ?? second),
    message: `Files import each other in a circle: ${cycle.join(' → ')}. Move what they share into a file of its own.`,
  };
}

import type { CompiledMaps, CompiledStyle, CompileProblem, CompileResult } from '../model/compiled';
import type { SourceFile } from '../model/demo';
import type { Flavour } from '../model/flavours';
import type { ProgramFitting } from '../model/program-fitting';
import { expectedElements } from './pasted/expected-elements';
import { explainSyntax } from './explain-syntax';
import { htmlProblems, linkHtml } from './html';
import { SCENE_NOTE } from './pasted/globals';
import { ASSET_SPECIFIER, LEGACY_REACT_DOM, libraryFile, SCENE } from './pasted/library-files';
import { type LinkedModule, linkModule } from './link';
import { namePackages } from './name-packages';
import { fileFitting, projectModules } from './program-fitting';
import { dependencyOrder } from './order';
import { sourcePlace } from './maps';
import { endOfEntry, type EntryPlan, readEntry } from './pasted/read-entry';
import { CompileFailure, type CompileRequest, type LineMap, type ScriptOutput } from './request';
import { compileScript } from './script';
import { type ScriptOptions, scriptOptions } from './script-options';
import { STATE_TITLE } from './pasted/state-changes';
import { sentence } from './sentence';
import { joinPath, PACKAGES, resolveImport, type Resolution } from './specifiers';
import { blockStyleProblems, linkStyle, styleProblems } from './styles';
import { isTooDeep, tooDeep } from './too-deep';
import { unreadSyntax } from './unread-syntax';
import { compileSvelte, compileSvelteModule } from './svelte';
import { placeOfSpecifier } from './text-place';
import { compileVue } from './vue';
import { compileTemplates, innerMarkup, TEMPLATES, type TemplateSource } from './pasted/vue-templates';
import { workerStart } from './workers';

const DEFAULT_HTML = '<div id="container"></div>';

/**
 * Compiles one flavor of a demo into modules that a frame can run. Pure: the same request gives the same result in the build and in
 * the worker. A flavor's compiler is loaded when the first file needs it.
 *
 * @returns the modules in dependency order, or every problem found in the files that the entry reaches
 */
export async function compile(request: CompileRequest): Promise<CompileResult> {
  // Choosing the entry reads the texts of several files; the first one stands for them.
  request.onFile?.(request.files[0]?.path ?? '');
  const plan = readEntry(request);
  const { assets, packages = PACKAGES } = request;
  const { path: entry, files, page } = plan;
  const byPath = new Map(files.map((file) => [file.path, file]));
  const context: Context = {
    plan,
    isPasted: request.isPasted === true,
    paths: new Set(byPath.keys()),
    assets,
    packages,
    readText: (path) => byPath.get(path)?.text,
    made: new Map(),
  };
  const problems: CompileProblem[] = [];
  const warnings: CompileProblem[] = [];
  const linked = new Map<string, CompiledFile>();

  const waiting = [entry];
  const collect = async (): Promise<CompileProblem[]> => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      if (linked.has(path)) continue;
      request.onFile?.(path);
      const made = context.made.get(path) ?? libraryFile(path);
      const file = byPath.get(path) ?? (made === undefined ? undefined : { path, text: made });
      if (file === undefined) {
        return [
          { file: path, line: 1, column: 1, message: `There is no file ${path}; a demo of this flavour starts there.` },
        ];
      }
      try {
        const module = await compileFile(file, context);
        linked.set(path, module);
        warnings.push(...module.warnings);
        waiting.push(...module.modules, ...module.workers);
      } catch (error) {
        if (!(error instanceof CompileFailure) && !isTooDeep(error)) throw error;
        problems.push(...(error instanceof CompileFailure ? error.problems : [tooDeep(path)]));
        // The file's imports are unknown, so files that only it reaches are not checked; the others are.
        linked.set(path, { ...emptyModule(path), warnings: [] });
      }
    }
    return [];
  };
  const missing = await collect();
  if (missing.length > 0) return { ok: false, problems: missing };
  const first = linked.get(entry);
  if (first !== undefined && problems.length === 0 && (await addTemplates(context, linked, first, problems))) {
    waiting.push(TEMPLATES);
    await collect();
  }

  const ordered = dependencyOrder(entry, (path) => {
    const { modules = [], workers = [] } = linked.get(path) ?? {};
    return [...modules, ...workers];
  });
  if ('cycle' in ordered) problems.push(cycleProblem(ordered.cycle, byPath));
  const order = 'order' in ordered ? ordered.order.flatMap((path) => linked.get(path) ?? []) : [];

  const styles: CompiledStyle[] = [];
  const named: string[] = [];
  const addStyle = (path: string, text: string): void => {
    if (styles.some((style) => style.path === path)) return;
    const { css, assets: names } = linkStyle(text, assets);
    styles.push({ path, css });
    named.push(...names);
  };
  if (page !== undefined && page.css !== '') addStyle('page.css', page.css);
  for (const { module, css, styles: imported } of order) {
    for (const path of imported) {
      const text = byPath.get(path)?.text ?? '';
      request.onFile?.(path);
      problems.push(...styleProblems(text, path, assets));
      addStyle(path, text);
    }
    if (css !== undefined && css.trim() !== '') addStyle(module.path, css);
  }

  const own = plan.flavour === 'vanilla' && page === undefined ? byPath.get('index.html') : undefined;
  if (own !== undefined) {
    request.onFile?.(own.path);
    problems.push(...htmlProblems(own.text, own.path, assets));
  }
  if (problems.length > 0) {
    const told = problems
      .map((problem) => (isTooDeep(problem) ? { ...problem, ...tooDeep(problem.file) } : problem))
      .map((problem) => (plan.within.has(problem.file) ? { ...problem, file: entry } : problem));
    // What was removed around the code may be why it cannot be read.
    const noted = told.map((problem, index) =>
      index === 0 && problem.file === entry && /\bexpected\b|^Unexpected|^Missing|^Unterminated/.test(problem.message)
        ? { ...problem, message: [problem.message, ...plan.notes].join(' ') }
        : problem,
    );
    return { ok: false, problems: namePackages(noted, plan.flavour, packages) };
  }
  const ownHtml = page?.html ?? own?.text;
  const expected = expectedMarkup(context, ownHtml, order);
  const { html, assets: shown } = linkHtml((ownHtml ?? DEFAULT_HTML) + expected, assets);

  const workers = new Set(order.flatMap((module) => module.workers));
  const maps: CompiledMaps = {};
  for (const { module, map } of order) {
    if (map !== undefined)
      maps[module.path] = { version: 3, sources: [plan.within.has(module.path) ? entry : module.path], ...map };
  }
  return {
    ok: true,
    compiled: {
      flavour: first?.isShown === true ? 'vanilla' : (first?.flavour ?? plan.flavour),
      entry,
      modules: order.flatMap(({ module }) =>
        workers.has(module.path) ? [module, workerStart(module.path)] : [module],
      ),
      styles,
      html,
      assets: [...new Set([...order.flatMap((module) => module.assets), ...named, ...shown])].sort(),
      packages: [...new Set(order.flatMap((module) => module.packages))].sort(),
    },
    maps,
    ...(request.isPasted === true ? { fitting: programFitting(request, context, order, expected) } : {}),
    warnings: [
      ...warnings,
      ...plan.notes.map((message) => ({ file: entry, line: 1, column: 1, message })),
      ...(page?.foreign.map((address) => foreignScript(address, entry)) ?? []),
    ],
  };
}

/** What compiling one file needs to know of the others. */
interface Context {
  plan: EntryPlan;
  isPasted: boolean;
  paths: ReadonlySet<string>;
  assets: ReadonlySet<string>;
  packages: ReadonlySet<string>;
  readText(path: string): string | undefined;
  /** Generated modules, by path. */
  made: Map<string, string>;
}

/** Markup of the elements that pasted code looks up, besides the reader's own or the default container. */
function expectedMarkup(
  { isPasted, readText }: Context,
  own: string | undefined,
  order: readonly LinkedModule[],
): string {
  if (!isPasted) return '';
  const code = order.map(({ module }) => readText(module.path) ?? '').join('\n');
  return expectedElements(own ?? DEFAULT_HTML, code, own !== undefined);
}

/** What was done to a reader's program, for projects that run elsewhere. */
function programFitting(
  { files }: CompileRequest,
  { plan, made, readText }: Context,
  order: readonly CompiledFile[],
  html: string,
): ProgramFitting {
  const first = order.find(({ module }) => module.path === plan.path);
  const own = order.filter(({ module, report }) => report !== undefined && readText(module.path) !== undefined);
  const packages = [...new Set(order.flatMap((module) => module.packages))].sort();
  return {
    flavour: first?.flavour ?? plan.flavour,
    kind: plan.kind,
    isShown: first?.isShown === true,
    // A script that mounts an app on markup of its page has the template there.
    hasTemplates: made.has(TEMPLATES) || (plan.kind === 'script' && packages.includes('vue')),
    html,
    packages,
    files: Object.fromEntries(
      own.flatMap(({ module: { path }, report, hasJsx, text: updated }) => {
        if (report === undefined) return [];
        const text = updated ?? readText(path);
        const isChanged = plan.page === undefined && text !== files.find((file) => file.path === path)?.text;
        return [[path, { ...fileFitting(path, report, hasJsx === true), ...(isChanged ? { text } : {}) }]];
      }),
    ),
    modules: projectModules(new Set(order.flatMap(({ modules }) => modules))),
  };
}

/** Compiles the templates that scripts pass to Vue as strings, and makes the entry import them. */
async function addTemplates(
  { isPasted, plan, made }: Context,
  linked: ReadonlyMap<string, CompiledFile>,
  entry: CompiledFile,
  problems: CompileProblem[],
): Promise<boolean> {
  const modules = [...linked.values()];
  if (!isPasted || (plan.flavour !== 'vue' && !modules.some(({ packages }) => packages.includes('vue')))) return false;
  const sources = modules.flatMap(({ module, facts }) =>
    (facts?.templates ?? []).map((name): TemplateSource => {
      const template = name.startsWith('#') ? (plan.page?.templates[name.slice(1)] ?? name) : name;
      return { name, template, file: module.path };
    }),
  );
  const inPage = plan.page === undefined ? undefined : mountedMarkup(plan.page.html, plan.page.script);
  if (sources.length === 0 && inPage === undefined) return false;
  try {
    for (const [path, code] of await compileTemplates(sources, inPage)) made.set(path, code);
  } catch (error) {
    if (!(error instanceof CompileFailure)) throw error;
    problems.push(...error.problems);
    return false;
  }
  const { code, links } = entry.module;
  const start = code.length + '\nimport "'.length;
  entry.module = {
    ...entry.module,
    code: `${code}\nimport "";`,
    links: [...links, { start, end: start, target: { kind: 'module', path: TEMPLATES } }],
  };
  entry.modules = [...entry.modules, TEMPLATES];
  return true;
}

/** The markup inside the element on which a page's script mounts its app. */
function mountedMarkup(html: string, script: string): string | undefined {
  const id = /\bmount\(\s*['"`]#([\w-]+)['"`]/.exec(script)?.[1];
  const inner = id === undefined ? undefined : innerMarkup(html, id);
  return inner === undefined || inner.trim() === '' ? undefined : inner;
}

function foreignScript(address: string, file: string): CompileProblem {
  const message = `The page loads ${address}, which is not here: a demo has no network.`;
  return { file, line: 1, column: 1, message };
}

function emptyModule(path: string): LinkedModule {
  return { module: { path, code: '', links: [] }, modules: [], workers: [], styles: [], assets: [], packages: [] };
}

type CompiledFile = LinkedModule &
  Pick<ScriptOutput, 'css' | 'hasJsx' | 'text' | 'warnings'> & {
    /** The entry's actual flavor, if it turned out to be another one. */
    flavour?: Flavour;
    /** True for an entry that mounts itself, so the frame mounts nothing. */
    isShown?: boolean;
  };

async function compileFile(file: SourceFile, context: Context): Promise<CompiledFile> {
  const { path, text } = file;
  const { isPasted, plan, paths, assets, packages } = context;
  const isMade = context.readText(path) === undefined;
  const script = await compileToScript(file, context);
  const warnings = [...script.warnings];
  const isScript = path === plan.path && plan.kind === 'script';
  const flavour = script.hasJsx && plan.flavour === 'vanilla' ? 'react' : plan.flavour;
  let isShown = false;
  const problem = (specifier: string, message: string): CompileProblem => ({
    file: path,
    ...placeOfSpecifier(text, specifier),
    message,
  });
  try {
    const module = linkModule({
      path,
      code: script.code,
      flavour,
      ...(script.map === undefined ? {} : { map: script.map }),
      resolve(specifier) {
        const found = isMade
          ? madeImport(path, specifier)
          : resolveImport(path, specifier, { paths, assets, packages, isPasted });
        if (found.kind === 'text') {
          const made = `${found.path}.text.js`;
          context.made.set(
            made,
            `export default ${JSON.stringify(context.readText(found.path) ?? '')};\nexport const $isCommonJs = true;`,
          );
          return { kind: 'module', path: made };
        }
        if (found.kind === 'ignored') warnings.push(problem(specifier, found.message));
        if (isPasted && isScript && found.kind === 'module' && found.path === path) {
          return {
            kind: 'missing',
            message: `${path} imports itself. The playground mounts the component: paste the file that has it.`,
          };
        }
        if (!isMade && found.kind === 'package' && isOldReactDom(found.specifier, text))
          return { kind: 'module', path: LEGACY_REACT_DOM };
        return found;
      },
      problem,
      isPasted: isPasted && !isMade,
      complete(facts) {
        if (!isScript) return { code: '', imports: [] };
        const end = endOfEntry(facts, script.code, flavour);
        isShown = end.isShown;
        return end.added;
      },
    });
    if (module.report?.imports.some(({ target }) => target.kind === 'module' && target.path === SCENE) === true)
      warnings.push({ file: path, line: 1, column: 1, message: SCENE_NOTE });
    for (const { line, column, message, title = STATE_TITLE } of module.stateChanges ?? []) {
      const place = sourcePlace(script.map, { line, column: column - 1 });
      warnings.push({ file: path, ...place, message, title });
    }
    return {
      ...module,
      ...(script.css === undefined ? {} : { css: script.css }),
      ...(script.hasJsx === undefined ? {} : { hasJsx: script.hasJsx }),
      ...(script.text === undefined ? {} : { text: script.text }),
      warnings,
      flavour,
      isShown: isPasted && isScript && isShown,
    };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new CompileFailure([await explainLinkError(error, file, script.map)]);
  }
}

/** Resolves an import of a generated module: packages, and other generated modules next to it. */
function madeImport(importer: string, specifier: string): Resolution {
  if (specifier.startsWith(ASSET_SPECIFIER)) return { kind: 'asset', name: specifier.slice(ASSET_SPECIFIER.length) };
  const beside = specifier.startsWith('./') ? joinPath(importer, specifier) : undefined;
  return beside === undefined ? { kind: 'package', specifier } : { kind: 'module', path: beside };
}

/** True for code written for React 18 or older, whose `react-dom` could render. */
function isOldReactDom(specifier: string, text: string): boolean {
  const uses = /\bReactDOM\w*\s*\.\s*(?:render|hydrate|unmountComponentAtNode|createRoot|hydrateRoot)\b/;
  const imports =
    /[{,]\s*(?:render|hydrate|unmountComponentAtNode|createRoot|hydrateRoot)\b[^}]*\}\s*(?:from\s*|=\s*require\s*\(\s*)['"][^'"]*react-dom(?:@[^'"/]*)?['"]/;
  const required = /react-dom['"]\s*\)\s*\.\s*(?:render|hydrate|unmountComponentAtNode|createRoot|hydrateRoot)\b/;
  return specifier === 'react-dom' && [uses, imports, required].some((pattern) => pattern.test(text));
}

async function compileToScript(
  { path, text }: SourceFile,
  { plan, isPasted, readText, assets }: Context,
): Promise<ScriptOutput> {
  const kind = path === plan.path ? plan.kind : /\.(vue|svelte)$/.exec(path)?.[1];
  const styles = kind === 'vue' || kind === 'svelte' ? blockStyleProblems(text, path, assets) : [];
  if (styles.length > 0) throw new CompileFailure(styles);
  if (kind === 'vue') return compileVue(text, path, readText);
  if (kind === 'svelte') return compileSvelte(text, path, isPasted);
  if (/\.svelte\.[jt]s$/.test(path)) return compileSvelteModule(text, path);
  const options = scriptOptions(path);
  if (!isPasted) return compileScript(text, options);
  // A script that was pasted into a component's file is also parsed as TypeScript.
  return compilePasted(text, { ...options, typescript: options.typescript || /\.(?:vue|svelte)$/.test(path) });
}

/** Compiles a script, enabling JSX only if it does not compile without. */
async function compilePasted(source: string, options: ScriptOptions): Promise<ScriptOutput> {
  // The older word of import attributes, which no engine reads any more.
  const text = source.replace(/(\bfrom\s*(['"])[^'"\n]+\2\s*)assert(?=\s*\{)/g, '$1with  ');
  const output = await compileScriptOrJsx(text, options);
  return text === source ? output : { ...output, text };
}

async function compileScriptOrJsx(text: string, options: ScriptOptions): Promise<ScriptOutput> {
  if (options.jsx || !/<[A-Za-z>][\s\S]*?(?:\/>|<\/)/.test(text)) return compileScript(text, options);
  try {
    return await compileScript(text, options);
  } catch (error) {
    const withJsx = compileScript(text, { ...options, jsx: true });
    if (/\bReact\b|from\s*['"]react/.test(text)) return { ...(await withJsx), hasJsx: true };
    return withJsx.then(
      (output) => ({ ...output, hasJsx: true }),
      () => Promise.reject(error instanceof Error ? error : new Error(String(error))),
    );
  }
}

/**
 * Explains a syntax error that the compiler let through and the parser of the compiled code found. For scripts, its lines are those
 * of the source.
 */
function explainLinkError(
  error: SyntaxError,
  { path, text }: SourceFile,
  map: LineMap | undefined,
): Promise<CompileProblem> | CompileProblem {
  const loc: unknown = Reflect.get(error, 'loc');
  const line: unknown = typeof loc === 'object' && loc !== null ? Reflect.get(loc, 'line') : undefined;
  const message = unreadSyntax(sentence(error.message), text);
  if (/\.(?:vue|svelte)$/.test(path)) {
    const column: unknown = typeof loc === 'object' && loc !== null ? Reflect.get(loc, 'column') : undefined;
    const place = { line: typeof line === 'number' ? line : 1, column: typeof column === 'number' ? column : 0 };
    return { file: path, ...sourcePlace(map, place), message };
  }
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

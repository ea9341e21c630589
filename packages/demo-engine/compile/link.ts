import * as acorn from 'acorn';
import { simple } from 'acorn-walk';
import type { CompiledModule, CompileProblem, ModuleLink } from '../model/compiled';
import type { Flavour } from '../model/flavours';
import { vueTag } from '../model/vue-tag';
import { applyEdits, type Edit, keepLines } from './edits';
import { jsonImport } from './pasted/json-imports';
import { fileModule, KONVA_PARTS_NAME, NODE_NAMES } from './pasted/library-files';
import type { Loop } from './loop';
import { guardLoops } from './loop-guard';
import { shiftMap } from './maps';
import { CompileFailure, type LineMap } from './request';
import { readFacts, type ModuleFacts } from './module-facts';
import { type AddedImport, type Fitting, fitPastedCode } from './pasted/pasted-code';
import type { LinkReport } from './program-fitting';
import { lostElements } from './pasted/lost-elements';
import { reactChanges, type StateChange, vueChanges } from './pasted/state-changes';
import type { Resolution } from './specifiers';
import { placeAt, type TextPlace } from './text-place';
import { noteThrown } from './thrown';
import { workerEdits, workerReference, type WorkerReference, workerStartPath } from './workers';

/** A module whose imports are resolved, and what it imports. */
export interface LinkedModule {
  module: CompiledModule;
  map?: LineMap;
  /** Paths of the modules it imports. */
  modules: string[];
  /** Paths of the modules that it starts as workers. */
  workers: string[];
  /** Paths of the styles it imports, in order. */
  styles: string[];
  assets: string[];
  packages: string[];
  /** Facts about its code; collected for pasted code only. */
  facts?: ModuleFacts;
  /** What was resolved and added; for pasted code only. */
  report?: LinkReport;
  /** State that the framework does not see change, at places in the code; for pasted code only. */
  stateChanges?: readonly (StateChange & TextPlace)[];
}

export interface LinkInput {
  path: string;
  code: string;
  map?: LineMap;
  resolve(specifier: string): Resolution;
  /** Creates a problem at an import's location in the source. */
  problem(specifier: string, message: string): CompileProblem;
  /** The framework for which the code is written. */
  flavour: Flavour;
  /** Whether the code may be a classic script or CommonJS. */
  isPasted?: boolean;
  /** Code to append to a pasted module. */
  complete?: (facts: ModuleFacts) => { code: string; imports: AddedImport[] };
}

/** A range of the code that becomes a URL: a module's specifier, or the empty string of an asset's constant. */
interface Mark {
  start: number;
  end: number;
  /** Offset into the edit's text, when the mark is inside replaced code. */
  within?: number;
  target: ModuleLink['target'];
}

/** An import, an export from elsewhere, or `import()`. */
interface Reference {
  node: acorn.ImportDeclaration | acorn.ExportNamedDeclaration | acorn.ExportAllDeclaration | acorn.ImportExpression;
  source: acorn.Literal;
  specifier: string;
}

/** The only name that an asset's import may bind: `lion` in `import lion from`; undefined for a bare import. */
function assetBinding(node: Reference['node']): string | undefined | 'wrong form' {
  if (node.type !== 'ImportDeclaration') return 'wrong form';
  const [first, ...others] = node.specifiers;
  if (first === undefined) return undefined;
  const isDefault =
    first.type === 'ImportDefaultSpecifier' ||
    (first.type === 'ImportSpecifier' && first.imported.type === 'Identifier' && first.imported.name === 'default');
  return isDefault && others.length === 0 ? first.local.name : 'wrong form';
}

/** What the linker needs from a module's syntax tree. */
interface ReadModule {
  references: Reference[];
  workers: WorkerReference[];
  loops: Loop[];
  computed: acorn.Node[];
  throws: acorn.ThrowStatement[];
}

function readModule(program: acorn.Program): ReadModule {
  const references: Reference[] = [];
  const workers: WorkerReference[] = [];
  const loops: Loop[] = [];
  const computed: acorn.Node[] = [];
  const throws: acorn.ThrowStatement[] = [];
  const refer = (node: Reference['node']): void => {
    const { source } = node;
    if (source === null || source === undefined) return;
    if (source.type === 'Literal' && typeof source.value === 'string') {
      references.push({ node, source, specifier: source.value });
    } else computed.push(node);
  };
  const loop = (node: Loop): void => void loops.push(node);
  simple(program, {
    ImportDeclaration: refer,
    ExportNamedDeclaration: refer,
    ExportAllDeclaration: refer,
    ImportExpression: refer,
    NewExpression: (node) => {
      const worker = workerReference(node);
      if (worker !== undefined) workers.push(worker);
    },
    WhileStatement: loop,
    DoWhileStatement: loop,
    ForStatement: loop,
    ForOfStatement: loop,
    ThrowStatement: (node) => void throws.push(node),
  });
  return { references, workers, loops, computed, throws };
}

/**
 * Resolves a module's imports and guards its loops. Every line keeps its number.
 *
 * @throws acorn's SyntaxError when the code is not JavaScript
 * @throws CompileFailure for imports that cannot be resolved
 */
export function linkModule({
  path,
  code,
  map,
  flavour,
  problem,
  isPasted,
  complete,
  ...input
}: LinkInput): LinkedModule {
  const resolved = new Map<string, Resolution>();
  const resolve = (specifier: string): Resolution => {
    const found = input.resolve(specifier);
    resolved.set(specifier, found);
    return found;
  };
  const program = acorn.parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  const { references, workers: started, loops, computed, throws } = readModule(program);
  const modules = new Set<string>();
  const workers = new Set<string>();
  const styles = new Set<string>();
  const assets = new Set<string>();
  const packages = new Set<string>();
  const problems: CompileProblem[] = [];
  const edits: Edit[] = [];
  const marks: Mark[] = [];

  for (const _ of computed) {
    problems.push(problem('import(', 'import() needs a fixed name here: import("./name").'));
  }
  for (const { node, source, specifier } of references) {
    const found = resolve(specifier);
    const replaced = code.slice(node.start, node.end);
    switch (found.kind) {
      case 'package':
        packages.add(found.specifier);
        if (isPasted) edits.push(...namedImport(node, found.specifier, code));
        if (isPasted) problems.push(...defaultProblems(node, found.specifier, code, problem));
        if (isPasted) problems.push(...konvaProblems(node, found.specifier, { code, flavour, problem }));
        marks.push({ start: source.start + 1, end: source.end - 1, target: found });
        break;
      case 'module':
        modules.add(found.path);
        marks.push({ start: source.start + 1, end: source.end - 1, target: { kind: 'module', path: found.path } });
        break;
      case 'style':
        styles.add(found.path);
        if (node.type !== 'ImportDeclaration' || node.specifiers.length > 0) {
          problems.push(problem(specifier, `Import a style without a name: import "${specifier}".`));
        }
        edits.push({ start: node.start, end: node.end, text: keepLines('', replaced) });
        break;
      case 'ignored':
        edits.push({ start: node.start, end: node.end, text: keepLines(ignoredImport(node), replaced) });
        break;
      case 'asset': {
        const form = isPasted === true ? (found.form ?? jsonImport(found.name, node, code)) : 'url';
        if (form !== 'url') {
          const target = { kind: 'module', path: fileModule(found.name, form) } as const;
          modules.add(target.path);
          const names = destructured(node);
          const isImport = node.type === 'ImportDeclaration';
          const text = isImport ? `import ${names.first} from "` : '';
          if (isImport)
            edits.push({ start: node.start, end: node.end, text: keepLines(`${text}";${names.more}`, replaced) });
          const at = isImport
            ? { start: node.start, end: node.start, within: text.length }
            : { start: source.start + 1, end: source.end - 1 };
          marks.push({ ...at, target });
          break;
        }
        assets.add(found.name);
        const binding = assetBinding(node);
        if (binding === 'wrong form') {
          problems.push(
            problem(specifier, `Import an asset's address by one name: import address from "${specifier}".`),
          );
          break;
        }
        const text = binding === undefined ? '' : `const ${binding} = "`;
        edits.push({ start: node.start, end: node.end, text: keepLines(text === '' ? '' : `${text}";`, replaced) });
        if (text !== '') {
          marks.push({
            start: node.start,
            end: node.start,
            within: text.length,
            target: { kind: 'asset', name: found.name },
          });
        }
        break;
      }
      case 'text':
        // The caller has made a module of it.
        break;
      case 'missing':
        problems.push(problem(specifier, found.message));
    }
  }
  for (const worker of started) {
    const { source, specifier, type } = worker;
    const found = resolve(specifier);
    if (found.kind !== 'module') {
      const message = 'A worker starts from a script of the demo, such as "./worker.ts".';
      problems.push(problem(specifier, found.kind === 'missing' ? found.message : message));
    } else if (type === undefined) {
      const message =
        'Say that the worker is a module, or it cannot import: new Worker(new URL(…), { type: "module" }).';
      problems.push(problem(specifier, message));
    } else {
      workers.add(found.path);
      edits.push(...workerEdits(worker, code));
      const target = { kind: 'module', path: workerStartPath(found.path) } as const;
      marks.push({ start: source.start + 1, end: source.end - 1, target });
    }
  }
  const facts = isPasted === true ? readFacts(program) : undefined;
  const fitting = facts === undefined ? undefined : fitPastedCode({ path, facts, code, flavour, resolve, problem });
  problems.push(...(fitting?.problems ?? []));
  if (problems.length > 0) throw new CompileFailure(problems);
  for (const { asset, ...edit } of fitting?.edits ?? []) {
    edits.push(edit);
    if (asset === undefined) continue;
    assets.add(asset);
    marks.push({ start: edit.start, end: edit.start, within: 1, target: { kind: 'asset', name: asset } });
  }
  fitting?.styles.forEach((style) => styles.add(style));

  const guard = guardLoops(code, loops);
  const thrown = noteThrown(code, throws);
  // If a statement is a loop's whole body, its own closing bracket must come first.
  const allEdits = [...edits, ...thrown.edits, ...guard.edits];
  const edited = applyEdits(code, allEdits);
  const links = marks.map(({ start, end, within, target }): ModuleLink => {
    if (within !== undefined) {
      const at = edited.moved(start) + within;
      return { start: at, end: at, target };
    }
    return { start: edited.moved(start), end: edited.moved(end), target };
  });
  const more = facts === undefined ? undefined : complete?.(facts);
  const added = addBehind(edited.code + guard.suffix + thrown.suffix, fitting, more);
  for (const { target } of added.links) {
    if (target.kind === 'package') packages.add(target.specifier);
    if (target.kind === 'module') modules.add(target.path);
  }
  links.push(...added.links);
  return {
    module: { path, code: added.code, links: links.sort((a, b) => a.start - b.start) },
    ...(map === undefined ? {} : { map: shiftMap(map, code, allEdits) }),
    modules: [...modules],
    workers: [...workers],
    styles: [...styles],
    assets: [...assets],
    packages: [...packages],
    ...(facts === undefined
      ? {}
      : {
          facts,
          stateChanges: (path.endsWith('.vue')
            ? vueChanges(program)
            : [...reactChanges(program), ...lostElements(program)]
          ).map((change) => ({
            ...change,
            ...placeAt(code, change.at),
          })),
          report: {
            imports: [...(fitting?.imports ?? []), ...(more?.imports ?? [])],
            end: `${fitting?.suffix ?? ''}${more?.code ?? ''}`,
            resolved,
            requires: facts.requires.map(({ specifier }) => specifier),
          },
        }),
  };
}

/** Appends code and imports to a module, on a line of their own. */
function addBehind(
  code: string,
  fitting: Fitting | undefined,
  more: { code: string; imports: AddedImport[] } | undefined,
): { code: string; links: ModuleLink[] } {
  const imports = [...(fitting?.imports ?? []), ...(more?.imports ?? [])];
  const own = `${fitting?.suffix ?? ''}${more?.code ?? ''}`;
  if (own === '' && imports.length === 0) return { code, links: [] };
  const links: ModuleLink[] = [];
  let result = `${code}\n${own}`;
  for (const { clause, target } of imports) {
    result += clause === '' ? 'import "' : `import ${clause} from "`;
    links.push({ start: result.length, end: result.length, target });
    result += '";';
  }
  return { code: result, links };
}

/** How an import of data binds it: one name, and the names that are taken from it. */
function destructured(node: Reference['node']): { first: string; more: string } {
  const specifiers = node.type === 'ImportDeclaration' ? node.specifiers : [];
  const isWhole = (one: (typeof specifiers)[number]): boolean =>
    one.type !== 'ImportSpecifier' || (one.imported.type === 'Identifier' && one.imported.name === 'default');
  const [whole, ...others] = specifiers.filter(isWhole).map(({ local }) => local.name);
  const first = whole ?? `$data${node.start}`;
  const parts = specifiers.flatMap((one) =>
    one.type !== 'ImportSpecifier' || isWhole(one)
      ? []
      : [
          `${one.imported.type === 'Identifier' ? one.imported.name : JSON.stringify(one.imported.value)}: ${one.local.name}`,
        ],
  );
  const taken = parts.length === 0 ? [] : [`{ ${parts.join(', ')} } = ${first}`];
  const all = [...others.map((name) => `${name} = ${first}`), ...taken];
  return { first, more: all.length === 0 ? '' : `const ${all.join(', ')};` };
}

/** Turns `import Stage from "react-konva"` into an import by name: the bindings have no default export. */
function namedImport(node: Reference['node'], specifier: string, code: string): Edit[] {
  if (!/^(?:react|svelte)-konva$/.test(specifier) || node.type !== 'ImportDeclaration') return [];
  const [first] = node.specifiers;
  if (first?.type !== 'ImportDefaultSpecifier' || !NODE_NAMES.has(first.local.name)) return [];
  const end = node.source.start;
  const before = code.slice(node.start, end);
  const others = /\{([^}]*)\}/.exec(before)?.[1]?.trim() ?? '';
  const names = [first.local.name, ...(others === '' ? [] : [others.replace(/\s+/g, ' ')])].join(', ');
  return [{ start: node.start, end, text: keepLines(`import { ${names} } from `, before) }];
}

/** What to write in place of a default import of a binding that has none: the reader's own names. */
function defaultProblems(
  node: Reference['node'],
  specifier: string,
  code: string,
  problem: LinkInput['problem'],
): CompileProblem[] {
  if (!/^(?:react|svelte)-konva$/.test(specifier) || node.type !== 'ImportDeclaration') return [];
  const [first] = node.specifiers;
  if (first?.type !== 'ImportDefaultSpecifier' || NODE_NAMES.has(first.local.name)) return [];
  const own = first.local.name.replaceAll('$', '\\$');
  const used = [...code.matchAll(new RegExp(`\\b${own}\\.(\\w+)`, 'g'))].map(([, name = '']) => name);
  const names = [...new Set(used)].filter((name) => NODE_NAMES.has(name));
  const write = new RegExp(`\\bnew\\s+${own}\\.`).test(code)
    ? `Its components have no new: for the classes, write import ${first.local.name} from "konva".`
    : `Import what you need by its name: import { ${(names.length > 0 ? names : ['Stage', 'Layer', 'Rect']).join(', ')} } from "${specifier}".`;
  return [problem(specifier, `"${specifier}" has no default export. ${write}`)];
}

/** The replacement for an import of something that is not needed. */
function ignoredImport(node: Reference['node']): string {
  if (node.type !== 'ImportDeclaration') return node.type === 'ImportExpression' ? 'Promise.resolve({})' : '';
  const names = node.specifiers.map(({ local }) => `${local.name} = {}`);
  return names.length === 0 ? '' : `const ${names.join(', ')};`;
}

/** Where the components of a framework come from. */
const COMPONENTS: Readonly<Partial<Record<Flavour, (names: readonly string[]) => string>>> = {
  react: (names) => `import { ${names.join(', ')} } from "react-konva"`,
  vue: (names) => `${names.map((name) => `<${vueTag(name)}>`).join(', ')}, which need no import`,
  svelte: (names) => `import { ${names.join(', ')} } from "svelte-konva"`,
};

/** Problems of Konva imports: the package exports its namespace as default and nothing else. */
function konvaProblems(
  node: Reference['node'],
  specifier: string,
  { code, flavour, problem }: Pick<LinkInput, 'code' | 'flavour' | 'problem'>,
): CompileProblem[] {
  if (specifier !== 'konva' || node.type !== 'ImportDeclaration') return [];
  const names = node.specifiers.flatMap((one) =>
    one.type === 'ImportSpecifier' && one.imported.type === 'Identifier' ? [one.imported.name] : [],
  );
  const wrong = node.specifiers.find(
    (one) =>
      (one.type === 'ImportNamespaceSpecifier' && !code.includes(`${one.local.name}.default`)) ||
      (one.type === 'ImportSpecifier' &&
        one.imported.type === 'Identifier' &&
        one.imported.name !== 'default' &&
        one.imported.name !== KONVA_PARTS_NAME),
  );
  if (wrong === undefined) return [];
  const nodes = names.filter((name) => NODE_NAMES.has(name));
  const [first = ''] = nodes;
  const components = COMPONENTS[flavour];
  if (components !== undefined && first !== '') {
    const write = `konva has classes, not components: write ${components(nodes)}. For a class, write import Konva from "konva" and new Konva.${first}(…).`;
    return [problem(specifier, write)];
  }
  const use = wrong.type === 'ImportSpecifier' && wrong.local.name !== 'Konva' ? ` and Konva.${wrong.local.name}` : '';
  return [problem(specifier, `konva has one export, its default one: write import Konva from "konva"${use}.`)];
}

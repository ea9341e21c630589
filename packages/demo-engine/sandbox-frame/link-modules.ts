import type { CompiledModule, ModuleLink } from '../model/compiled';

/** Scheme of the names of compiled modules in stacks and in the browser's developer tools. */
export const SOURCE_SCHEME = 'demo://';

/** A module's name in stacks: `demo://App.tsx`. */
function sourceName(path: string): string {
  return SOURCE_SCHEME + encodeURI(path);
}

/** URLs of what modules may import besides each other. */
export interface LinkTargets {
  /** Asset name to URL. */
  assets: Readonly<Record<string, string>>;
  /** Package specifier to URL. */
  packages: ReadonlyMap<string, string>;
}

/** How a URL in a module's final text shifts what follows it on its line, compared with the compiled text. */
interface Shift {
  /** Line, counted from 1. */
  line: number;
  /** First column after the URL, in the final text, counted from 1. */
  from: number;
  by: number;
}

/** Modules with their URLs, and the mapping back from their final texts. */
export interface LinkedModules {
  /** Module path to URL. */
  urls: ReadonlyMap<string, string>;
  /** The column in the compiled text for a column in the final text. */
  originalColumn(path: string, line: number, column: number): number;
}

function describe({ kind, ...target }: ModuleLink['target']): string {
  const [name = ''] = Object.values(target);
  return `the ${kind === 'module' ? 'file' : kind} ${name}`;
}

function writeLinks(
  { path, code, links }: CompiledModule,
  urlOf: (target: ModuleLink['target']) => string | undefined,
): { text: string; shifts: Shift[] } {
  const shifts: Shift[] = [];
  let text = '';
  let done = 0;
  for (const { start, end, target } of [...links].sort((a, b) => a.start - b.start)) {
    const url = urlOf(target);
    if (url === undefined) throw new Error(`${path} imports ${describe(target)}, which is not there.`);
    text += code.slice(done, start) + url;
    done = end;
    const lineStart = text.lastIndexOf('\n') + 1;
    const line = text.slice(0, lineStart).split('\n').length;
    shifts.push({ line, from: text.length - lineStart + 1, by: url.length - (end - start) });
  }
  return { text: text + code.slice(done), shifts };
}

/**
 * Creates one URL per module, after those of the modules it imports, whose URLs are written into it.
 *
 * @param modules in dependency order, as the compiler gives them
 * @param createUrl creates a URL for a module's final text
 * @throws when a module imports one that does not precede it, or an asset or package that was not sent
 */
export function linkModules(
  modules: readonly CompiledModule[],
  { assets, packages }: LinkTargets,
  createUrl: (code: string) => string,
): LinkedModules {
  const urls = new Map<string, string>();
  const shiftsOf = new Map<string, Shift[]>();
  for (const module of modules) {
    const { text, shifts } = writeLinks(module, (target) => {
      if (target.kind === 'module') return urls.get(target.path);
      return target.kind === 'asset' ? assets[target.name] : packages.get(target.specifier);
    });
    urls.set(module.path, createUrl(`${text}\n//# sourceURL=${sourceName(module.path)}`));
    shiftsOf.set(module.path, shifts);
  }
  return {
    urls,
    originalColumn(path, line, column) {
      const before = (shiftsOf.get(path) ?? []).filter((shift) => shift.line === line && shift.from <= column);
      return Math.max(
        1,
        before.reduce((rest, { by }) => rest - by, column),
      );
    },
  };
}

import type { FileFitting } from '../model/program-fitting';
import { FRAME_LOCATION, libraryFile } from './pasted/library-files';
import type { AddedImport } from './pasted/pasted-code';
import { isRelative, joinPath, type Resolution } from './specifiers';

/** What linking a pasted file resolved and added. */
export interface LinkReport {
  imports: readonly AddedImport[];
  end: string;
  resolved: ReadonlyMap<string, Resolution>;
  /** Specifiers of the calls of `require`, in order. */
  requires: readonly string[];
}

const LIBRARY = 'node_modules/';
/** Folder of generated modules in a project. */
const FOLDER = 'playground/';

/** The specifier by which one file of a project imports another. */
function relativePath(importer: string, path: string): string {
  const depth = importer.split('/').length - 1;
  return `${depth === 0 ? './' : '../'.repeat(depth)}${path}`;
}

/** A file of JSON behind the module that reads it; undefined for other modules. */
function dataFile(path: string): string | undefined {
  return /^node_modules\/data\/(.+)\.js$/.exec(path)?.[1];
}

/** Where a generated module is in a project; undefined for a file of the program. */
function placeOf(path: string): string | undefined {
  return path.startsWith(LIBRARY) ? FOLDER + path.slice(LIBRARY.length) : undefined;
}

function specifierOf(importer: string, target: AddedImport['target']): string {
  if (target.kind === 'package') return target.specifier;
  return relativePath(importer, dataFile(target.path) ?? placeOf(target.path) ?? target.path);
}

/** The specifier that an import needs outside the playground; undefined when the written one is right. */
function outside(importer: string, specifier: string, found: Resolution): string | undefined {
  switch (found.kind) {
    case 'package':
      return found.specifier === specifier ? undefined : found.specifier;
    case 'ignored':
      return '';
    case 'asset': {
      if (isRelative(specifier) && joinPath(importer, specifier) !== undefined) return undefined;
      // A project has the file beside each file that imports it.
      return `./${found.name}${/\?\w+$/.exec(specifier)?.[0] ?? ''}`;
    }
    case 'style':
      return isRelative(specifier) ? undefined : relativePath(importer, found.path);
    case 'module': {
      if (found.path.endsWith('.text.js')) return specifier.endsWith('?raw') ? undefined : `${specifier}?raw`;
      if (/^konva\/lib\//.test(specifier)) return undefined;
      const place = placeOf(found.path);
      if (place !== undefined) return relativePath(importer, place);
      const isThere = isRelative(specifier) && joinPath(importer, specifier) !== undefined;
      return isThere && !/\.m?js$/.test(specifier)
        ? undefined
        : relativePath(importer, found.path.replace(/\.[jt]sx?$/, ''));
    }
    default:
      return undefined;
  }
}

/** Describes what linking did to a file in terms of its text. */
export function fileFitting(path: string, report: LinkReport, hasJsx: boolean): FileFitting {
  const added = report.imports.filter(({ target }) => target.kind === 'package' || target.path !== FRAME_LOCATION);
  const specifiers = [...report.resolved].flatMap(([specifier, found]) => {
    const other = outside(path, specifier, found);
    return other === undefined ? [] : [[specifier, other] as const];
  });
  return {
    imports: added.map(({ clause, target }) => {
      const from = JSON.stringify(specifierOf(path, target));
      return clause === '' ? `import ${from};` : `import ${clause} from ${from};`;
    }),
    end: report.end,
    specifiers: Object.fromEntries(specifiers),
    requires: Object.fromEntries(report.requires.map((specifier, index) => [specifier, `$required${index}`])),
    hasJsx,
  };
}

/** Code of the generated modules that a program imports, by their paths in a project. */
export function projectModules(paths: Iterable<string>): Record<string, string> {
  return Object.fromEntries(
    [...paths].flatMap((path) => {
      const place = placeOf(path);
      const code = path === FRAME_LOCATION || dataFile(path) !== undefined ? undefined : libraryFile(path);
      return place === undefined || code === undefined ? [] : [[place, `${code}\n`]];
    }),
  );
}

import type { Flavour } from '../model/flavours';
import { ALL_LIBRARIES, LIBRARIES, type Library } from '../vendor/libraries';
import { insteadOf } from './instead';
import { packageAt } from './pasted/cdn';
import { libraryImport, readerImport } from './pasted/library-files';
import { addFileAdvice, ownPath } from './pasted/own-paths';

function specifiersOf(libraries: readonly Library[]): ReadonlySet<string> {
  return new Set(libraries.flatMap(({ entries }) => entries.map(({ specifier }) => specifier)));
}

/** All package specifiers that the site's demos can import. */
export const PACKAGES: ReadonlySet<string> = specifiersOf(LIBRARIES);

/** All package specifiers that a reader's program can import. */
export const PROGRAM_PACKAGES: ReadonlySet<string> = specifiersOf(ALL_LIBRARIES);

/** A package that a program can import, described for its writer. */
export interface NamedPackage {
  name: string;
  /** What it is for. */
  about: string;
}

/** The packages offered to a writer of one flavor, the usual ones first. */
export function offeredPackages(flavour: Flavour): NamedPackage[] {
  return ALL_LIBRARIES.filter((library) => library.flavour === undefined || library.flavour === flavour).flatMap(
    ({ entries }) =>
      entries.flatMap(({ specifier, about }) => (about === undefined ? [] : [{ name: specifier, about }])),
  );
}

/** The names of the flavor's packages that are available. */
export function packagesOf(flavour: Flavour, packages: ReadonlySet<string>): string[] {
  return offeredPackages(flavour).flatMap(({ name }) => (packages.has(name) ? [name] : []));
}

/** What to do about a package that nothing here replaces. */
const ELSEWHERE =
  'Put the part that you need into a file of the project with Add file, or choose Download project and install the package there.';

const SCRIPT_ENDINGS = ['.ts', '.tsx', '.js', '.jsx', '.mjs', '.vue', '.svelte'];
const RESOLVED_ENDINGS = ['', '.ts', '.tsx', '.js', '.jsx', '.mjs', '.vue', '.svelte'];
const ASSET_ENDING = /\.(?:png|jpe?g|webp|gif|avif|svg|woff2?|ttf|otf|mp3|wav|ogg|mp4|webm|json|csv|txt|geojson)$/i;

/** What an import of a file gives: its URL, its text, or what the JSON in it says. */
export type AssetForm = 'url' | 'raw' | 'data';

export type Resolution =
  | { kind: 'module'; path: string }
  | { kind: 'style'; path: string }
  | { kind: 'asset'; name: string; form?: AssetForm }
  /** A file of the project that is neither code nor an asset, such as a shader: its text. */
  | { kind: 'text'; path: string }
  | { kind: 'package'; specifier: string }
  /** An import that the program can run without. */
  | { kind: 'ignored'; message: string }
  | { kind: 'missing'; message: string };

export function isRelative(specifier: string): boolean {
  return /^\.\.?(?:\/|$)/.test(specifier);
}

export function isScriptPath(path: string): boolean {
  return SCRIPT_ENDINGS.some((ending) => path.endsWith(ending));
}

/** True for an import that yields the URL of a picture, a font, a sound or data. */
export function isAssetSpecifier(specifier: string): boolean {
  return isRelative(specifier) && ASSET_ENDING.test(specifier);
}

/** An asset's name: the last segment of its path. */
export function assetName(specifier: string): string {
  return specifier.slice(specifier.lastIndexOf('/') + 1);
}

/** Joins a relative specifier to the folder of the importing file; `undefined` when it leaves the flavor's folder. */
export function joinPath(importer: string, specifier: string): string | undefined {
  const parts = importer.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return undefined;
  }
  return parts.join('/');
}

function candidates(base: string): string[] {
  const direct = RESOLVED_ENDINGS.map((ending) => base + ending);
  // TypeScript's convention: `./shape.js` means shape.ts.
  const typed = base.endsWith('.js') ? [base.replace(/\.js$/, '.ts'), base.replace(/\.js$/, '.tsx')] : [];
  const index = RESOLVED_ENDINGS.slice(1).map((ending) => (base === '' ? '' : `${base}/`) + `index${ending}`);
  return [...direct, ...typed, ...index];
}

function nearest(word: string, known: Iterable<string>): string | undefined {
  const lower = word.toLowerCase();
  for (const one of known) {
    if (one.toLowerCase() === lower) return one;
  }
  return undefined;
}

/** What a program's files may import. */
export interface Importable {
  /** Paths of the flavor's files. */
  paths: ReadonlySet<string>;
  /** Names of the available assets. */
  assets: ReadonlySet<string>;
  /** Specifiers of the available packages. */
  packages: ReadonlySet<string>;
  /** Pasted code: CDN URLs stand for the libraries, and missing styles are ignored. */
  isPasted: boolean;
}

/**
 * Resolves an import of a demo's file.
 *
 * @param importer path of the importing file
 * @param specifier the import's specifier
 * @param importable what can be imported
 */
export function resolveImport(importer: string, specifier: string, importable: Importable): Resolution {
  const { paths, assets, packages, isPasted } = importable;
  if (isPasted && /\?(?:url|raw|inline)$/.test(specifier)) return resolveForm(importer, specifier, importable);
  const styleless = isPasted && /\.(?:css|s[ac]ss|less|styl)(?:\?.*)?$/.test(specifier);
  const ignored = {
    kind: 'ignored',
    message: `The style "${specifier}" is not there; the program runs without it.`,
  } as const;
  if (!isRelative(specifier)) {
    if (packages.has(specifier)) return { kind: 'package', specifier };
    const part = libraryImport(specifier) ?? (isPasted ? readerImport(specifier) : undefined);
    if (part !== undefined) return part;
    if (styleless) return ignored;
    const named = isPasted ? packageAt(specifier) : undefined;
    if (named !== undefined && named !== specifier) return resolveImport(importer, named, importable);
    const own = isPasted ? ownPath(specifier) : undefined;
    if (own !== undefined) return resolveOwn(own, importer, specifier, importable);
    const instead = insteadOf(specifier);
    const more = instead ?? (isPasted ? ELSEWHERE : undefined);
    return {
      kind: 'missing',
      message: `The package "${specifier}" is not available.${more === undefined ? '' : ` ${more}`}`,
    };
  }
  const base = joinPath(importer, specifier);
  if (isAssetSpecifier(specifier)) {
    const name = assetName(specifier);
    if (assets.has(name)) return { kind: 'asset', name };
    const other = nearest(name, assets);
    if (isPasted && other === undefined) return { kind: 'missing', message: addFileAdvice(name, importer, specifier) };
    const hint =
      other !== undefined
        ? `There is "${other}": the case of letters counts.`
        : assets.size > 0
          ? `This demo has ${[...assets].join(', ')}.`
          : 'This demo has no assets.';
    return { kind: 'missing', message: `The asset "${specifier}" is not there. ${hint}` };
  }
  if (base === undefined) {
    if (isPasted) return resolveOwn(specifier.replace(/^(?:\.\.?\/)+/, ''), importer, specifier, importable);
    return { kind: 'missing', message: `"${specifier}" leaves the demo's folder. Import only files inside it.` };
  }
  if (base.endsWith('.css') && paths.has(base)) return { kind: 'style', path: base };
  if (styleless) return ignored;
  const found = candidates(base).find((path) => paths.has(path) && isScriptPath(path));
  if (found !== undefined) return { kind: 'module', path: found };
  if (isPasted && paths.has(base)) return { kind: 'text', path: base };
  const other =
    nearest(base, paths) ??
    candidates(base)
      .map((path) => nearest(path, paths))
      .find(Boolean);
  if (isPasted && other === undefined) return resolveOwn(base, importer, specifier, importable);
  const hint =
    other === undefined
      ? `The files are ${[...paths].join(', ')}.`
      : `There is "${other}": the case of letters counts.`;
  return { kind: 'missing', message: `The file "${specifier}" is not there. ${hint}` };
}

/** Resolves an import with `?url` or `?raw`, as bundlers have them. */
function resolveForm(importer: string, specifier: string, importable: Importable): Resolution {
  const plain = specifier.replace(/\?\w+$/, '');
  const found = resolveImport(importer, plain, importable);
  const form = specifier.endsWith('?raw') ? 'raw' : 'url';
  if (found.kind === 'asset') return { ...found, form };
  return (found.kind === 'module' || found.kind === 'style') && form === 'raw'
    ? { kind: 'text', path: found.path }
    : found;
}

/**
 * Resolves a path in the reader's own project, of which the playground may have a part: the file itself, or one of the same name in fewer
 * folders.
 */
function resolveOwn(path: string, importer: string, specifier: string, importable: Importable): Resolution {
  const { paths, assets } = importable;
  const name = assetName(path);
  if (ASSET_ENDING.test(path) && assets.has(name)) return { kind: 'asset', name };
  for (let rest = path; rest !== ''; rest = rest.includes('/') ? rest.slice(rest.indexOf('/') + 1) : '') {
    if (rest.endsWith('.css') && paths.has(rest)) return { kind: 'style', path: rest };
    const found = candidates(rest).find((one) => paths.has(one) && isScriptPath(one) && one !== importer);
    if (found !== undefined) return { kind: 'module', path: found };
    if (paths.has(rest) && rest !== importer) return { kind: 'text', path: rest };
  }
  if (/\.(?:css|s[ac]ss|less|styl)$/.test(path))
    return { kind: 'ignored', message: `The style "${specifier}" is not there; the program runs without it.` };
  return { kind: 'missing', message: addFileAdvice(path, importer, specifier) };
}

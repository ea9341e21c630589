import { LIBRARIES } from '../vendor/libraries';

/** Every package specifier a demo can import. */
export const PACKAGES: ReadonlySet<string> = new Set(
  LIBRARIES.flatMap(({ entries }) => entries.map(({ specifier }) => specifier)),
);

/** The ones worth naming to a writer: without the specifiers that only compilers write. */
export const WRITABLE_PACKAGES: readonly string[] = [...PACKAGES].filter((name) => !name.includes('/internal/'));

const SCRIPT_ENDINGS = ['.ts', '.tsx', '.js', '.jsx', '.mjs', '.vue', '.svelte'];
const RESOLVED_ENDINGS = ['', '.ts', '.tsx', '.js', '.jsx', '.mjs', '.vue', '.svelte'];
const ASSET_ENDING = /\.(?:png|jpe?g|webp|gif|avif|svg|woff2?|ttf|otf|mp3|wav|ogg|mp4|webm|json|csv|txt|geojson)$/i;

export type Resolution =
  | { kind: 'module'; path: string }
  | { kind: 'style'; path: string }
  | { kind: 'asset'; name: string }
  | { kind: 'package'; specifier: string }
  | { kind: 'missing'; message: string };

export function isRelative(specifier: string): boolean {
  return /^\.\.?(?:\/|$)/.test(specifier);
}

export function isScriptPath(path: string): boolean {
  return SCRIPT_ENDINGS.some((ending) => path.endsWith(ending));
}

/** True for an import that means a picture, a font, a sound or data by its address. */
export function isAssetSpecifier(specifier: string): boolean {
  return isRelative(specifier) && ASSET_ENDING.test(specifier);
}

/** The name an asset goes by: the last part of its path. */
export function assetName(specifier: string): string {
  return specifier.slice(specifier.lastIndexOf('/') + 1);
}

/** Joins a relative specifier to the folder of the importing file; `undefined` when it leaves the flavour's folder. */
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
  // TypeScript's own way of writing: `./shape.js` means shape.ts.
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

/**
 * What an import of a demo's file means.
 *
 * @param importer path of the importing file
 * @param specifier the import's text
 * @param paths paths of the flavour's files
 * @param assets names of the assets that are there
 */
export function resolveImport(
  importer: string,
  specifier: string,
  paths: ReadonlySet<string>,
  assets: ReadonlySet<string>,
): Resolution {
  if (!isRelative(specifier)) {
    if (PACKAGES.has(specifier)) return { kind: 'package', specifier };
    return {
      kind: 'missing',
      message: `The package "${specifier}" is not available. A demo can import ${WRITABLE_PACKAGES.join(', ')}, and files that start with "./".`,
    };
  }
  const base = joinPath(importer, specifier);
  if (isAssetSpecifier(specifier)) {
    const name = assetName(specifier);
    if (assets.has(name)) return { kind: 'asset', name };
    const other = nearest(name, assets);
    const hint =
      other !== undefined
        ? `There is "${other}": the case of letters counts.`
        : assets.size > 0
          ? `This demo has ${[...assets].join(', ')}.`
          : 'This demo has no assets.';
    return { kind: 'missing', message: `The asset "${specifier}" is not there. ${hint}` };
  }
  if (base === undefined) {
    return { kind: 'missing', message: `"${specifier}" leaves the demo's folder. Import only files inside it.` };
  }
  if (base.endsWith('.css') && paths.has(base)) return { kind: 'style', path: base };
  const found = candidates(base).find((path) => paths.has(path) && isScriptPath(path));
  if (found !== undefined) return { kind: 'module', path: found };
  const other =
    nearest(base, paths) ??
    candidates(base)
      .map((path) => nearest(path, paths))
      .find(Boolean);
  const hint =
    other === undefined
      ? `The files are ${[...paths].join(', ')}.`
      : `There is "${other}": the case of letters counts.`;
  return { kind: 'missing', message: `The file "${specifier}" is not there. ${hint}` };
}

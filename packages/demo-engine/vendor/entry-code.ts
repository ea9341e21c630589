import { createRequire } from 'node:module';
import path from 'node:path';
import type { LibraryEntry } from './libraries';

const ENGINE = path.resolve(import.meta.dirname, '..');

const IDENTIFIER = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

/**
 * The code of a bundle's entry, which exports everything that the package exports.
 *
 * Imported as a module, a CommonJS package has only a default export. Its names are therefore read from the package itself and
 * exported one by one.
 *
 * @param root folder whose packages are bundled
 */
export function entryCode({ specifier, hasDefault, commonJs, file, more }: LibraryEntry, root: string): string {
  if (file !== undefined) return `export * from ${JSON.stringify(path.join(ENGINE, file))};`;
  const from = JSON.stringify(specifier);
  const lines = hasDefault ? [`export { default } from ${from};`] : [];
  if (!commonJs) return [...lines, `export * from ${from};`, ...(more === undefined ? [] : [more])].join('\n');
  const exported = requireProduction(specifier, root);
  const names =
    (typeof exported === 'object' || typeof exported === 'function') && exported !== null ? Object.keys(exported) : [];
  const named = names.filter((name) => name !== 'default' && IDENTIFIER.test(name));
  return [...lines, ...(named.length > 0 ? [`export { ${named.join(', ')} } from ${from};`] : [])].join('\n');
}

/** Loads the production build of a package: React's development build has additional exports. */
function requireProduction(specifier: string, root: string): unknown {
  const { NODE_ENV } = process.env;
  process.env['NODE_ENV'] = 'production';
  try {
    const exported: unknown = createRequire(`${root}/package.json`)(specifier);
    return exported;
  } finally {
    if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = NODE_ENV;
  }
}

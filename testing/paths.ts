import path from 'node:path';

/** The repository's root. All commands run there. */
export const ROOT = process.cwd();

/** The built site; `BUILD_DIR` names another one. */
export const BUILD_FOLDER = path.resolve(ROOT, process.env['BUILD_DIR'] ?? 'build');

/** The compiled demos: those of the built site, or the folder that `DEMO_ASSETS` names. */
export const COMPILED_DEMOS = path.resolve(ROOT, process.env['DEMO_ASSETS'] ?? path.join(BUILD_FOLDER, 'demo-assets'));

/** What the engine wrote about the demos. */
export const CATALOG_FILE = path.join(ROOT, '.generated', 'catalog.json');

export const DEMOS_FOLDER = path.join(ROOT, 'demos');

/** Data that a run's tests share. */
export function tempFolder(): string {
  const folder = process.env['E2E_TEMP'];
  if (folder === undefined) throw new Error('E2E_TEMP is not set: the folder exists only during a run.');
  return folder;
}

/** The files of the page on which a run tests demos. */
export function harnessFolder(): string {
  return path.join(tempFolder(), 'harness');
}

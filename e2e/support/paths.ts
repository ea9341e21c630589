import path from 'node:path';

/** The repository's root. All commands are run from there. */
export const ROOT = process.cwd();

/** The built site; `BUILD_DIR` names another one. */
export const BUILD_FOLDER = path.resolve(ROOT, process.env['BUILD_DIR'] ?? 'build');

/** What the engine wrote about the demos. */
export const CATALOG_FILE = path.join(ROOT, '.generated', 'catalog.json');

export const DEMOS_FOLDER = path.join(ROOT, 'demos');

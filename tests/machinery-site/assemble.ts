import fs from 'node:fs';
import path from 'node:path';
import { siteFolder, SOURCE_FOLDER } from './places';

/** The parts of the live site that the machinery site uses: theme, components, styles and client modules, but not its pages. */
export const SHARED = ['src/theme', 'src/components', 'src/css', 'src/client', 'config'] as const;

/**
 * Assembles the machinery site in a folder that Docusaurus can build: its own pages, and the live site's theme, components and styles. They
 * are copied because Docusaurus only looks for theme components below the site's folder.
 *
 * @returns the folder
 */
export function assembleSite(root: string): string {
  const folder = siteFolder(root);
  const own = path.join(root, SOURCE_FOLDER, 'site');
  // Docusaurus keeps its caches there between builds.
  for (const name of ['src', 'config', ...fs.readdirSync(own)]) {
    fs.rmSync(path.join(folder, name), { recursive: true, force: true });
  }
  for (const name of SHARED) fs.cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  fs.cpSync(own, folder, { recursive: true });
  // The demo engine requires the folder; this site's demos are part of its pages.
  fs.mkdirSync(path.join(folder, 'demos'), { recursive: true });
  return folder;
}

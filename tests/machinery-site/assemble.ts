import fs from 'node:fs';
import path from 'node:path';
import { siteFolder, SOURCE_FOLDER } from './places';

/** What the machinery site takes from the live one: theme, components, style, scripts; not its pages. */
export const SHARED = ['src/theme', 'src/components', 'src/css', 'src/client', 'config'] as const;

/**
 * Lays out the machinery site as a folder the generator can build: its own pages beside the live site's theme, components and
 * style. They are copied because the generator looks for a theme below the site's folder only.
 *
 * @returns the folder
 */
export function assembleSite(root: string): string {
  const folder = siteFolder(root);
  const own = path.join(root, SOURCE_FOLDER, 'site');
  // What the generator keeps there from build to build stays.
  for (const name of ['src', 'config', ...fs.readdirSync(own)]) {
    fs.rmSync(path.join(folder, name), { recursive: true, force: true });
  }
  for (const name of SHARED) fs.cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  fs.cpSync(own, folder, { recursive: true });
  // The demo engine expects the folder; the demos of this site stand in its pages.
  fs.mkdirSync(path.join(folder, 'demos'), { recursive: true });
  return folder;
}

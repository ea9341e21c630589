import { splitPage } from '../compile/pasted/page-parts';
import { ENTRY_FILES, type SourceFile } from '../model';
import type { PlaygroundProject } from './project';

/**
 * The files of a project after splitting the whole HTML page in its entry into markup, styles and code.
 *
 * @returns undefined when the entry is not a page, or when the project already has markup, which would be lost
 */
export function splitOffer({ flavour, files }: PlaygroundProject): SourceFile[] | undefined {
  const entry = files.find((file) => file.path === ENTRY_FILES[flavour]);
  if (flavour !== 'vanilla' || entry === undefined || files.some(({ path }) => path === 'index.html')) return undefined;
  const others = files.filter((file) => file !== entry);
  const taken = new Set(others.map(({ path }) => path));
  const styleName = ['styles.css', 'page.css', 'page-styles.css'].find((name) => !taken.has(name));
  const parts = splitPage(entry.text, styleName);
  return parts === undefined || parts.some(({ path }) => taken.has(path)) ? undefined : [...parts, ...others];
}

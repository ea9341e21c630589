import { hash } from '@site-packages/contracts';

/** Into how many sections each folder's pages are divided; a folder that is not listed is one section. */
export type FolderParts = Readonly<Record<string, number>>;

/** Folder and last segment of a path, normalized because the router ignores case and trailing slashes. */
export function folderOf(path: string): { folder: string; name: string } {
  const plain = path
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .toLowerCase();
  const slash = plain.lastIndexOf('/');
  return { folder: plain.slice(0, Math.max(slash, 0)), name: plain.slice(slash + 1) };
}

/** The key of the route table's section that contains a path, if the table contains it at all. */
export function sectionKey(path: string, parts: FolderParts): string {
  const { folder, name } = folderOf(path);
  const count = parts[folder] ?? 1;
  return count === 1 ? folder : `${folder}*${hash(name) % count}`;
}

/** Name of the file that lists the scripts of a section's pages. */
export function scriptListName(key: string): string {
  return `${hash(key).toString(36)}.json`;
}

/**
 * Folder of these files in the built site. It is outside `assets/`, whose files hosts cache forever, because the names of these files stay
 * the same while their content changes.
 */
export const SCRIPT_LISTS = 'page-scripts/';

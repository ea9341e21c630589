/** Into how many parts a folder's pages are divided; folders that are not listed are one part. */
export type FolderParts = Readonly<Record<string, number>>;

/** A small number that a text always gives; the same in the build and in the browser. */
function hash(text: string): number {
  let value = 5381;
  for (let index = 0; index < text.length; index += 1) value = ((value << 5) + value + text.charCodeAt(index)) >>> 0;
  return value;
}

/** Folder and last name of a path, as the router compares them: any case, with or without a slash at the end. */
export function folderOf(path: string): { folder: string; name: string } {
  const plain = path
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .toLowerCase();
  const slash = plain.lastIndexOf('/');
  return { folder: plain.slice(0, Math.max(slash, 0)), name: plain.slice(slash + 1) };
}

/** The part of the route table in which a path stands, if it stands anywhere. */
export function sectionKey(path: string, parts: FolderParts): string {
  const { folder, name } = folderOf(path);
  const count = parts[folder] ?? 1;
  return count === 1 ? folder : `${folder}*${hash(name) % count}`;
}

/** Name of the file in which a part's pages have the list of their scripts. */
export function scriptListName(key: string): string {
  return `${hash(key).toString(36)}.json`;
}

/** Folder of these files, in the built site: outside `assets/`, which hosts keep for ever, because their names stay while their content changes. */
export const SCRIPT_LISTS = 'page-scripts/';

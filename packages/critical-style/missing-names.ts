import type { PageNames } from './critical-css';

/**
 * The value of `MISSING_ATTRIBUTE`: element types, attributes and ids that the sheet's rules mention and the page does not have. Classes
 * would be too many to list; the browser's script reads the ones that the page has from the DOM instead.
 */
export function missingNames(sheet: PageNames, page: PageNames): string {
  const lacks = (kind: 'tags' | 'ids' | 'attributes', mark: string) =>
    [...sheet[kind]].filter((name) => !page[kind].has(name)).map((name) => mark + name);
  return [...lacks('tags', ''), ...lacks('attributes', '['), ...lacks('ids', '#')].join(' ');
}

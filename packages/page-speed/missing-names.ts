import type { PageNames } from './critical-css';

/**
 * What the link to the full sheet says of a page: kinds of elements, attributes and ids that rules ask for and the page does not have.
 * Classes are too many to be told; the browser's script takes those that the page has.
 */
export function missingNames(sheet: PageNames, page: PageNames): string {
  const lacks = (kind: 'tags' | 'ids' | 'attributes', mark: string) =>
    [...sheet[kind]].filter((name) => !page[kind].has(name)).map((name) => mark + name);
  return [...lacks('tags', ''), ...lacks('attributes', '['), ...lacks('ids', '#')].join(' ');
}

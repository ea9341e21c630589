import { isArrayOf, isRecord, isString } from '@site-packages/contracts';

/** A member of the API as the reference's JSON file names it. */
export interface ApiEntry {
  /** Site path of the class's page. */
  page: string;
  /** `Konva.Node`; `Konva` for the root. */
  owner: string;
  name: string;
  anchor: string;
  /** `attribute`, `method`, `event`, `type`… */
  kind: string;
  summary: string;
  /** Longer text, plain; begins with the summary where there is one. */
  text: string;
}

/** What the index takes from the API reference. */
export interface ApiDescription {
  entries: ApiEntry[];
  /**
   * Description of each page by its path, plain text: the built page's own beginning has tables and file names in it. Empty for a
   * page without one.
   */
  pages: ReadonlyMap<string, string>;
}

export const NO_API: ApiDescription = { entries: [], pages: new Map() };

interface Named {
  name: string;
  anchor: string;
  kind?: unknown;
  summary?: unknown;
  description?: unknown;
  when?: unknown;
}

const isNamed = (value: unknown): value is Named =>
  isRecord(value) && isString(value['name']) && isString(value['anchor']);

/** Markdown of descriptions as plain text: links by their words, code without its marks. */
function plain(text: unknown): string {
  if (!isString(text)) return '';
  return text
    .replace(/```[\s\S]*?(```|$)/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function entries(list: unknown, page: string, owner: string, kind?: string): ApiEntry[] {
  if (!isArrayOf(list, isNamed)) return [];
  return list.map((member) => {
    const summary = plain(member.summary ?? member.when);
    return {
      page,
      owner,
      name: member.name,
      anchor: member.anchor,
      kind: kind ?? (isString(member.kind) ? member.kind : 'member'),
      summary,
      text: plain(member.description) || summary,
    };
  });
}

/**
 * Reads the API reference's JSON (`/api/konva.json`): its pages, and members, events and types with the page and anchor where
 * they stand.
 * @param value the parsed file
 * @throws when it is not that file
 */
export function readApi(value: unknown): ApiDescription {
  const pages = isRecord(value) ? value['pages'] : undefined;
  if (!Array.isArray(pages)) {
    throw new Error('The API description has no list "pages". Expected the file that the API reference writes.');
  }
  const found: ApiEntry[] = [];
  const texts = new Map<string, string>();
  for (const page of pages) {
    if (!isRecord(page) || !isString(page['name']) || !isString(page['address'])) continue;
    const address = page['address'];
    texts.set(address, plain(page['description']));
    const isRoot = page['kind'] === 'root';
    const owner = isRoot ? page['name'] : `Konva.${page['name']}`;
    found.push(...entries(page['members'], address, owner), ...entries(page['events'], address, owner, 'event'));
    if (isRoot) found.push(...entries(isRecord(value) ? value['types'] : undefined, address, owner, 'type'));
  }
  return { entries: found, pages: texts };
}

import { isArrayOf, isRecord, isString } from '@site-packages/contracts';

/** A member of the API, read from the API reference's JSON file. */
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
  /** The description as plain text, or the summary when there is none. */
  text: string;
}

/** What the index takes from the API reference. */
export interface ApiDescription {
  entries: ApiEntry[];
  /**
   * Descriptions by page path, as plain text; empty for a page without one. They replace the beginning of the built page, which contains
   * tables and file names.
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

/** Converts a Markdown description to plain text: keeps the text of links and inline code, and drops code blocks. */
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
 * Reads the API reference's JSON (`/api/konva.json`): its pages, and the members, events and types with their pages and anchors.
 * @param value the parsed file
 * @throws when the value has another shape
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

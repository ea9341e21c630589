import { isArrayOf, isRecord, isString } from '../model/guards';

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
}

interface Named {
  name: string;
  anchor: string;
  kind?: unknown;
  summary?: unknown;
  when?: unknown;
}

const isNamed = (value: unknown): value is Named =>
  isRecord(value) && isString(value['name']) && isString(value['anchor']);

/** Summaries are plain text but for inline code. */
const plain = (text: unknown): string => (isString(text) ? text.replaceAll('`', '') : '');

function entries(list: unknown, page: string, owner: string, kind?: string): ApiEntry[] {
  if (!isArrayOf(list, isNamed)) return [];
  return list.map((member) => ({
    page,
    owner,
    name: member.name,
    anchor: member.anchor,
    kind: kind ?? (isString(member.kind) ? member.kind : 'member'),
    summary: plain(isString(member.summary) ? member.summary : member.when),
  }));
}

/**
 * Reads the API reference's JSON (`/api/konva.json`): members, events and types with the page and anchor where they stand.
 * @param value the parsed file
 * @throws when it is not that file
 */
export function readApiEntries(value: unknown): ApiEntry[] {
  const pages = isRecord(value) ? value['pages'] : undefined;
  if (!Array.isArray(pages)) {
    throw new Error('The API description has no list "pages". Expected the file that the API reference writes.');
  }
  const found: ApiEntry[] = [];
  for (const page of pages) {
    if (!isRecord(page) || !isString(page['name']) || !isString(page['address'])) continue;
    const address = page['address'];
    const isRoot = page['kind'] === 'root';
    const owner = isRoot ? page['name'] : `Konva.${page['name']}`;
    found.push(...entries(page['members'], address, owner), ...entries(page['events'], address, owner, 'event'));
    if (isRoot) found.push(...entries(isRecord(value) ? value['types'] : undefined, address, owner, 'type'));
  }
  return found;
}

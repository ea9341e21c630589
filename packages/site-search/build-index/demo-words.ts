import { isArrayOf, isRecord, isString } from '@site-packages/contracts';

/** What the index takes from the demo catalog. */
export interface DemoEntry {
  id: string;
  title: string;
  summary: string;
  tags: string[];
  /** Source of the demo's files in one flavor. */
  source: string;
}

function sourceOf(flavours: unknown): string {
  if (!Array.isArray(flavours)) return '';
  const first: unknown =
    flavours.find((each) => isRecord(each) && each['flavour'] === 'vanilla') ?? (flavours[0] as unknown);
  const files = isRecord(first) ? first['files'] : undefined;
  if (!Array.isArray(files)) return '';
  return files.map((file: unknown) => (isRecord(file) && isString(file['text']) ? file['text'] : '')).join('\n');
}

/**
 * Reads the demo catalog (`.generated/catalog.json`).
 * @param value the parsed file
 * @throws when the value has another shape
 */
export function readDemoEntries(value: unknown): DemoEntry[] {
  if (!Array.isArray(value))
    throw new Error('The demo catalog is not a list. Expected the file the demo engine writes.');
  return value.flatMap((demo: unknown) =>
    isRecord(demo) && isString(demo['id']) && isString(demo['title'])
      ? [
          {
            id: demo['id'],
            title: demo['title'],
            summary: isString(demo['summary']) ? demo['summary'] : '',
            tags: isArrayOf(demo['tags'], isString) ? demo['tags'] : [],
            source: sourceOf(demo['flavours']),
          },
        ]
      : [],
  );
}

/** A member that more than this share of the demos use does not characterize any of them. */
const COMMON_SHARE = 0.2;
/** The lowest limit, in demos: with a handful of demos a share means nothing. */
const COMMON_FLOOR = 8;
const USE = /\.([A-Za-z]\w{3,})\s*\(|\b([A-Za-z]\w{3,})\s*[:=](?!=)|\bKonva\.(?:Filters\.)?([A-Z]\w+)/g;

/**
 * The API members that each demo uses, by demo id: names that are called as methods, set as attributes or read from `Konva`, without
 * those that many demos use.
 * @param names all member names of the API
 */
export function membersUsed(demos: readonly DemoEntry[], names: ReadonlySet<string>): Map<string, string[]> {
  const uses = new Map<string, Set<string>>();
  const count = new Map<string, number>();
  for (const demo of demos) {
    const used = new Set<string>();
    for (const match of demo.source.matchAll(USE)) {
      const name = match[1] ?? match[2] ?? match[3];
      if (name !== undefined && names.has(name)) used.add(name);
    }
    uses.set(demo.id, used);
    for (const name of used) count.set(name, (count.get(name) ?? 0) + 1);
  }
  const limit = Math.max(COMMON_FLOOR, demos.length * COMMON_SHARE);
  return new Map(
    [...uses].map(([id, used]) => [id, [...used].filter((name) => (count.get(name) ?? 0) <= limit).sort()]),
  );
}

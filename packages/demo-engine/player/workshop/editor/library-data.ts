import { isString, listOf, optional, recordOf, withFields } from '@site-packages/contracts';

/**
 * A member of the library: its name, kind (`a`ttribute, `m`ethod, `p`roperty; upper case when static), type or signatures, and
 * one line about it.
 */
export type LibraryMember = readonly [name: string, kind: string, type: string, summary: string];

interface LibraryClass {
  extends?: string;
  summary: string;
  members: LibraryMember[];
  /** Names of the options that its constructor adds to its parent's. */
  options: string[];
  events: string[];
}

/** What the editor knows about the library; the site generates the file from its API reference. Classes list only their own members. */
export interface LibraryData {
  version: string;
  classes: Record<string, LibraryClass>;
  namespaces: Record<string, { summary: string; members: LibraryMember[] }>;
  root: LibraryMember[];
  /** The version with which a name came, for the more recent ones: `Group#isolated`, `Node#dragstart`, `Konva#beginUpdateBatch`. */
  since?: Record<string, string>;
}

function isMember(value: unknown): value is LibraryMember {
  return Array.isArray(value) && value.length === 4 && value.every(isString);
}

const members = listOf(isMember);
export const isLibraryData = withFields<LibraryData>({
  version: isString,
  classes: recordOf(
    withFields<LibraryClass>({
      extends: optional(isString),
      summary: isString,
      members,
      options: listOf(isString),
      events: listOf(isString),
    }),
  ),
  namespaces: recordOf(withFields({ summary: isString, members })),
  root: members,
  since: optional(recordOf(isString)),
});

/** The data for an older version of the library, without the names that came later. Names that only it had are not there. */
export function dataOf(data: LibraryData, version: string | undefined): LibraryData {
  if (version === undefined) return data;
  const isThere = (owner: string, name: string) =>
    (data.since?.[`${owner}#${name}`] ?? '0').localeCompare(version, 'en', { numeric: true }) <= 0;
  const membersOf = (owner: string, members: LibraryMember[]) => members.filter(([name]) => isThere(owner, name));
  const classes = Object.entries(data.classes).map(([owner, one]) => {
    const options = one.options.filter((name) => isThere(owner, name));
    const events = one.events.filter((name) => isThere(owner, name));
    return [owner, { ...one, members: membersOf(owner, one.members), options, events }];
  });
  return { ...data, version, classes: Object.fromEntries(classes), root: membersOf('Konva', data.root) };
}

/** The class and its ancestors, nearest first. */
function lineage(data: LibraryData, name: string): LibraryClass[] {
  const line: LibraryClass[] = [];
  const seen = new Set<string>();
  for (let at: string | undefined = name; at !== undefined && !seen.has(at); at = data.classes[at]?.extends) {
    seen.add(at);
    const found = data.classes[at];
    if (found !== undefined) line.push(found);
  }
  return line;
}

function isStatic([, kind]: LibraryMember): boolean {
  return kind !== kind.toLowerCase();
}

/** Members of an instance, inherited ones included, each name once. */
export function instanceMembers(data: LibraryData, className: string): LibraryMember[] {
  const byName = new Map<string, LibraryMember>();
  for (const one of lineage(data, className)) {
    for (const member of one.members) if (!isStatic(member) && !byName.has(member[0])) byName.set(member[0], member);
  }
  return [...byName.values()];
}

/** Members of `Konva.<name>` itself: static ones of a class, or those of a namespace. */
export function staticMembers(data: LibraryData, name: string): LibraryMember[] {
  return data.namespaces[name]?.members ?? data.classes[name]?.members.filter(isStatic) ?? [];
}

/** Options of a class's constructor, inherited ones included; type and description come from the attribute of the same name. */
export function constructorOptions(data: LibraryData, className: string): LibraryMember[] {
  const names = new Set(lineage(data, className).flatMap((one) => one.options));
  const members = new Map(instanceMembers(data, className).map((member) => [member[0], member]));
  return [...names].map((name) => members.get(name) ?? [name, 'p', '', '']);
}

/** Names of the events an instance fires. */
export function eventNames(data: LibraryData, className: string): string[] {
  return [...new Set(lineage(data, className).flatMap((one) => one.events))];
}

/** What can follow `Konva.`: classes, namespaces and the root's own members. */
export function rootMembers(data: LibraryData): LibraryMember[] {
  const classes = Object.entries(data.classes).map(([name, { summary }]): LibraryMember => [name, 'c', '', summary]);
  const spaces = Object.entries(data.namespaces).map(([name, { summary }]): LibraryMember => [name, 'n', '', summary]);
  const known = new Set([...classes, ...spaces].map(([name]) => name));
  return [...classes, ...spaces, ...data.root.filter(([name]) => !known.has(name))];
}

import type { VersionApi, VersionMember, VersionOwner } from './read-version';

/** What a minor version added, changed and removed. Names are references: `Node#x`, `Image.fromURL`, `.pixelRatio` for the root. */
export interface VersionChanges {
  /** `10.7`. */
  version: string;
  came: string[];
  /** Types as declared, and defaults that are plain values. */
  changed: { name: string; what: 'type' | 'default'; from: string; to: string }[];
  deprecated: string[];
  went: string[];
}

/** The committed file. */
export interface History {
  /** Incremented when a field changes its meaning. */
  format: 1;
  /** Compared versions, `10.9.1`, the oldest first. */
  compared: string[];
  /**
   * Minor version in which a name of the newest version first existed, in its class or an ancestor. Names that the oldest version has are
   * not listed. Classes and namespaces have their bare name; events are `on pointerclick`.
   */
  since: Record<string, string>;
  /** The newest first. */
  changes: VersionChanges[];
}

/** `10.9.1` to `10.9`. */
export function minorOf(version: string): string {
  return version.split('.').slice(0, 2).join('.');
}

/** An event's name in `since`. */
export const eventKey = (event: string): string => `on ${event}`;

const ROOT = 'Konva';

/**
 * Compares versions in order. A member that moved to an ancestor still exists. A member that a class redeclares from an ancestor is not an
 * addition.
 *
 * @param versions the oldest first
 * @param events names of the newest version's events
 */
export function compareVersions(versions: readonly VersionApi[], events: readonly string[] = []): History {
  const last = versions.at(-1);
  if (!last) throw new Error('There are no versions to compare.');
  const since: Record<string, string> = {};
  for (const name of namesOf(last)) {
    const first = versions.findIndex((api) => has(api, name));
    const found = versions[first];
    if (first > 0 && found) since[name] = minorOf(found.version);
  }
  for (const event of events) {
    const first = versions.findIndex(({ words }) => words.has(event));
    const found = versions[first];
    if (first > 0 && found) since[eventKey(event)] = minorOf(found.version);
  }
  const changes = versions.slice(1).map((api, at): VersionChanges => {
    const before = versions[at] ?? api;
    return {
      version: minorOf(api.version),
      came: namesOf(api).filter((name) => !has(before, name)),
      changed: changedIn(before, api),
      deprecated: deprecatedIn(before, api),
      went: wentIn(before, api),
    };
  });
  return { format: 1, compared: versions.map(({ version }) => version), since, changes: changes.reverse() };
}

/** Classes, namespaces and members that code can access, by name. */
function namesOf(api: VersionApi): string[] {
  const names = publicOwners(api).flatMap(([owner, { members }]) => [
    ...(owner === ROOT ? [] : [owner]),
    ...Object.entries(members).flatMap(([key, { generated }]) => (generated ? [] : [nameOf(owner, key)])),
  ]);
  return names.sort(byName);
}

/** Own members of the older version that the class no longer has, itself or from an ancestor. */
function wentIn(before: VersionApi, after: VersionApi): string[] {
  return publicOwners(before)
    .flatMap(([owner, { members }]) => {
      // A removed class is one entry, not one per member.
      if (after.owners[owner]?.isPublic !== true && owner !== ROOT) return [owner];
      return Object.entries(members)
        .filter(([, { generated }]) => !generated)
        .map(([key]) => nameOf(owner, key))
        .filter((name) => !has(after, name));
    })
    .sort(byName);
}

function changedIn(before: VersionApi, after: VersionApi): VersionChanges['changed'] {
  const changed: VersionChanges['changed'] = [];
  for (const [owner, { members }] of publicOwners(after)) {
    for (const [key, member] of Object.entries(members)) {
      const old: VersionMember | undefined = before.owners[owner]?.members[key];
      if (!old) continue;
      const name = nameOf(owner, key);
      const isType = old.type !== undefined && member.type !== undefined && !isInternal(old.type);
      if (isType && bare(old.type ?? '') !== bare(member.type ?? '')) {
        changed.push({ name, what: 'type', from: old.type ?? '', to: member.type ?? '' });
      }
      if (old.value !== undefined && member.value !== undefined && old.value !== member.value && key !== 'version') {
        changed.push({ name, what: 'default', from: old.value, to: member.value });
      }
    }
  }
  return changed.sort((a, b) => byName(a.name, b.name));
}

/** Owners that code can access, and the root. */
function publicOwners(api: VersionApi): [string, VersionOwner][] {
  return Object.entries(api.owners).filter(([name, { isPublic }]) => isPublic === true || name === ROOT);
}

/** Members that are deprecated in a later version's comments and not in the earlier one's. */
function deprecatedIn(before: VersionApi, after: VersionApi): string[] {
  return publicOwners(after)
    .flatMap(([owner, { members }]) =>
      Object.entries(members)
        .filter(([key, member]) => member.deprecated && before.owners[owner]?.members[key]?.deprecated !== true)
        .map(([key]) => nameOf(owner, key)),
    )
    .sort(byName);
}

/** An internal object of Konva, such as the state of drags: its shape is not public API. */
function isInternal(type: string): boolean {
  return /[{;] _\w+:/.test(type);
}

/** The meaning of a type, for comparison: without parameter names, with sorted fields, points and rectangles by their names. */
function bare(type: string): string {
  return type.replace(/(^\(|, )(\.\.\.)?\w+(\??): /g, '$1$2$3: ').replace(/\{ ([^{}]*) \}/g, (_, fields: string) => {
    const sorted = fields.split('; ').sort().join('; ');
    if (sorted === 'height: number; width: number; x: number; y: number') return 'IRect';
    return sorted === 'x: number; y: number' ? 'Vector2d' : `{ ${sorted} }`;
  });
}

/** `Node#x`, `Image.fromURL`, `Util.getRGB`, `.pixelRatio`. */
function nameOf(owner: string, key: string): string {
  if (owner === ROOT) return `.${key}`;
  if (['Util', 'Easings', 'Filters'].includes(owner)) return `${owner}.${key}`;
  return key.startsWith('static ') ? `${owner}.${key.slice('static '.length)}` : `${owner}#${key}`;
}

/** Whether a version has a name, in the class or an ancestor. */
function has(api: VersionApi, name: string): boolean {
  const parts = /^(\w*)(?:([#.])(\w+))?$/.exec(name);
  const [, written = '', separator, member] = parts ?? [];
  const owner = written === '' ? ROOT : written;
  if (member === undefined) return api.owners[owner] !== undefined;
  const isPlain = owner === ROOT || ['Util', 'Easings', 'Filters'].includes(owner);
  const key = separator === '.' && !isPlain ? `static ${member}` : member;
  for (let at = api.owners[owner]; at; at = at.extends === undefined ? undefined : api.owners[at.extends]) {
    if (at.members[key]) return true;
  }
  return false;
}

function byName(a: string, b: string): number {
  return a.localeCompare(b, 'en');
}

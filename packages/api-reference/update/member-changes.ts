import { compareVersions, type VersionChanges } from '../history/compare';
import type { VersionApi } from '../history/read-version';
import type { DocComments } from '../read/jsdoc';
import { ROOT_NAME } from '../model/names';
import { supplement } from '../supplement';
import { textsFile } from '../supplement/files';

/** What an update does to a member, a class or a namespace. */
export interface MemberChange {
  /** As in the history: `Node#x`, `Image.fromURL`, `.pixelRatio`, `Rect`. */
  name: string;
  kind: 'new' | 'default' | 'type' | 'deprecated' | 'removed';
  /** Old and new default or type. */
  from?: string;
  to?: string;
  /** File with our text of it, from the project's folder. */
  file: string;
  /** A new member that has our text: the update was prepared, or an older version had been installed for a while. */
  isWritten?: true;
  /** The library's comment on any other new member: a draft of our text. */
  draft?: string;
}

/**
 * Compares the installed library before and after an update.
 *
 * @param comments of the version after it
 */
export function memberChanges(before: VersionApi, after: VersionApi, comments: DocComments): MemberChange[] {
  const [changes] = compareVersions([before, after]).changes;
  return changes ? listed(changes, comments) : [];
}

function listed({ came, changed, deprecated, went }: VersionChanges, comments: DocComments): MemberChange[] {
  const change = (name: string, kind: MemberChange['kind']): MemberChange => ({ name, kind, file: fileOf(name) });
  return [
    ...came.map((name): MemberChange => {
      if (hasText(name)) return { ...change(name, 'new'), isWritten: true };
      const draft = comments.get(name)?.text ?? '';
      return { ...change(name, 'new'), ...(draft === '' ? {} : { draft }) };
    }),
    ...changed.map(({ name, what, from, to }) => ({ ...change(name, what), from, to })),
    ...deprecated.map((name) => change(name, 'deprecated')),
    ...went.map((name) => change(name, 'removed')),
  ];
}

/** Class or namespace of a name, and the member if it names one. */
export function partsOf(name: string): { owner: string; member?: string } {
  const [, owner = '', member] = /^(\w*)(?:[#.](\w+))?$/.exec(name) ?? [];
  return { owner: owner === '' ? ROOT_NAME : owner, ...(member === undefined ? {} : { member }) };
}

function hasText(name: string): boolean {
  const { owner, member } = partsOf(name);
  const page = supplement.pages[owner];
  return member === undefined ? page !== undefined : page?.members?.[member] !== undefined;
}

function fileOf(name: string): string {
  return `packages/api-reference/${textsFile(partsOf(name).owner)}`;
}

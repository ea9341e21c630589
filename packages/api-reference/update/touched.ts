import type { UsesByDemo } from '../uses/read-demos';
import { partsOf, type MemberChange } from './member-changes';

/** What may be wrong after an update, because it uses or names a changed member. */
export interface Touched {
  /** Ids of demos. */
  demos: string[];
  /** Pages and claims, as paths from the project's folder. */
  texts: string[];
}

/**
 * The demos that use a changed member, by what the API reference found in their code, and the texts that name one. A new member touches
 * nothing. A text with the same name for something else is included: a check too many costs less than one too few.
 *
 * @param uses with the version before the update, which still has the removed members
 * @param texts contents by path
 */
export function touchedBy(
  changes: readonly MemberChange[],
  uses: UsesByDemo,
  texts: ReadonlyMap<string, string>,
): Touched {
  const older = changes.filter(({ kind }) => kind !== 'new').map(({ name }) => partsOf(name));
  const words = older.map(
    ({ owner, member }) => new RegExp(member === undefined ? `\\bKonva\\.${owner}\\b` : `[.#'"\`\\s]${member}\\b`),
  );
  return {
    demos: Object.entries(uses)
      .filter(([, { pages, members }]) =>
        older.some(({ owner, member }) =>
          member === undefined ? pages.includes(owner) : members.includes(`${owner}.${member}`),
        ),
      )
      .map(([id]) => id)
      .sort(),
    texts: [...texts]
      .filter(([, text]) => words.some((word) => word.test(text)))
      .map(([file]) => file)
      .sort(),
  };
}

import path from 'node:path';
import type { CatalogFile, Problem } from '../model/demo';
import { FLAVOUR_LABELS, type Flavour } from '../model/flavours';
import { COMMON, type DemoFolder, filesIn, type FolderFile, SHARED } from './demo-folder';
import type { Links } from './links';
import { besideOwn, pathMeant, specifierTo, withoutEnding } from './paths';
import { readersText } from './readers-text';

/** Origins of the shared and common files that each flavor imports, directly or indirectly. */
export type Reach = ReadonlyMap<Flavour, ReadonlySet<string>>;

/** Follows each flavor's imports into `shared/` and `common/`. */
export function sharedReach(demo: DemoFolder, links: Links, flavours: readonly Flavour[]): Reach {
  return new Map(
    flavours.map((flavour) => {
      const reached = new Set<string>();
      const follow = (origin: string): void => {
        for (const target of links.files.get(origin) ?? []) {
          if (besideOwn(target) === undefined || reached.has(target)) continue;
          reached.add(target);
          follow(target);
        }
      };
      for (const { origin } of filesIn(demo, flavour)) follow(origin);
      return [flavour, reached];
    }),
  );
}

/**
 * A flavor's source files as readers see them: shared and common files appear next to its own. The entry comes first, the others
 * are sorted by name.
 *
 * @param reached origins of the shared and common files that the flavor imports
 */
export function readersFiles(demo: DemoFolder, flavour: Flavour, reached: ReadonlySet<string>): CatalogFile[] {
  const [entry, ...own] = filesIn(demo, flavour);
  const shared = elsewhere(demo).filter(({ origin }) => reached.has(origin));
  const others = [...own, ...shared].sort((a, b) => (a.path < b.path ? -1 : 1));
  return (entry === undefined ? others : [entry, ...others]).flatMap((file) => readersFile(file) ?? []);
}

function readersFile({ home, path: place, origin, text: onDisk }: FolderFile): CatalogFile | undefined {
  if (onDisk === undefined) return undefined;
  const { text, joined } = readersText(onDisk, (specifier) => {
    const beside = besideOwn(pathMeant(origin, specifier) ?? '');
    return beside === undefined ? undefined : specifierTo(place, beside);
  });
  return {
    path: place,
    text,
    ...(home === SHARED || home === COMMON ? { origin } : {}),
    ...(joined.length === 0 ? {} : { joined }),
  };
}

function elsewhere(demo: DemoFolder): FolderFile[] {
  return [...filesIn(demo, SHARED), ...filesIn(demo, COMMON)];
}

/**
 * Problems of shared and common files with the same name as one of the flavor's own, and of shared files that no flavor or only one
 * imports.
 */
export function sharingProblems(demo: DemoFolder, reach: Reach): Problem[] {
  const problems: Problem[] = [];
  for (const [flavour, reached] of reach) {
    const own = new Map(filesIn(demo, flavour).map((file) => [importName(file), file]));
    for (const shared of elsewhere(demo)) {
      if (!reached.has(shared.origin)) continue;
      const twin = own.get(importName(shared));
      own.set(importName(shared), shared);
      if (twin === undefined) continue;
      problems.push({
        file: path.posix.join(demo.shown, twin.origin),
        message: `The ${FLAVOUR_LABELS[flavour]} flavour imports ${shared.origin}, which has the same name.`,
        fix: 'Give one of them another name: readers see both in one folder.',
      });
    }
  }
  for (const { origin, path: place } of filesIn(demo, SHARED)) {
    const [user, ...others] = [...reach].filter(([, reached]) => reached.has(origin)).map(([flavour]) => flavour);
    if (others.length > 0) continue;
    problems.push({
      file: `${demo.shown}/${origin}`,
      message:
        user === undefined
          ? 'Nothing imports this file.'
          : `Only the ${FLAVOUR_LABELS[user]} flavour imports this file.`,
      fix:
        user === undefined
          ? `Import it as "../${withoutEnding(origin)}" where two flavours or more need it, or delete it.`
          : `Move it to ${user}/${place} and import it as "${specifierTo(place, withoutEnding(place))}".`,
    });
  }
  return problems;
}

/** A file's name as imports may write it, in lower case, because some file systems ignore case. */
function importName({ path: place }: FolderFile): string {
  return withoutEnding(place)
    .replace(/\/index$/, '')
    .toLowerCase();
}

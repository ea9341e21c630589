import path from 'node:path';
import type { CatalogFile, Problem } from '../model/demo';
import { FLAVOUR_LABELS, type Flavour } from '../model/flavours';
import { COMMON, type DemoFolder, filesIn, type FolderFile, SHARED } from './demo-folder';
import type { Links } from './links';
import { besideOwn, pathMeant, specifierTo, withoutEnding } from './paths';
import { readersText } from './readers-text';

/** The shared and common files that each flavour imports, directly or through others, by their origin. */
export type Reach = ReadonlyMap<Flavour, ReadonlySet<string>>;

/** Follows the imports of flavours into `shared/` and to common files. */
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
 * A flavour's source files as readers see them: those that it shares, or has in common with other demos, lie beside its own. Its
 * entry comes first, the others by name.
 *
 * @param reached the shared and common files it imports
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

/** Shared files that have a name of the flavour's own, and those that only one flavour imports, or none. */
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

/** What an import may call a file; systems that do not tell the cases of letters apart included. */
function importName({ path: place }: FolderFile): string {
  return withoutEnding(place)
    .replace(/\/index$/, '')
    .toLowerCase();
}

import { affectedDemos, affectedPages, claimsOf, importersOf, type SourcedDemo, type SourcedPage } from './affected';
import { kindOfDemo, kindOfPage } from './kinds';
import { CORE, type Selection } from './model';
import { isInShare } from './share';

/** One of so many demos and pages that did not change is tested in a week. */
export const SHARE = 32;

/** What the choice is made from. */
export interface Project {
  root: string;
  demos: readonly SourcedDemo[];
  pages: readonly SourcedPage[];
}

function firstOfEach<One>(all: readonly One[], kindOf: (one: One) => string): One[] {
  const kinds = new Map<string, One>();
  for (const one of all) if (!kinds.has(kindOf(one))) kinds.set(kindOf(one), one);
  return [...kinds.values()];
}

/**
 * What `npm test` runs: demos and pages that changed, one of each kind, this week's share of the others, all claims, and the reader's main
 * paths.
 *
 * @param changed paths from the repository's root
 */
export function quickSelection({ root, demos, pages }: Project, changed: readonly string[], week: number): Selection {
  const changedDemos = affectedDemos(demos, changed, root);
  const changedPages = affectedPages(pages, changed, changedDemos);
  const ids = demos.map(({ id }) => id).sort();
  // A kind's representative changes every week, too.
  const turned = <One>(list: readonly One[]) => {
    const from = list.length === 0 ? 0 : week % list.length;
    return [...list.slice(from), ...list.slice(0, from)];
  };
  const chosenDemos = new Set([
    ...changedDemos,
    ...firstOfEach(turned(ids), kindOfDemo),
    ...ids.filter((id) => isInShare(id, week, SHARE)),
  ]);
  const urls = pages.map(({ url }) => url).sort();
  const chosenPages = new Set([
    ...changedPages,
    ...firstOfEach(turned(urls), kindOfPage),
    ...urls.filter((url) => isInShare(url, week, SHARE)),
  ]);
  const specs = changed.filter((file) => /^e2e\/.*\.spec\.ts$/.test(file));
  return {
    demos: [...chosenDemos].sort(),
    changedDemos,
    pages: [...chosenPages].sort(),
    tests: [CORE, ...specs],
  };
}

/** A behavior of the site: the files that implement it, and its tests. */
export interface Behavior {
  files: readonly string[];
  tests: readonly { file: string; title: string }[];
}

/**
 * What a change to the named files needs, by what shows, claims and imports them.
 *
 * @param named paths from the repository's root, ids of demos, or URLs of pages
 * @param imports from each file of our code to those that it imports
 * @throws when a name is none of these
 */
export function namedSelection(
  { root, demos, pages }: Project,
  named: readonly string[],
  imports: ReadonlyMap<string, readonly string[]>,
  behaviors: readonly Behavior[],
  exists: (file: string) => boolean,
): { selection: Selection; files: string[] } {
  const files: string[] = [];
  const unknown: string[] = [];
  for (const name of named) {
    const demoFolder = demos.some(({ id }) => id === name || id.startsWith(`${name}/`));
    const page = pages.find(({ url }) => url === name);
    if (demoFolder)
      files.push(...demos.filter(({ id }) => id === name || id.startsWith(`${name}/`)).map(({ id }) => `demos/${id}/`));
    else if (page !== undefined) files.push(page.file);
    else if (exists(name)) files.push(name);
    else unknown.push(name);
  }
  if (unknown.length > 0) {
    throw new Error(
      `${unknown.join(', ')}: neither a file, nor a demo, nor a page. Write a path (content/docs/shapes/Rect.mdx), ` +
        'a demo (tutorials/shapes/Rect) or a URL (/docs/shapes/Rect.html).',
    );
  }
  const changedDemos = affectedDemos(demos, files, root);
  const reached = importersOf(files, imports);
  const tests = behaviors
    .filter((behavior) => behavior.files.some((file) => reached.has(file)))
    .flatMap((behavior) => behavior.tests.filter(({ file }) => file.endsWith('.spec.ts')));
  const specs = [...reached].filter((file) => file.endsWith('.spec.ts'));
  return {
    files,
    selection: {
      demos: changedDemos,
      changedDemos,
      pages: affectedPages(pages, files, changedDemos),
      claims: claimsOf(files),
      tests: [...new Set([...specs, ...tests.map(({ file, title }) => `${file} > ${title}`)])],
    },
  };
}

import type { CatalogDemo, CatalogFile, Problem } from '../model/demo';
import { ENTRY_FILES, type Flavour, FLAVOURS } from '../model/flavours';
import type { AssetIndex } from './assets';
import { type DemoFolder, filesIn } from './demo-folder';
import { findLinks, type Links } from './links';
import { readersFiles, sharedReach, sharingProblems } from './sharing';

/** A flavor of a demo as readers see it. */
export interface ReadFlavour {
  flavour: Flavour;
  /** The entry first, if it exists, then the others by name. */
  files: CatalogFile[];
  /** Names of the assets that these files import. */
  assetNames: ReadonlySet<string>;
}

/** The flavors that have a folder, and the paths of their assets on disk. */
export interface FlavoursRead extends Pick<CatalogDemo, 'assets'> {
  flavours: ReadFlavour[];
  problems: Problem[];
}

/**
 * Reads the files of each flavor: its own, the shared and common ones that it imports, and its assets.
 *
 * @param index the shared assets
 */
export function readFlavours(demo: DemoFolder, index: AssetIndex): FlavoursRead {
  const present = FLAVOURS.filter((flavour) => filesIn(demo, flavour).length > 0);
  const links = findLinks(demo, index);
  const reach = sharedReach(demo, links, present);
  const flavours = present.map((flavour): ReadFlavour => {
    const reached = reach.get(flavour) ?? new Set<string>();
    const origins = [...filesIn(demo, flavour).map(({ origin }) => origin), ...reached];
    return {
      flavour,
      files: readersFiles(demo, flavour, reached),
      assetNames: new Set(origins.flatMap((origin) => links.assetNames.get(origin) ?? [])),
    };
  });
  const problems = [
    ...links.problems,
    ...present.flatMap((flavour) => unusedProblems(demo, flavour, links)),
    ...sharingProblems(demo, reach),
  ];
  return { flavours, assets: links.assets, problems };
}

/** Problems of files in a flavor's folder that nothing imports. */
function unusedProblems(demo: DemoFolder, flavour: Flavour, links: Links): Problem[] {
  const own = filesIn(demo, flavour);
  const used = new Set(own.flatMap(({ origin }) => links.files.get(origin) ?? []));
  return own.flatMap(({ path, origin }) => {
    if (used.has(origin) || path === ENTRY_FILES[flavour]) return [];
    const isPage = path === 'index.html';
    if (isPage && flavour === 'vanilla') return [];
    return {
      file: `${demo.shown}/${origin}`,
      message: isPage ? 'Only the vanilla flavour has an index.html.' : 'Nothing imports this file.',
      fix: isPage ? 'Write the markup in the component.' : 'Import it, or delete it.',
    };
  });
}

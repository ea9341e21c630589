import type { CatalogDemo, CatalogFile, Problem } from '../model/demo';
import { ENTRY_FILES, type Flavour, FLAVOURS } from '../model/flavours';
import type { AssetIndex } from './assets';
import { type DemoFolder, filesIn } from './demo-folder';
import { findLinks, type Links } from './links';
import { readersFiles, sharedReach, sharingProblems } from './sharing';

/** One flavour of a demo as readers see it. */
export interface ReadFlavour {
  flavour: Flavour;
  /** The entry first, when it is there, then by name. */
  files: CatalogFile[];
  /** Names of the assets that these import. */
  assetNames: ReadonlySet<string>;
}

/** The flavours of a demo that have a folder, and where their assets are on disk. */
export interface FlavoursRead extends Pick<CatalogDemo, 'assets'> {
  flavours: ReadFlavour[];
  problems: Problem[];
}

/**
 * Reads what the flavours of a demo are made of: their own files, those they share, their assets.
 *
 * @param index the assets of all demos
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

/** Files of a flavour's own folder that nothing imports. */
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

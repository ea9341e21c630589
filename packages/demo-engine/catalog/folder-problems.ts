import type { CatalogDemo, DemoMeta, Problem } from '../model/demo';
import { ENTRY_FILES, FLAVOUR_LABELS, FLAVOURS, isFlavour } from '../model/flavours';
import { type DemoFolder, SHARED } from './demo-folder';
import { nearest } from './nearest';

const KNOWN: readonly string[] = [...FLAVOURS, SHARED];

/** Problems of folders that are neither a flavor nor `shared/`. */
export function folderProblems({ names, shown }: DemoFolder): Problem[] {
  const folders = new Set(names.filter((file) => file.includes('/')).map((file) => file.slice(0, file.indexOf('/'))));
  return [...folders]
    .filter((name) => !isFlavour(name) && name !== SHARED)
    .map((name) => ({
      file: `${shown}/${name}`,
      message: `The folder "${name}" is not a flavour.`,
      fix: `Call it ${nearest(name, KNOWN) ?? KNOWN.join(', ')}, or move it out of the demo.`,
    }));
}

/** Problems of flavors that the demo lacks, or should not have. */
export function flavourProblems(
  id: string,
  shown: string,
  flavours: CatalogDemo['flavours'],
  meta: DemoMeta | undefined,
): Problem[] {
  const json = `${shown}/demo.json`;
  const problems: Problem[] = [];
  const present = new Map(flavours.map(({ flavour, files }) => [flavour, files]));
  const [kind, framework] = id.split('/');
  const guideFlavour = kind === 'guides' ? framework : undefined;
  if (guideFlavour !== undefined && !isFlavour(guideFlavour)) {
    return [
      {
        file: json,
        message: `"${guideFlavour}" is not a framework of the guides.`,
        fix: 'Move the folder below demos/guides/react, demos/guides/vue or demos/guides/svelte.',
      },
    ];
  }
  if (guideFlavour !== undefined && meta?.absent !== undefined) {
    problems.push({
      file: json,
      message: 'A demo of a guide has only its own flavour, so "absent" means nothing.',
      fix: 'Take "absent" away.',
    });
  }
  for (const flavour of FLAVOURS) {
    const files = present.get(flavour);
    const entry = ENTRY_FILES[flavour];
    const reason = meta?.absent?.[flavour];
    if (files === undefined) {
      const isNeeded = guideFlavour === undefined ? reason === undefined : guideFlavour === flavour;
      // Without a readable demo.json it is unknown which flavors are absent on purpose.
      if (isNeeded && meta !== undefined) {
        problems.push({
          file: shown,
          message: `The ${FLAVOUR_LABELS[flavour]} flavour is missing.`,
          fix:
            guideFlavour === undefined
              ? `Write ${flavour}/${entry}, or give the reason in demo.json: "absent": { "${flavour}": "…" }.`
              : `Write ${flavour}/${entry}.`,
        });
      }
      continue;
    }
    if (reason !== undefined) {
      problems.push({
        file: json,
        message: `"absent" names ${flavour}, but the folder ${flavour}/ is there.`,
        fix: `Take "${flavour}" out of "absent", or delete the folder.`,
      });
    }
    if (guideFlavour !== undefined && guideFlavour !== flavour) {
      problems.push({
        file: `${shown}/${flavour}`,
        message: `A demo of the ${guideFlavour} guide has a ${FLAVOUR_LABELS[flavour]} flavour.`,
        fix: 'Delete the folder, or move the demo to demos/tutorials.',
      });
    }
    if (files[0]?.path !== entry) {
      problems.push({
        file: `${shown}/${flavour}`,
        message: `The file ${entry} is missing; the ${FLAVOUR_LABELS[flavour]} flavour starts there.`,
        fix: `Write ${flavour}/${entry}.`,
      });
    }
  }
  return problems;
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { assetName, isAssetSpecifier, isRelative, joinPath } from '../compile/specifiers';
import type { CatalogDemo, DemoMeta, Problem, SourceFile } from '../model/demo';
import { ENTRY_FILES, FLAVOUR_LABELS, type Flavour, FLAVOURS, isFlavour } from '../model/flavours';
import { type AssetIndex, listFiles } from './assets';
import { readDemoJson } from './demo-json';
import { writtenImports } from './imports';
import { nearest } from './nearest';

const SOURCE_ENDING = /\.(?:tsx?|jsx?|mjs|vue|svelte|css|html)$/;
const STRAY_FILE = /(?:^|\/)(?:\.|tsconfig)/;

export interface DemoRead {
  /** Absent when `demo.json` or a flavour cannot be used. */
  demo?: CatalogDemo;
  problems: Problem[];
}

/**
 * Reads one demo folder and checks it.
 *
 * @param folder absolute path
 * @param id path below `demos/`
 * @param shown the folder as problems show it, from the repository's root
 */
export function readDemo(folder: string, id: string, shown: string, shared: AssetIndex): DemoRead {
  const files = listFiles(folder);
  const { meta, problems } = readDemoJson(readText(folder, 'demo.json'), `${shown}/demo.json`);
  const flavours = readFlavours(folder, files);
  problems.push(...folderProblems(files, shown));
  problems.push(...flavourProblems(id, shown, flavours, meta));

  const assets: Record<string, string> = {};
  for (const { flavour, files: sources } of flavours) {
    const local = files.filter((file) => file.startsWith(`${flavour}/`)).map((file) => file.slice(flavour.length + 1));
    problems.push(...resolveFlavour({ folder, shown, flavour, sources, local, shared, assets }));
  }
  if (meta === undefined) return { problems };
  const demo: CatalogDemo = {
    ...meta,
    id,
    flavours: flavours.filter(({ flavour, files: own }) => own[0]?.path === ENTRY_FILES[flavour]),
    assets,
    hasCheck: files.includes('check.ts'),
    ...(files.includes('poster.webp') ? { poster: path.join(folder, 'poster.webp') } : {}),
  };
  return { demo, problems };
}

function readText(folder: string, file: string): string {
  return readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n');
}

/** The flavours that have a folder, each with its sources: the entry first, then by name. */
function readFlavours(folder: string, files: readonly string[]): CatalogDemo['flavours'] {
  return FLAVOURS.flatMap((flavour) => {
    const own = files.filter((file) => file.startsWith(`${flavour}/`));
    if (own.length === 0) return [];
    const entry = `${flavour}/${ENTRY_FILES[flavour]}`;
    const sources = own.filter((file) => SOURCE_ENDING.test(file) && file !== entry);
    if (own.includes(entry)) sources.unshift(entry);
    return [
      {
        flavour,
        files: sources.map((file): SourceFile => ({
          path: file.slice(flavour.length + 1),
          text: readText(folder, file),
        })),
      },
    ];
  });
}

function folderProblems(files: readonly string[], shown: string): Problem[] {
  const folders = new Set(files.filter((file) => file.includes('/')).map((file) => file.slice(0, file.indexOf('/'))));
  return [...folders]
    .filter((name) => !isFlavour(name))
    .map((name) => ({
      file: `${shown}/${name}`,
      message: `The folder "${name}" is not a flavour.`,
      fix: `Call it ${nearest(name, FLAVOURS) ?? FLAVOURS.join(', ')}, or move it out of the demo.`,
    }));
}

function flavourProblems(
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
      // Without a readable demo.json nobody knows which flavours are meant to be absent.
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

interface FlavourInput {
  folder: string;
  shown: string;
  flavour: Flavour;
  sources: readonly SourceFile[];
  /** All files of the flavour's folder, assets included. */
  local: readonly string[];
  shared: AssetIndex;
  /** Assets found so far in the demo; new ones are added. */
  assets: Record<string, string>;
}

/** Follows the imports of a flavour's files: finds its assets, and files that nothing imports. */
function resolveFlavour({ folder, shown, flavour, sources, local, shared, assets }: FlavourInput): Problem[] {
  const problems: Problem[] = [];
  const used = new Set<string>([ENTRY_FILES[flavour]]);
  if (flavour === 'vanilla') used.add('index.html');
  for (const source of sources) {
    const file = `${shown}/${flavour}/${source.path}`;
    for (const { specifier, line, column } of writtenImports(source.text)) {
      if (!isRelative(specifier)) continue;
      const target = joinPath(source.path, specifier);
      if (target !== undefined) for (const path of sameName(target, local)) used.add(path);
      if (!isAssetSpecifier(specifier)) continue;
      const name = assetName(specifier);
      const place =
        target !== undefined && local.includes(target) ? path.join(folder, flavour, target) : shared.get(name);
      if (place === undefined) {
        const like = nearest(name, shared.keys());
        problems.push({
          file,
          line,
          column,
          message: `The asset "${specifier}" is neither beside the file nor in demos/assets.`,
          fix:
            like === undefined ? 'Add the file, or import one that is there.' : `Import "./${like}", or add the file.`,
        });
        continue;
      }
      const other = assets[name];
      if (other !== undefined && other !== place) {
        problems.push({
          file,
          line,
          column,
          message: `Two assets of this demo are named ${name}.`,
          fix: 'Give one of them another name.',
        });
      }
      assets[name] = place;
    }
  }
  for (const name of local) {
    if (used.has(name) || STRAY_FILE.test(name)) continue;
    problems.push({
      file: `${shown}/${flavour}/${name}`,
      message: name === 'index.html' ? 'Only the vanilla flavour has an index.html.' : 'Nothing imports this file.',
      fix: name === 'index.html' ? 'Write the markup in the component.' : 'Import it, or delete it.',
    });
  }
  return problems;
}

/** Files an import without ending may mean. */
function sameName(target: string, files: readonly string[]): string[] {
  const bare = target.replace(/\.js$/, '');
  return files.filter((file) => {
    if (file === target) return true;
    const stem = file.replace(/\.(?:tsx?|jsx?|mjs|vue|svelte)$/, '');
    return stem === target || stem === bare || stem === `${target}/index`;
  });
}

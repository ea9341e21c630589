import path from 'node:path';
import { assetName, isAssetSpecifier, isRelative } from '../compile/specifiers';
import type { Problem } from '../model/demo';
import type { AssetIndex } from './assets';
import type { DemoFolder, FolderFile } from './demo-folder';
import { missingAsset, misplacedImport } from './import-advice';
import { writtenImports } from './imports';
import { filesMeant, pathMeant } from './paths';

/** The imports of a demo's files. All paths are relative to the demo's folder. */
export interface Links {
  /** The demo's own files that each source file imports. */
  files: ReadonlyMap<string, readonly string[]>;
  /** Names of the assets that each source file imports. */
  assetNames: ReadonlyMap<string, readonly string[]>;
  /** Path on disk of each imported asset, by name. */
  assets: Record<string, string>;
  problems: Problem[];
}

/**
 * Resolves the imports of a demo's source files. The compiler reports modules that do not exist. Problems with `shared/` and
 * `common/` are reported here, because the compiler sees each flavor as readers do, with all files in one folder.
 *
 * @param index the shared assets
 */
export function findLinks(demo: DemoFolder, index: AssetIndex): Links {
  const links = new Map<string, readonly string[]>();
  const assetNames = new Map<string, readonly string[]>();
  const assets: Record<string, string> = {};
  const problems: Problem[] = [];
  for (const file of demo.files.values()) {
    if (file.text === undefined) continue;
    const found = linksOf(file, file.text, demo, index, assets);
    links.set(file.origin, found.targets);
    assetNames.set(file.origin, found.names);
    problems.push(...found.problems);
  }
  return { files: links, assetNames, assets, problems };
}

/** @param assets the demo's assets found so far; new ones are added */
function linksOf(
  file: FolderFile,
  text: string,
  demo: DemoFolder,
  index: AssetIndex,
  assets: Record<string, string>,
): { targets: string[]; names: string[]; problems: Problem[] } {
  const all = [...demo.files.keys()];
  const targets: string[] = [];
  const names: string[] = [];
  const problems: Problem[] = [];
  for (const { specifier, line, column } of writtenImports(text)) {
    if (!isRelative(specifier)) continue;
    const report = (advice: Pick<Problem, 'message' | 'fix'>): void => {
      problems.push({ file: path.posix.join(demo.shown, file.origin), line, column, ...advice });
    };
    const meant = pathMeant(file.origin, specifier);
    const found = filesMeant(file, meant, all);
    targets.push(...found);
    const name = isAssetSpecifier(specifier) ? assetName(specifier) : undefined;
    const common = name === undefined ? undefined : index.get(name);
    const advice = misplacedImport({
      file,
      specifier,
      meant,
      all,
      isFound: found.length > 0,
      isCommon: common !== undefined,
    });
    if (advice !== undefined) {
      report(advice);
      continue;
    }
    if (name === undefined) continue;
    const place = found[0] === undefined ? common : path.join(demo.folder, found[0]);
    if (place === undefined) {
      report(missingAsset(specifier, index));
      continue;
    }
    if (assets[name] !== undefined && assets[name] !== place) {
      report({ message: `Two assets of this demo are named ${name}.`, fix: 'Give one of them another name.' });
    }
    assets[name] = place;
    names.push(name);
  }
  return { targets, names, problems };
}

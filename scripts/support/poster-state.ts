import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { type AssetIndex, readAssets } from '../../packages/demo-engine/catalog/assets';
import { readFolder } from '../../packages/demo-engine/catalog/demo-folder';
import { readFlavours } from '../../packages/demo-engine/catalog/read-flavours';
import { codeTokens } from './code-tokens';
import { demoFolders, filesBelow, type DemoFolder } from './demo-folders';

/** Content of `demos/posters.json`: each demo's id and the hash of the sources that its poster was made from. */
export type PosterList = Record<string, string>;

export interface PosterProblem {
  id: string;
  kind: 'missing' | 'stale' | 'orphan';
  message: string;
}

/** Hashes text with `\n` as line ends, so that the hash is the same on every system. */
function addFile(hash: ReturnType<typeof createHash>, name: string, file: string): void {
  const bytes = fs.readFileSync(file);
  const isText = /\.(?:ts|json|geojson|csv|txt|svg)$/.test(file);
  hash.update(`\0${name}\0`);
  if (isText) hash.update(codeTokens(name, bytes.toString('utf8').replaceAll('\r\n', '\n')));
  else hash.update(bytes);
}

/**
 * Hash of everything that a demo's poster shows: the sources of its first flavor as readers see them (all flavors draw the same), the
 * assets they import, the result's height, and `poster.ts`. Comments do not change it, nor does moving a file to `shared/`.
 *
 * @param assets the assets of all demos
 */
export function posterHash(demo: DemoFolder, assets: AssetIndex): string {
  return pictureHash(demo, assets, 'poster.ts');
}

/**
 * Hash of what a demo shows and of a script that acts before or during the recording.
 *
 * @param script file name; the file is optional
 */
export function pictureHash({ id, folder, flavours }: DemoFolder, assets: AssetIndex, name: string): string {
  const hash = createHash('sha256');
  const meta: unknown = JSON.parse(fs.readFileSync(path.join(folder, 'demo.json'), 'utf8'));
  const number = (key: string): unknown =>
    typeof meta === 'object' && meta !== null ? Reflect.get(meta, key) : undefined;
  const growth = number('growth');
  hash.update(`height ${String(number('height'))}${growth === undefined ? '' : ` ${String(growth)}`}`);
  const script = path.join(folder, name);
  if (fs.existsSync(script)) addFile(hash, name, script);
  const read = readFlavours(readFolder(folder, folder, id), assets);
  const shown = read.flavours.find(({ flavour }) => flavour === flavours[0]);
  if (shown === undefined) return hash.digest('hex').slice(0, 16);
  const files = [...shown.files].sort((a, b) => (a.path < b.path ? -1 : 1));
  for (const file of files) hash.update(`\0${file.path}\0`).update(codeTokens(file.path, file.text));
  for (const name of [...shown.assetNames].sort()) {
    const place = read.assets[name];
    if (place !== undefined) addFile(hash, name, place);
  }
  return hash.digest('hex').slice(0, 16);
}

/** The assets of all demos by name. */
export function sharedAssets(demosFolder: string): AssetIndex {
  return readAssets(path.join(demosFolder, 'assets'), 'demos/assets').assets;
}

const POSTERS = 'posters.json';

/** @throws when `demos/posters.json` is invalid */
export function readPosterList(demosFolder: string): PosterList {
  return readHashes(path.join(demosFolder, POSTERS));
}

/**
 * A list of hashes by demo id; empty if the file does not exist.
 *
 * @throws when the file is invalid
 */
export function readHashes(file: string): PosterList {
  if (!fs.existsSync(file)) return {};
  const parsed: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
  if (typeof parsed !== 'object' || parsed === null)
    throw new Error(`${file} is not an object. Run \`npm run posters\`.`);
  return Object.fromEntries(
    Object.entries(parsed).map(([id, hash]: [string, unknown]) => {
      if (typeof hash !== 'string') throw new Error(`${file}: ${id} has no hash. Run \`npm run posters -- ${id}\`.`);
      return [id, hash];
    }),
  );
}

/** Writes the list sorted by id, without demos that no longer exist. */
export function writePosterList(demosFolder: string, list: PosterList): void {
  writeHashes(path.join(demosFolder, POSTERS), list, new Set(demoFolders(demosFolder).map(({ id }) => id)));
}

/** Writes such a list sorted by id, with known demos only. */
export function writeHashes(file: string, list: PosterList, known: ReadonlySet<string>): void {
  const kept = Object.entries(list).filter(([id]) => known.has(id));
  kept.sort(([a], [b]) => a.localeCompare(b));
  fs.writeFileSync(file, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
}

/** Every poster that is missing, is older than its demo, or has no demo. */
export function posterProblems(demosFolder: string): PosterProblem[] {
  const list = readPosterList(demosFolder);
  const assets = sharedAssets(demosFolder);
  const demos = demoFolders(demosFolder);
  const known = new Set(demos.map(({ id }) => id));
  const problems: PosterProblem[] = [];
  for (const demo of demos) {
    const { id } = demo;
    if (!fs.existsSync(path.join(demo.folder, 'poster.webp'))) {
      problems.push({ id, kind: 'missing', message: `demos/${id} has no poster.webp.` });
    } else if (list[id] !== posterHash(demo, assets)) {
      problems.push({ id, kind: 'stale', message: `demos/${id}/poster.webp is older than the demo's sources.` });
    }
  }
  for (const id of Object.keys(list)) {
    if (!known.has(id))
      problems.push({ id, kind: 'orphan', message: `demos/posters.json names ${id}, which is no demo.` });
  }
  for (const file of filesBelow(demosFolder)) {
    const id = path.posix.dirname(file);
    if (path.posix.basename(file) === 'poster.webp' && !known.has(id)) {
      problems.push({ id, kind: 'orphan', message: `demos/${file} stands in a folder without demo.json: remove it.` });
    }
  }
  return problems;
}

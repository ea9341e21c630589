import fs from 'node:fs';
import path from 'node:path';
import { readCatalog } from '../../packages/demo-engine/catalog';
import { compile } from '../../packages/demo-engine/compile';
import type { CatalogDemo } from '../../packages/demo-engine/model/demo';
import type { Flavour } from '../../packages/demo-engine/model/flavours';
import type { SiteCopy } from './site-copy';

let demos: readonly CatalogDemo[] | undefined;

/**
 * Changes one flavor of a published demo: edits a source file and compiles it. Its text on the page stays.
 *
 * @throws when the edit changes nothing or does not compile
 */
export async function editDemo(
  site: SiteCopy,
  id: string,
  flavour: Flavour,
  edit: { file: string; from: string | RegExp; to: string },
): Promise<void> {
  demos ??= readCatalog(process.cwd()).demos;
  const demo = demos.find((one) => one.id === id);
  const sources = demo?.flavours.find((one) => one.flavour === flavour);
  if (demo === undefined || sources === undefined) throw new Error(`There is no demo ${id} in ${flavour}.`);
  const files = sources.files.map(({ path: name, text }) => {
    if (name !== edit.file) return { path: name, text };
    const changed = text.replace(edit.from, () => edit.to);
    if (changed === text)
      throw new Error(`${id}, ${flavour}/${name} has no ${String(edit.from)}: plant it in another way.`);
    return { path: name, text: changed };
  });
  if (!files.some(({ path: name }) => name === edit.file)) throw new Error(`${id}, ${flavour} has no ${edit.file}.`);
  const result = await compile({ flavour, files, assets: new Set(Object.keys(demo.assets)) });
  if (!result.ok) throw new Error(`${id}, ${flavour}: ${result.problems.map(({ message }) => message).join(' ')}`);
  const name = path.posix.basename(id);
  const folder = path.posix.join('demo-assets/compiled', path.posix.dirname(id));
  const published = fs.readdirSync(site.path(folder)).filter((file) => file.startsWith(`${name}.${flavour}.`));
  const [file, ...others] = published;
  if (file === undefined || others.length > 0) throw new Error(`${folder} has ${published.length} files of ${id}.`);
  site.write(path.posix.join(folder, file), JSON.stringify(result.compiled));
}

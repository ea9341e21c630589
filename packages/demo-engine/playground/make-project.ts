import { assetName } from '../compile/specifiers';
import { assetPlaces } from './asset-places';
import { isAssetPath } from './assets';
import { importsOf } from './imports';
import type { PlaygroundProject } from './project';
import type { ProjectInfo } from './project-info';
import { packageName, type ProjectFile, viteProject } from './vite-project';

/** Assets whose bytes are text: they can travel in a form, and are readable in an editor. */
const TEXT_ASSET = /\.(?:svg|json|geojson|csv|txt)$/i;

/**
 * Makes the files of a Vite project from what the reader sees.
 *
 * @param assets address of each asset by name; those the files name are fetched
 * @param load fetches an address; tests give their own
 * @throws when an asset cannot be had
 */
export async function makeProject(
  project: PlaygroundProject,
  assets: Readonly<Record<string, string>>,
  { versions, baseCss }: ProjectInfo,
  load: (url: string) => Promise<Response> = (url) => fetch(url),
): Promise<{ name: string; files: ProjectFile[] }> {
  const own = new Set(project.files.filter(({ path }) => isAssetPath(path)).map(({ path }) => assetName(path)));
  const sources = project.files.filter(({ path }) => !isAssetPath(path));
  const specifiers = [...new Set(sources.flatMap(({ text }) => importsOf(text)))];
  const packages = specifiers.filter((specifier) => versions[packageName(specifier)] !== undefined);
  const entries = await Promise.all(
    Object.entries(assets)
      .filter(([name]) => !own.has(name) && assetPlaces(sources, name).length > 0)
      .map(async ([name, url]) => {
        const response = await load(url);
        if (!response.ok) throw new Error(`${name} could not be loaded: the server answered ${response.status}.`);
        const content = TEXT_ASSET.test(name) ? await response.text() : new Uint8Array(await response.arrayBuffer());
        return [name, content] as const;
      }),
  );
  return viteProject({ project, packages, assets: Object.fromEntries(entries), versions, baseCss });
}

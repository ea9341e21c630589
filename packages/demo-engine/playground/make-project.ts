import { assetName } from '../compile/specifiers';
import { assetPlaces } from './asset-places';
import { isAssetPath } from './assets';
import type { FittedProject } from './fit-project';
import { importsOf } from './imports';
import { readPackageFile } from './package-file';
import type { PlaygroundProject } from './project';
import type { ProjectInfo } from './project-info';
import { packageName, type ProjectFile, viteProject } from './vite-project';

/** Assets whose content is text: a form can carry them, and an editor can show them. */
const TEXT_ASSET = /\.(?:svg|json|geojson|csv|txt)$/i;

/** The available packages that a project's files import, as written, and those that its own list of packages names. */
export function packagesOf({ files }: PlaygroundProject, versions: ProjectInfo['versions']): string[] {
  const sources = files.filter(({ path }) => !isAssetPath(path));
  const listed = readPackageFile({ files })?.here ?? [];
  const specifiers = [...new Set([...sources.flatMap(({ text }) => importsOf(text)), ...listed])];
  return specifiers.filter((specifier) => versions[packageName(specifier)] !== undefined);
}

/**
 * Creates the files of a Vite project from what the reader sees.
 *
 * @param assets URL of each asset by name; those that the files refer to are fetched
 * @param load fetches a URL; tests pass their own
 * @param fitted the same project with what the playground adds when it runs it
 * @throws when an asset cannot be fetched
 */
export async function makeProject(
  written: PlaygroundProject,
  assets: Readonly<Record<string, string>>,
  { versions, baseCss }: ProjectInfo,
  load: (url: string) => Promise<Response> = (url) => fetch(url),
  fitted?: FittedProject,
): Promise<{ name: string; files: ProjectFile[] }> {
  const project = fitted?.project ?? written;
  const own = new Set(project.files.filter(({ path }) => isAssetPath(path)).map(({ path }) => assetName(path)));
  const sources = project.files.filter(({ path }) => !isAssetPath(path));
  const packages = [...new Set([...packagesOf(project, versions), ...(fitted?.packages ?? [])])];
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
  return viteProject({ project, packages, assets: Object.fromEntries(entries), versions, baseCss, fitted });
}

import addresses from '@demo-data/playground';
import type { OpenDemo } from '../player/demo-settings';
import { fetchJson } from '../sandbox-host/fetch-json';
import { draftKey, drafts } from './drafts';
import { makeProject, packagesOf } from './make-project';
import type { PlaygroundProject } from './project';
import { isProjectInfo } from './project-info';
import { saveFile } from './save-file';
import { packageName, type ProjectFile, RUNTIME } from './vite-project';
import { zipProject } from './zip';

/**
 * The project's files as a Vite project with this site's package versions.
 *
 * @param isWritten a reader wrote the code: the project gets what the playground adds when it runs it
 * @returns also what was added
 */
export async function projectFiles(
  project: PlaygroundProject,
  assets: Readonly<Record<string, string>>,
  isWritten: boolean,
): Promise<{ name: string; files: ProjectFile[]; added: readonly string[] }> {
  const [info, fitted] = await Promise.all([
    fetchJson(addresses.project, isProjectInfo),
    isWritten ? import('./fit-written').then(({ fitWritten }) => fitWritten(project, Object.keys(assets))) : undefined,
  ]);
  return { ...(await makeProject(project, assets, info, undefined, fitted)), added: fitted?.added ?? [] };
}

/** The versions of the packages with which a project runs here. */
export async function versionsOf(project: PlaygroundProject): Promise<Record<string, string>> {
  const { versions } = await fetchJson(addresses.project, isProjectInfo);
  const names = [...RUNTIME[project.flavour], ...packagesOf(project, versions).map(packageName)];
  return Object.fromEntries(
    [...new Set(names)].map((name) => [
      name,
      (name === 'konva' ? project.konva : undefined) ?? (versions[name] ?? '').replace(/^\^/, ''),
    ]),
  );
}

/** Saves a project as a zip archive. */
export async function downloadProject(
  project: PlaygroundProject,
  assets: Readonly<Record<string, string>>,
  isWritten: boolean,
): Promise<void> {
  const { name, files } = await projectFiles(project, assets, isWritten);
  saveFile(`${name}.zip`, new Blob([zipProject(name, files)], { type: 'application/zip' }));
}

/** Saves what the reader sees of a demo as a project. */
export async function downloadDemo(demo: OpenDemo): Promise<void> {
  const files = [...(await demo.files())];
  await downloadProject({ flavour: demo.flavour, title: demo.title, files }, demo.assets, demo.isEdited);
}

/** Query of the playground URL that opens a demo. */
export function playgroundQuery(id: string, flavour: string): string {
  return `?demo=${encodeURIComponent(id).replaceAll('%2F', '/')}&flavour=${flavour}`;
}

/**
 * Stores the reader's edits where the playground finds them.
 *
 * @returns query of the playground URL
 */
export async function handOverDemo(demo: OpenDemo): Promise<string> {
  if (demo.isEdited) drafts.set(draftKey(demo.id), demo.sourcesUrl, demo.flavour, await demo.files());
  return playgroundQuery(demo.id, demo.flavour);
}

import { hasDeviceName } from './device-names';
import { assetName } from '../compile/specifiers';
import { ENTRY_FILES, type Flavour, type SourceFile } from '../model';
import { ASSET_ENDINGS, isAssetPath, isBinaryPath } from './assets';

/** What the playground edits: a flavor's files, and the demo whose pictures and data they may import. */
export interface PlaygroundProject {
  flavour: Flavour;
  title: string;
  files: SourceFile[];
  /** Id of the demo that it started from; the demo's assets stay available by name. */
  base?: string;
  /** The version of Konva with which it runs, if a certain one. */
  konva?: string;
}

/** Maximum length of a file name in the playground, in characters. */
const MAX_PATH_LENGTH = 80;

/** Maximum number of files in one project. */
export const MAX_FILES = 40;

const ALLOWED_ENDINGS: Readonly<Record<Flavour, readonly string[]>> = {
  vanilla: ['ts', 'js', 'css', 'html'],
  react: ['tsx', 'ts', 'jsx', 'js', 'css'],
  vue: ['vue', 'ts', 'js', 'css'],
  svelte: ['svelte', 'ts', 'js', 'css'],
};

/** True for a relative path with forward slashes and plain names; `..` and absolute paths are rejected. */
function isPlainPath(path: string): boolean {
  return (
    path.length <= MAX_PATH_LENGTH && /^[A-Za-z0-9_-][A-Za-z0-9._-]*(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/.test(path)
  );
}

/** True for a plain path that can be stored on every system. */
export function isFilePath(path: string): boolean {
  return isPlainPath(path) && !hasDeviceName(path);
}

function endingOf(path: string): string {
  return (/\.([^./]+)$/.exec(path)?.[1] ?? '').toLowerCase();
}

/** Extensions of files that can be added to a project: code of its flavor, and files that code imports for their URL. */
export function allowedEndings(flavour: Flavour): string[] {
  return [...ALLOWED_ENDINGS[flavour], ...ASSET_ENDINGS];
}

/** An existing asset with the same name in any folder: code finds an asset by the last segment of its path. */
function sameAsset(project: PlaygroundProject, path: string, from?: string): string | undefined {
  if (!isAssetPath(path)) return undefined;
  return project.files.find(
    (file) => file.path !== from && isAssetPath(file.path) && assetName(file.path) === assetName(path),
  )?.path;
}

/**
 * Why a file name cannot be used in a project; undefined when it can.
 * @param path name as the reader typed it, relative, with forward slashes
 * @param from the file's current name, when it is being renamed
 */
export function fileNameProblem(project: PlaygroundProject, path: string, from?: string): string | undefined {
  if (path === '') return 'Give the file a name, for example helper.ts.';
  if (path.length > MAX_PATH_LENGTH) return `A file name has at most ${MAX_PATH_LENGTH} characters.`;
  if (!isPlainPath(path)) {
    return 'Use letters, digits, dots, dashes and forward slashes only, for example shapes/star.ts.';
  }
  if (hasDeviceName(path)) return 'Windows cannot store a file or folder with this name. Choose another one.';
  if (from !== undefined && isBinaryPath(from) && endingOf(path) !== endingOf(from)) {
    return `The file is a .${endingOf(from)} file: its name must end so.`;
  }
  if (from !== undefined && !isBinaryPath(from) && isBinaryPath(path))
    return 'Text cannot become a picture, a font, a sound or a video.';
  if (!allowedEndings(project.flavour).includes(endingOf(path))) {
    const code = ALLOWED_ENDINGS[project.flavour].map((each) => `.${each}`).join(', ');
    return `The file must end in ${code}, or in that of a picture, a font, a sound, a video or data: ${ASSET_ENDINGS.map((each) => `.${each}`).join(', ')}.`;
  }
  const ending = endingOf(path);
  if (ending === 'html' && path !== 'index.html') return 'The only page is index.html: the markup the demo starts in.';
  if (project.files.some((file) => file.path === path)) return `There is a file named ${path} already.`;
  const same = sameAsset(project, path, from);
  if (same !== undefined) return `There is a file named ${assetName(path)} already: ${same}.`;
  if (from === undefined && project.files.length >= MAX_FILES) return `A project has at most ${MAX_FILES} files.`;
  return undefined;
}

/** A copy of the project with an empty file added at the end. The name must be valid. */
export function addFile(project: PlaygroundProject, path: string, text = ''): PlaygroundProject {
  return { ...project, files: [...project.files, { path, text }] };
}

/** A copy of the project with one file's text replaced. Unknown paths change nothing. */
export function editFile(project: PlaygroundProject, path: string, text: string): PlaygroundProject {
  return { ...project, files: project.files.map((file) => (file.path === path ? { path, text } : file)) };
}

/** Whether a file can be renamed or deleted: the entry cannot, because the flavor starts there. */
export function isFixed(project: PlaygroundProject, path: string): boolean {
  return path === ENTRY_FILES[project.flavour];
}

/** A copy of the project with a file renamed; imports in other files are not updated. */
export function renameFile(project: PlaygroundProject, from: string, to: string): PlaygroundProject {
  if (isFixed(project, from)) return project;
  return { ...project, files: project.files.map((file) => (file.path === from ? { ...file, path: to } : file)) };
}

/** A copy of the project without the file. The entry cannot be deleted. */
export function deleteFile(project: PlaygroundProject, path: string): PlaygroundProject {
  if (isFixed(project, path)) return project;
  return { ...project, files: project.files.filter((file) => file.path !== path) };
}

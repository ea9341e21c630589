import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readComments, readMarkdown, readMdx, readScript, type ProseFile } from '@site-packages/prose-lint';

/** Properties of the supplement whose values are code or names, not text. */
const CODE_KEYS: ReadonlySet<string> = new Set(['examples', 'name', 'group', 'type', 'payload']);
/** Scripts of the supplement without texts for readers. */
const WITHOUT_TEXTS = /(?:\.test|\/files|\/index|\/live|\/types)\.ts$|\/supplement\/examples\//;

/** Documents for maintainers. The tables of `e2e/` name tests and files by their titles, and the licenses name files. */
const MAINTAINERS_DOCS =
  /^(?:README|ARCHITECTURE|CONTRIBUTING)\.md$|^(?:bench|demos|deploy|docs|packages)\/(?:.*\/)?[\w-]+\.md$/;
/** Folders with scripts whose comments are read. */
const CODE_FOLDERS = ['bench', 'config', 'demos', 'e2e', 'packages', 'scripts', 'src', 'testing', 'tests'];
/** Files that are not ours, or that are made by a program. */
const NOT_OURS = /(?:^|\/)(?:node_modules|fixtures|build|\.[\w-]+)\/|LICENSES\.md$/;

/** All hand-written text for readers: pages, posts and the texts of the API reference. */
export function proseFiles(root: string): ProseFile[] {
  const isPage = (file: string) =>
    /\.mdx?$/.test(file) && !file.startsWith('content/api/') && !path.basename(file).startsWith('_');
  const isTexts = (file: string) => file.endsWith('.ts') && !WITHOUT_TEXTS.test(file);
  return [
    ...filesBelow(root, 'content', isPage, readMdx),
    ...filesBelow(root, 'blog', isPage, readMdx),
    ...filesBelow(root, 'packages/api-reference/supplement', isTexts, (text) => readScript(text, CODE_KEYS)),
  ];
}

/** READMEs and other documents for maintainers. */
export function maintainersDocs(root: string): ProseFile[] {
  const isDocument = (file: string) => MAINTAINERS_DOCS.test(file) && !NOT_OURS.test(file);
  return ['.', 'bench', 'demos', 'deploy', 'docs', 'packages'].flatMap((folder) =>
    filesBelow(root, folder, isDocument, readMarkdown, { recursive: folder !== '.' }),
  );
}

/** Scripts, for their documentation comments. */
export function commentedScripts(root: string): ProseFile[] {
  const isScript = (file: string) => /\.tsx?$/.test(file) && !NOT_OURS.test(file);
  return CODE_FOLDERS.flatMap((folder) => filesBelow(root, folder, isScript, readComments));
}

function filesBelow(
  root: string,
  folder: string,
  wanted: (file: string) => boolean,
  read: ProseFile['read'],
  { recursive = true } = {},
): ProseFile[] {
  return readdirSync(path.join(root, folder), { recursive, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
    .filter(wanted)
    .sort()
    .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8'), read }));
}

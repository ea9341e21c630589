import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readMdx, readScript, type ProseFile } from '@site-packages/prose-lint';

/** Properties of the supplement whose values are code or names, not text. */
const CODE_KEYS: ReadonlySet<string> = new Set(['examples', 'name', 'group', 'type', 'payload']);
/** Scripts of the supplement without texts for readers. */
const WITHOUT_TEXTS = /(?:\.test|\/files|\/index|\/live|\/types)\.ts$/;

/** All hand-written text for readers: pages, posts and the texts of the API reference. */
export function proseFiles(root: string): ProseFile[] {
  const below = (folder: string, wanted: (file: string) => boolean, read: ProseFile['read']): ProseFile[] =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`)
      .filter(wanted)
      .sort()
      .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8'), read }));
  const isPage = (file: string) =>
    /\.mdx?$/.test(file) && !file.startsWith('content/api/') && !path.basename(file).startsWith('_');
  const isTexts = (file: string) => file.endsWith('.ts') && !WITHOUT_TEXTS.test(file);
  return [
    ...below('content', isPage, readMdx),
    ...below('blog', isPage, readMdx),
    ...below('packages/api-reference/supplement', isTexts, (text) => readScript(text, CODE_KEYS)),
  ];
}

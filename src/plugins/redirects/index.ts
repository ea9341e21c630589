import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import clientRedirects, { type PluginOptions } from '@docusaurus/plugin-client-redirects';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { withConstantScript } from './redirect-page';

/** Maximum size of a redirect page, in bytes: it has only a few lines, so larger files are other pages. */
const LARGEST = 4096;

/** Docusaurus' redirect pages, with the same script in all of them, so that a Content Security Policy can allow it by one hash. */
export function redirects(
  options: Pick<PluginOptions, 'redirects' | 'createRedirects'>,
): (context: LoadContext) => Plugin {
  return (context) => {
    const inner = clientRedirects(context, { id: 'default', fromExtensions: [], toExtensions: [], ...options });
    return {
      name: 'redirects',
      async postBuild(props) {
        await inner?.postBuild?.({ ...props, content: undefined });
        const entries = await readdir(props.outDir, { recursive: true, withFileTypes: true });
        const pages = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.html'));
        await Promise.all(pages.map((entry) => rewrite(path.join(entry.parentPath, entry.name))));
      },
    };
  };
}

async function rewrite(file: string): Promise<void> {
  if ((await stat(file)).size > LARGEST) return;
  const html = await readFile(file, 'utf8');
  const changed = withConstantScript(html);
  if (changed !== html) await writeFile(file, changed);
}

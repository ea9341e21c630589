import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SLUG = /^slug:\s*['"]?([^'"\s]+)['"]?\s*$/m;

/** An existing content page: its document id (path in `content/` without extension) and its URL path. */
export interface WrittenPage {
  id: string;
  slug: string;
}

/**
 * Lists the documents in `content/`, so that menus contain only pages that exist.
 * @param contentDir absolute path of the content folder
 */
export function readWrittenPages(contentDir: string): WrittenPage[] {
  if (!existsSync(contentDir)) return [];
  return readdirSync(contentDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file) && !path.basename(file).startsWith('_'))
    .sort()
    .map((file) => {
      const id = file.replaceAll(path.sep, '/').replace(/\.mdx?$/, '');
      const slug = SLUG.exec(readFileSync(path.join(contentDir, file), 'utf8'))?.[1];
      return { id, slug: slug ?? `/${id}` };
    });
}

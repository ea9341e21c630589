import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SLUG = /^slug:\s*['"]?([^'"\s]+)['"]?\s*$/m;

/** A content page that exists: its document id (path below `content/` without the ending) and its address. */
export interface WrittenPage {
  id: string;
  slug: string;
}

/**
 * Lists the documents below `content/`, so that menus name only pages that are there.
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

import fs from 'node:fs';
import path from 'node:path';

const SHOWN = /<Demo\b[^>]*\bid="([^"]+)"/g;

/** Name of a page and its demos in a numbered copy. */
export function copyName(name: string, copy: number): string {
  return `${name}_Copy${copy}`;
}

/**
 * A copy of a page at its own address, with copies of its demos.
 *
 * @param text the page's MDX
 * @param copy number of the copy
 */
export function copyOfPage(text: string, copy: number): { text: string; demos: string[] } {
  const demos = [...new Set([...text.matchAll(SHOWN)].map(([, id = '']) => id))];
  const changed = text
    .replace(/^(slug:\s*\S*?)(\.html)?$/m, (_, slug: string, ending = '') => `${copyName(slug, copy)}${ending}`)
    .replace(/^(title:.*?)(['"]?)$/m, `$1 ${copy}$2`)
    .replace(SHOWN, (tag, id: string) => tag.replace(`"${id}"`, `"${copyName(id, copy)}"`));
  return { text: changed, demos };
}

/** How much a site has grown. */
export interface Growth {
  pages: number;
  demos: number;
  /** Flavors of the added demos. */
  flavours: number;
}

/**
 * Makes a site larger to see what that costs: copies pages with their demos and posters until the site has this many more pages.
 *
 * @param root folder of a copy of the project
 * @param pages how many pages to add
 */
export function growContent(root: string, pages: number): Growth {
  const content = path.join(root, 'content', 'docs');
  const demosFolder = path.join(root, 'demos');
  const posterFile = path.join(demosFolder, 'posters.json');
  const posters: unknown = JSON.parse(fs.readFileSync(posterFile, 'utf8'));
  const hashes = new Map<string, unknown>(Object.entries(Object(posters)));
  const sources = fs
    .readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((file) => /[\\/].+\.mdx$/.test(file))
    .map((file) => ({ file: path.join(content, file), text: fs.readFileSync(path.join(content, file), 'utf8') }))
    .filter(({ text }) => copyOfPage(text, 1).demos.length > 0);
  if (sources.length === 0) throw new Error(`No page below ${content} shows a demo, so there is nothing to copy.`);
  const grown: Growth = { pages: 0, demos: 0, flavours: 0 };
  const made = new Set<string>();
  for (; grown.pages < pages; grown.pages += 1) {
    const copy = Math.floor(grown.pages / sources.length) + 1;
    const source = sources[grown.pages % sources.length];
    if (source === undefined) break;
    const { text, demos } = copyOfPage(source.text, copy);
    fs.writeFileSync(source.file.replace(/\.mdx$/, `${copyName('', copy)}.mdx`), text);
    for (const id of demos) {
      const own = copyName(id, copy);
      if (made.has(own)) continue;
      made.add(own);
      const folder = path.join(demosFolder, own);
      fs.cpSync(path.join(demosFolder, id), folder, { recursive: true });
      hashes.set(own, hashes.get(id));
      grown.demos += 1;
      grown.flavours += ['vanilla', 'react', 'vue', 'svelte'].filter((name) =>
        fs.existsSync(path.join(folder, name)),
      ).length;
    }
  }
  const sorted = [...hashes].sort(([a], [b]) => a.localeCompare(b));
  fs.writeFileSync(posterFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
  return grown;
}

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { demoElements } from '@site-packages/contracts';
import type { ApiModel } from '../model/api';
import { readDemos, type UsesByDemo } from './read-demos';

/** A page with a demo that uses a class or member of the library. */
export interface UseLink {
  title: string;
  address: string;
  /** Id of the page's first demo, in the list of a whole page. */
  demo?: string;
}

/** Uses of a page's class or namespace, and of its members, by name. */
export interface PageUses {
  page: UseLink[];
  members: Record<string, UseLink[]>;
}

export type UsesByPage = Record<string, PageUses>;

/** A content page with the demos it shows. */
interface ShowingPage extends UseLink {
  demos: string[];
}

/**
 * The pages whose demos use each class and member.
 *
 * @param root the project's folder, with `demos/` and `content/`
 * @param demos what each demo uses
 * @throws with file and reason when a source cannot be parsed
 */
export function readUses(root: string, model: ApiModel, demos: UsesByDemo = readDemos(root, model)): UsesByPage {
  const result: UsesByPage = {};
  /** Number of members that the demos of a page use. */
  const sizes = new Map<string, number>();
  for (const page of showingPages(path.join(root, 'content'))) {
    const shown = page.demos.flatMap((id) => demos[id] ?? []);
    const used = new Set(shown.flatMap(({ members }) => members));
    const link = { title: page.title, address: page.address };
    const [demo = ''] = page.demos;
    for (const name of new Set(shown.flatMap(({ pages }) => pages))) entry(result, name).page.push({ ...link, demo });
    for (const key of used) {
      const at = key.indexOf('.');
      const members = entry(result, key.slice(0, at)).members;
      const name = key.slice(at + 1);
      members[name] = [...(Object.hasOwn(members, name) ? (members[name] ?? []) : []), link];
    }
    sizes.set(page.address, used.size);
  }
  for (const [name, uses] of Object.entries(result)) {
    uses.page.sort(nearest(name, sizes));
    for (const [member, links] of Object.entries(uses.members)) links.sort(nearest(member, sizes));
  }
  return result;
}

/**
 * Sorts pages: first the page about the name, then tutorials before sandbox demos, then pages that use little else, because a reader who
 * looks up a member wants the smallest example.
 */
function nearest(name: string, sizes: ReadonlyMap<string, number>): (a: UseLink, b: UseLink) => number {
  const rank = ({ title, address }: UseLink): number => {
    const about = `${title} ${address}`
      .toLowerCase()
      .replace(/[^a-z]/g, '')
      .includes(name.toLowerCase());
    return (about ? 0 : 10_000) + (address.startsWith('/docs/sandbox/') ? 5_000 : 0) + (sizes.get(address) ?? 0);
  };
  return (a, b) => rank(a) - rank(b) || a.address.localeCompare(b.address, 'en');
}

function entry(result: UsesByPage, name: string): PageUses {
  const known = result[name];
  if (known) return known;
  const made: PageUses = { page: [], members: {} };
  result[name] = made;
  return made;
}

/** Pages with `<Demo id="…" />`, sorted by URL, without the API's own pages. */
function showingPages(content: string): ShowingPage[] {
  if (!existsSync(content)) return [];
  return readdirSync(content, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.mdx') && !file.startsWith('api/'))
    .sort()
    .flatMap((file) => {
      const text = readFileSync(path.join(content, file), 'utf8');
      const demos = demoElements(text).flatMap(({ id }) => id ?? []);
      if (demos.length === 0) return [];
      const title = field(text, 'title') ?? path.posix.basename(file, '.mdx');
      return [{ title, address: field(text, 'slug') ?? `/${file.replace(/\.mdx$/, '')}`, demos }];
    });
}

/** A field of the front matter, without quotes. */
function field(text: string, name: string): string | undefined {
  const frontMatter = /^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '';
  const value = new RegExp(`^${name}:\\s*(.+)$`, 'm').exec(frontMatter)?.[1]?.trim();
  return value === undefined ? undefined : value.replace(/^(['"])(.*)\1$/, '$2');
}

import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../testing/paths';

/** A post's front matter. */
export interface Post {
  file: string;
  title: string;
  description: string;
  address: string;
  /** Keys of `tags.yml` and `authors.yml`. */
  tags: string[];
  authors: string[];
  /** `2026-11-05`, from the file's name. */
  date: string;
}

/** The posts in `blog/`, newest first, in the site's order. */
export function readPosts(): Post[] {
  const folder = path.join(ROOT, 'blog');
  return fs
    .readdirSync(folder)
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => {
      const text = fs.readFileSync(path.join(folder, file), 'utf8');
      const field = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1] ?? '';
      const list = (name: string) =>
        field(name)
          .replaceAll(/[[\]\s]/g, '')
          .split(',');
      return {
        file,
        title: field('title'),
        description: field('description'),
        address: `/blog/${field('slug')}`,
        tags: list('tags'),
        authors: list('authors'),
        date: file.slice(0, 10),
      };
    })
    .sort((a, b) => b.date.localeCompare(a.date));
}

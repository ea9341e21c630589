import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { cardAddress } from './address';
import { firstDemo } from './pages';

/**
 * Gives a page whose first demo has a picture a card of its own, as if it were the `image` in its front matter. A page with an `image`
 * keeps it.
 *
 * @param demosFolder absolute path of the demos
 */
export function cardFrontMatter(demosFolder: string): ParseFrontMatter {
  return async (params) => {
    const parsed = await params.defaultParseFrontMatter(params);
    const { frontMatter, content } = parsed;
    if (frontMatter['image'] !== undefined || firstDemo(content, demosFolder) === undefined) return parsed;
    const slug = frontMatter['slug'];
    const post = `blog/${path.basename(params.filePath).replace(/^\d{4}-\d{2}-\d{2}-/, '')}`;
    const image = cardAddress(typeof slug === 'string' ? slug : post);
    return { content, frontMatter: { ...frontMatter, image } };
  };
}

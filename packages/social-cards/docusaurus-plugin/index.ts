import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { cardSvg, drawCard, type CardLooks } from '../card';
import { cardPages, firstDemoOf, type CardPage } from '../pages';
import { outliner } from '../words';

export { cardFrontMatter } from '../front-matter';

export interface SocialCardOptions {
  /** The site's logo, an SVG file. */
  logo: string;
  /** Variable fonts as `.woff2`, relative to the site directory, and the weights to use. */
  titleFont: { file: string; weight: number };
  wordsFont: { file: string; weight: number };
}

/**
 * Draws the social cards of pages with a demo: the demo's own picture next to the page's title. Pages get their card's URL through
 * `cardFrontMatter`; pages without a demo use the site's picture.
 */
export default function socialCards(context: LoadContext, options: SocialCardOptions): Plugin {
  const resolve = (relative: string) => path.resolve(context.siteDir, relative);
  const demos = resolve('demos');
  const cache = resolve('.generated/cache/cards');
  let pages: CardPage[] = [];

  return {
    name: 'social-cards',

    allContentLoaded({ allContent }) {
      pages = cardPages(allContent, context.siteDir);
      return Promise.resolve();
    },

    async postBuild({ outDir, siteConfig }) {
      const looks: CardLooks = {
        logo: readFileSync(resolve(options.logo), 'utf8'),
        siteName: siteConfig.title,
        title: await outliner(resolve(options.titleFont.file), options.titleFont.weight),
        words: await outliner(resolve(options.wordsFont.file), options.wordsFont.weight),
      };
      mkdirSync(cache, { recursive: true });
      let drawn = 0;
      for (const page of pages) {
        const demo = firstDemoOf(page, demos);
        if (demo === undefined) continue;
        const content = { title: page.title, note: demo.flavours.join('  ·  '), picture: demo.picture };
        const hash = createHash('sha256').update(cardSvg(content, looks)).update(looks.logo);
        const kept = path.join(cache, `${hash.update(readFileSync(demo.picture)).digest('hex').slice(0, 32)}.jpg`);
        if (!existsSync(kept)) {
          writeFileSync(kept, await drawCard(content, looks));
          drawn += 1;
        }
        const target = path.join(outDir, page.image);
        mkdirSync(path.dirname(target), { recursive: true });
        copyFileSync(kept, target);
      }
      console.log(`Social cards: ${pages.length} pages, ${drawn} drawn anew.`);
    },
  };
}

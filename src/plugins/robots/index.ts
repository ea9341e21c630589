import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * What `robots.txt` says: everything may be read, and where the list of pages is.
 *
 * @param siteUrl where the site is, absolute, with its base path and a slash at its end
 */
function robotsText(siteUrl: string): string {
  const { pathname } = new URL(siteUrl);
  return `User-agent: *\nAllow: ${pathname}\n\nSitemap: ${siteUrl}sitemap.xml\n`;
}

/** Writes `robots.txt`, which names the site's own address. */
export function robots(): Plugin {
  return {
    name: 'robots',
    postBuild({ outDir, siteConfig }) {
      writeFileSync(path.join(outDir, 'robots.txt'), robotsText(new URL(siteConfig.baseUrl, siteConfig.url).href));
      return Promise.resolve();
    },
  };
}

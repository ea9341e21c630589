import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * The content of `robots.txt`: everything may be crawled, and where the sitemap is.
 *
 * @param siteUrl the site's absolute URL, with its base path and a trailing slash
 */
function robotsText(siteUrl: string): string {
  const { pathname } = new URL(siteUrl);
  return `User-agent: *\nAllow: ${pathname}\n\nSitemap: ${siteUrl}sitemap.xml\n`;
}

/** Writes `robots.txt`, which contains the site's own URL. */
export function robots(): Plugin {
  return {
    name: 'robots',
    postBuild({ outDir, siteConfig }) {
      writeFileSync(path.join(outDir, 'robots.txt'), robotsText(new URL(siteConfig.baseUrl, siteConfig.url).href));
      return Promise.resolve();
    },
  };
}

import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { markdownAddress } from '@site-packages/page-markdown';
import type { ReactNode } from 'react';

/** Pages without text of their own, for which there is no Markdown. */
const WITHOUT_MARKDOWN = /^\/(?:404\.html|search)\/?$/;

/** Adds to the head of each page the URL of the page as Markdown, and the site's name for shared links. */
export function PageAlternates(): ReactNode {
  const { pathname } = useLocation();
  const { siteConfig } = useDocusaurusContext();
  const inside = `/${pathname.slice(siteConfig.baseUrl.length)}`;
  return (
    <Head>
      <meta property="og:site_name" content={siteConfig.title} />
      {!WITHOUT_MARKDOWN.test(inside) && (
        <link
          rel="alternate"
          type="text/markdown"
          title="This page as Markdown"
          href={markdownAddress(pathname, siteConfig.baseUrl)}
        />
      )}
    </Head>
  );
}

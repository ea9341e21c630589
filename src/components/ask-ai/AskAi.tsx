import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { markdownAddress } from '@site-packages/page-markdown';
import type { ReactNode } from 'react';
import { AskAiMenu } from './AskAiMenu';

/** The menu of the page that is open; another page has another menu, closed. */
export function AskAi(): ReactNode {
  const { pathname } = useLocation();
  const { siteConfig } = useDocusaurusContext();
  return (
    <AskAiMenu
      key={pathname}
      markdown={markdownAddress(pathname, siteConfig.baseUrl)}
      pageUrl={siteConfig.url + pathname}
    />
  );
}

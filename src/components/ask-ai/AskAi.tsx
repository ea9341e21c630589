import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { markdownAddress } from '@site-packages/page-markdown';
import type { ReactNode } from 'react';
import { AskAiMenu } from './AskAiMenu';

/** The menu for the current page. Each page gets its own instance, so the menu is closed after a navigation. */
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

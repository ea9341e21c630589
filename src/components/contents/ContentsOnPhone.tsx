import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { UNSEARCHED } from '@site-packages/contracts';
import TOCMobile from '@theme-original/DocItem/TOC/Mobile';
import type { ReactNode } from 'react';

/** The page's contents on narrow screens, where `src/plugins/contents-on-phone` puts them. */
export function ContentsOnPhone(): ReactNode {
  const { frontMatter, toc } = useDoc();
  if (frontMatter.hide_table_of_contents === true || toc.length === 0) return null;
  return (
    <div {...UNSEARCHED}>
      <TOCMobile />
    </div>
  );
}

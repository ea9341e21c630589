import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ContentsContext } from '@site/src/components/contents/ContentsOnPhone';
import Content from '@theme-original/DocItem/Content';
import TOCMobile from '@theme-original/DocItem/TOC/Mobile';
import type { Props } from '@theme/DocItem/Content';
import type { ReactNode } from 'react';

/** A document with its contents for narrow screens, which are within the text. */
export default function DocItemContentWithContents(props: Props): ReactNode {
  const { frontMatter, toc } = useDoc();
  const hasContents = frontMatter.hide_table_of_contents !== true && toc.length > 0;
  return (
    <ContentsContext value={hasContents ? TOCMobile : undefined}>
      <Content {...props} />
    </ContentsContext>
  );
}

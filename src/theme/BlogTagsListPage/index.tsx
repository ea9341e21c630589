import { PageMetadata } from '@docusaurus/theme-common';
import BlogTagsListPage from '@theme-original/BlogTagsListPage';
import type { Props } from '@theme/BlogTagsListPage';
import type { ReactNode } from 'react';

/** The list of the blog's tags, with a meta description, which Docusaurus leaves out. */
export default function DescribedTagsListPage(props: Props): ReactNode {
  return (
    <>
      <BlogTagsListPage {...props} />
      <PageMetadata description="All subjects of the blog, from how the library works inside to testing and measured performance." />
    </>
  );
}

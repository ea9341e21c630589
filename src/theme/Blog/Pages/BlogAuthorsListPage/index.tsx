import { PageMetadata } from '@docusaurus/theme-common';
import BlogAuthorsListPage from '@theme-original/Blog/Pages/BlogAuthorsListPage';
import type { Props } from '@theme/Blog/Pages/BlogAuthorsListPage';
import type { ReactNode } from 'react';

/** The list of the blog's authors, with a meta description, which Docusaurus leaves out. */
export default function DescribedAuthorsListPage(props: Props): ReactNode {
  return (
    <>
      <BlogAuthorsListPage {...props} />
      <PageMetadata description="Who writes the blog about drawing on the canvas, with the posts of each author and what they work on." />
    </>
  );
}

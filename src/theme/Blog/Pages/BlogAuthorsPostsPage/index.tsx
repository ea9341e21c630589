import { PageMetadata } from '@docusaurus/theme-common';
import BlogAuthorsPostsPage from '@theme-original/Blog/Pages/BlogAuthorsPostsPage';
import type { Props } from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import type { ReactNode } from 'react';

/** An author's posts, with a meta description, which Docusaurus leaves out. */
export default function DescribedAuthorPage(props: Props): ReactNode {
  const { name, description } = props.author;
  return (
    <>
      <BlogAuthorsPostsPage {...props} />
      <PageMetadata description={`All posts of ${name ?? 'this author'} on the blog. ${description ?? ''}`.trim()} />
    </>
  );
}

import { ListHeadContext } from '@site/src/components/blog/list-head';
import BlogListPage from '@theme-original/BlogListPage';
import type { Props } from '@theme/BlogListPage';
import { useMemo, type ReactNode } from 'react';

/** The list of posts, with the heading that Docusaurus leaves out. */
export default function BlogListPageWithHead(props: Props): ReactNode {
  const { blogTitle: title, blogDescription: description } = props.metadata;
  const head = useMemo(() => ({ title, description }), [title, description]);
  return (
    <ListHeadContext value={head}>
      <BlogListPage {...props} />
    </ListHeadContext>
  );
}

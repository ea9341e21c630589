import { ListHeadContext } from '@site/src/components/blog/list-head';
import BlogLayout from '@theme-original/BlogLayout';
import type { Props } from '@theme/BlogLayout';
import { use, type ReactNode } from 'react';
import styles from './styles.module.css';

/** The layout of all blog pages; on the list of posts it starts with the blog's name. */
export default function BlogLayoutWithHead({ children, ...props }: Props): ReactNode {
  const head = use(ListHeadContext);
  return (
    <BlogLayout {...props}>
      {head !== undefined && (
        <header className={styles.head}>
          <h1>{head.title}</h1>
          <p>{head.description}</p>
        </header>
      )}
      {children}
    </BlogLayout>
  );
}

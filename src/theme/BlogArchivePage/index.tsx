import Link from '@docusaurus/Link';
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type { Props } from '@theme/BlogArchivePage';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Post = Props['archive']['blogPosts'][number];

const DAY = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' });

function byYear(posts: readonly Post[]): [string, Post[]][] {
  const years = new Map<string, Post[]>();
  for (const post of posts) {
    const year = post.metadata.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years].sort(([a], [b]) => b.localeCompare(a));
}

/**
 * All posts by year. This replaces rather than wraps the theme's page, which skips from the first heading level to the third and shows
 * nothing about a post but its title.
 */
export default function BlogArchivePage({ archive }: Props): ReactNode {
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.blogPages}>
      <PageMetadata
        title="Archive"
        description="Every post of the blog by year, with its date and what it is about, from the newest back to the first."
      />
      <BlogLayout>
        <h1>Archive</h1>
        {byYear(archive.blogPosts).map(([year, posts]) => (
          <section key={year} aria-labelledby={`year-${year}`}>
            <h2 id={`year-${year}`}>{year}</h2>
            <ul className={styles.posts}>
              {posts.map(({ metadata }) => (
                <li key={metadata.permalink}>
                  <time dateTime={metadata.date}>{DAY.format(new Date(metadata.date))}</time>
                  <Link to={metadata.permalink}>{metadata.title}</Link>
                  <p>{metadata.description}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}

import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import Link from '@docusaurus/Link';
import posters from '@gallery-data/posts';
import { PosterImage } from '@site/src/components/gallery/PosterImage';
import Container from '@theme-original/BlogPostItem/Container';
import type { Props } from '@theme/BlogPostItem/Container';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

const SIZES = 'auto, (max-width: 640px) 92vw, 15rem';

/** A post; in lists with the poster of its first demo. */
export default function PostWithPoster({ children, className }: Props): ReactNode {
  const { isBlogPostPage, metadata } = useBlogPost();
  const poster = isBlogPostPage ? undefined : posters[metadata.permalink];
  if (poster === undefined) return <Container className={className}>{children}</Container>;
  return (
    <Container className={`${className ?? ''} ${styles.item}`}>
      {/* The title next to it is the same link. */}
      <Link to={metadata.permalink} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <PosterImage sizes={SIZES} poster={poster} />
      </Link>
      <div className={styles.words}>{children}</div>
    </Container>
  );
}

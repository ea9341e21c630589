import Link from '@docusaurus/Link';
import type { Poster } from '@site-packages/demo-engine';
import type { ReactNode } from 'react';
import { UNSEARCHED } from '@site-packages/contracts';
import { PosterImage } from '../gallery/PosterImage';
import styles from './RelatedDemos.module.css';

/** A sandbox demo to which another demo's page links. */
export interface RelatedDemo {
  /** Name of its page and its folder. */
  name: string;
  title: string;
  poster?: Poster;
}

/** Four in a row in a column of text, two on a phone. */
const SIZES = 'auto, (max-width: 640px) 45vw, 12rem';

/** The end of a sandbox page: demos for a similar task. The search does not index this part. */
export default function RelatedDemos({ demos }: { demos: readonly RelatedDemo[] }): ReactNode {
  if (demos.length === 0) return null;
  return (
    <nav className={styles.related} aria-labelledby="related-demos" {...UNSEARCHED}>
      <h2 id="related-demos" className={styles.heading}>
        Related demos
      </h2>
      <ul className={styles.list}>
        {demos.map(({ name, title, poster }) => (
          <li key={name} className={styles.demo}>
            <Link to={`/docs/sandbox/${name}.html`} className={styles.link}>
              <span className={styles.picture}>{poster && <PosterImage sizes={SIZES} isLazy poster={poster} />}</span>
              <span className={styles.title}>{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

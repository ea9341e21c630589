import type { JSX } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type { SearchHit } from '../model/hosted-shapes';
import { TITLE_KEYS } from '../model/search-object';
import { MarkedText } from './MarkedText';
import styles from './search-page.module.css';

/** A result on the results page: its title, the titles above it, and an excerpt. */
export function SearchHitItem({ hit, url }: { hit: SearchHit; url: string }): JSX.Element {
  const titles = TITLE_KEYS.flatMap((key) => {
    const value = hit._highlightResult.hierarchy[key]?.value ?? hit.hierarchy[key];
    return value ? [{ key, value }] : [];
  });
  const own = titles.pop();
  const excerpt = hit._snippetResult.content?.value;
  return (
    <article className={styles.hit}>
      <Heading as="h2" className={styles.hitTitle}>
        <Link to={url}>
          <MarkedText html={own?.value ?? url} />
        </Link>
      </Heading>
      {titles.length > 0 && (
        <ul className={styles.path} aria-label="Where it is">
          {titles.map(({ key, value }) => (
            <li key={key}>
              <MarkedText html={value} />
            </li>
          ))}
        </ul>
      )}
      {excerpt !== undefined && excerpt !== '' && (
        <p className={styles.excerpt}>
          <MarkedText html={excerpt} />
        </p>
      )}
    </article>
  );
}

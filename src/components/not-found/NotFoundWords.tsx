import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useEntryLinks } from '../site/entry-links';
import { searchAddress, wordsOfPath } from './search-address';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import MissingPicture from './MissingPicture';
import styles from './NotFoundWords.module.css';

/** The content of the not-found page: what happened, a search for the words in the URL, and links. */
export default function NotFoundWords({ className }: { className?: string }): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  // One file is served for every missing URL, so its HTML cannot know which one it is.
  const words = useIsBrowser() ? wordsOfPath(pathname) : '';
  const search = searchAddress(siteConfig.themeConfig, words);
  const links = useEntryLinks();
  return (
    <main className={`${styles.page} ${className ?? ''}`}>
      <div className={styles.words}>
        <Heading as="h1" className={styles.title}>
          Page not found
        </Heading>
        <p className="kd-lead">
          No page has this address. It may have moved, or the link that brought you here has a slip in it.
        </p>
        <div className="kd-button-row">
          {search && (
            <Link to={search} className="kd-button kd-button--primary">
              {words === '' ? 'Search the docs' : `Search for “${words}”`}
            </Link>
          )}
          <Link to="/" className="kd-button">
            Home
          </Link>
          <Link to="/docs/sandbox.html" className="kd-button">
            Demos
          </Link>
        </div>
        <ul className={styles.links}>
          {links.map(({ to, label, text }) => (
            <li key={to}>
              <Link to={to}>{label}</Link> <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
      <MissingPicture className={styles.picture} />
    </main>
  );
}

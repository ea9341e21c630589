import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type { Props } from '@theme/NotFound/Content';
import type { ReactNode } from 'react';
import { useEntryLinks } from '../../../components/site/entry-links';
import styles from './styles.module.css';

/** What a reader finds at an address without a page: ways on. */
export default function NotFoundContent({ className }: Props): ReactNode {
  const links = useEntryLinks();
  return (
    <main className={`${styles.page} ${className ?? ''}`}>
      <svg className={styles.picture} viewBox="0 0 240 120" role="presentation" aria-hidden="true">
        <rect x="8" y="24" width="72" height="72" fill="none" strokeDasharray="6 6" />
        <circle cx="132" cy="60" r="36" fill="none" strokeDasharray="6 6" />
        <path d="M196 24 L232 96 L160 96 Z" transform="translate(4 0)" fill="none" strokeDasharray="6 6" />
      </svg>
      <Heading as="h1">There is no page here</Heading>
      <p>The address may be mistyped, or the page has moved. Search for it, or go on from one of these places.</p>
      <p className={styles.ways}>
        <Link className="button button--primary" to="/search">
          Search the documentation
        </Link>
        <Link className="button button--outline button--primary" to="/">
          Home
        </Link>
      </p>
      <ul className={styles.list}>
        <li>
          <Link to="/docs/sandbox.html">Demos</Link>
          <span> All demos as a gallery.</span>
        </li>
        {links.map(({ to, label, text }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
            <span> {text}</span>
          </li>
        ))}
      </ul>
    </main>
  );
}

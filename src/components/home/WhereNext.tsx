import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { useEntryLinks, type EntryLink } from '../site/entry-links';
import styles from './WhereNext.module.css';

/** Where most readers go from the home page; the others are in the menus. */
const isFirst = ({ group, to }: EntryLink) =>
  group !== 'learn' || to === '/docs/overview.html' || to.startsWith('/api/');

/** Entry points into the documentation, as an index: each with a title and what it is about. */
export function WhereNext(): ReactNode {
  const links = useEntryLinks().filter(isFirst);
  return (
    <ul className={styles.list}>
      {links.map(({ to, label, text }) => (
        <li key={to}>
          <Link to={to} className={styles.link}>
            <span className={styles.label}>{label}</span>
            <span className={styles.text}>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

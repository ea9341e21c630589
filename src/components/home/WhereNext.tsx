import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { useEntryLinks, type EntryLink } from '../site/entry-links';
import styles from './WhereNext.module.css';

const DEMOS: EntryLink = {
  to: '/docs/sandbox.html',
  label: 'Demos',
  text: 'Finished drawings to play with, each with its source in every framework.',
  group: 'learn',
};

/** Entry points into the documentation, as an index: each with a title and what it is about. */
export function WhereNext(): ReactNode {
  const links = useEntryLinks();
  const start = links.filter(({ group }) => group === 'start');
  const rest = links.filter(({ group }) => group !== 'start');
  return (
    <ul className={styles.list}>
      {[...start, DEMOS, ...rest].map(({ to, label, text }) => (
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

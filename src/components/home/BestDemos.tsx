import Link from '@docusaurus/Link';
import cards from '@gallery-data/home';
import type { ReactNode } from 'react';
import { DemoCard } from '../gallery/DemoCard';
import styles from './BestDemos.module.css';

/** What can be built: some of the best demos, which move under the pointer and with the focus. */
export function BestDemos(): ReactNode {
  return (
    <>
      <ul className={styles.grid}>
        {cards.map((demo) => (
          <li key={demo.id}>
            <DemoCard demo={demo} isBrief />
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <Link to="/docs/sandbox.html">All demos</Link>, each with its source in every framework.
      </p>
    </>
  );
}

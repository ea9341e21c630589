import DocBreadcrumbs from '@theme-init/DocBreadcrumbs';
import type { ReactNode } from 'react';
import { AskAi } from '../../../../components/ask-ai/AskAi';
import styles from './styles.module.css';

/** The way to a docs page, and at its end the menu that hands the page on. Part of the theme only while the menu is on. */
export default function DocBreadcrumbsWithAskAi(): ReactNode {
  return (
    <div className={styles.row}>
      <div className={styles.way}>
        <DocBreadcrumbs />
      </div>
      <AskAi />
    </div>
  );
}

import DocBreadcrumbs from '@theme-init/DocBreadcrumbs';
import type { ReactNode } from 'react';
import { AskAi } from '../../../../components/ask-ai/AskAi';
import styles from './styles.module.css';

/** The breadcrumbs of a docs page, followed by the menu `Ask AI`. Part of the theme only while the menu is enabled. */
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

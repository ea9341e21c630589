import Link from '@docusaurus/Link';
import EditThisPage from '@theme-original/EditThisPage';
import type { Props } from '@theme/EditThisPage';
import type { ReactNode } from 'react';
import { EXTERNAL } from '../../../config/links';
import styles from './styles.module.css';

/** The link to a page's source, and next to it a link about contributing. */
export default function EditThisPageWithGuide(props: Props): ReactNode {
  return (
    <span className={styles.links}>
      <EditThisPage {...props} />
      <Link to={EXTERNAL.contributing} className={styles.guide}>
        How to contribute
      </Link>
    </span>
  );
}

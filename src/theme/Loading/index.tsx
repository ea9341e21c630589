import Loading from '@theme-original/Loading';
import type { ComponentProps, ReactNode } from 'react';
import styles from './styles.module.css';

/** What stands for content that is not there: the generator's sign while it loads, and a box when it did not come. */
export default function LoadingOrFailed(props: ComponentProps<typeof Loading>): ReactNode {
  if (!props.error) return <Loading {...props} />;
  return (
    <div role="alert" className={styles.failed}>
      <p>{String(props.error)}</p>
      <button type="button" className={styles.retry} onClick={props.retry}>
        Retry
      </button>
    </div>
  );
}

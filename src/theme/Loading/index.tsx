import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import type LoadingSign from '@theme-original/Loading';
import styles from './styles.module.css';

/** The generator's sign, which hardly any page is slow enough to show. Without it the content comes all the same. */
const Sign = lazy(() => import('@theme-original/Loading').catch(() => ({ default: () => null })));

/** What stands for content that is not there: the generator's sign while it loads, and a box when it did not come. */
export default function LoadingOrFailed(props: ComponentProps<typeof LoadingSign>): ReactNode {
  if (!props.error) {
    if (!props.pastDelay) return null;
    return (
      <Suspense fallback={null}>
        <Sign {...props} />
      </Suspense>
    );
  }
  return (
    <div role="alert" className={styles.failed}>
      <p>{String(props.error)}</p>
      <button type="button" className={styles.retry} onClick={props.retry}>
        Retry
      </button>
    </div>
  );
}

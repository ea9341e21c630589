import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import type LoadingSign from '@theme-original/Loading';
import styles from './styles.module.css';

/** Docusaurus' loading indicator, which hardly any page is slow enough to show. If it fails to load, the content still loads. */
const Sign = lazy(() => import('@theme-original/Loading').catch(() => ({ default: () => null })));

/** Replaces content that is not loaded: Docusaurus' indicator while it is loading, and a message box when loading failed. */
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

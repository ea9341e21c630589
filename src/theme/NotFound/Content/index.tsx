import { PageMetadata } from '@docusaurus/theme-common';
import { lazy, type ReactNode, Suspense } from 'react';

/** Every docs page loads this module, so the content of the not-found page is in a chunk of its own. */
const NotFoundWords = lazy(() => import('@site/src/components/not-found/NotFoundWords'));

/** The content of the not-found page. */
export default function NotFoundContent({ className }: { className?: string }): ReactNode {
  return (
    <>
      {/* The page of a missing document renders this content alone. */}
      <PageMetadata title="Page not found" />
      <Suspense fallback={<main style={{ minHeight: '100dvh' }} />}>
        <NotFoundWords className={className} />
      </Suspense>
    </>
  );
}

import { lazy, type ReactNode, Suspense } from 'react';

/** Every docs page loads this module, so the content of the not-found page is in a chunk of its own. */
const NotFoundWords = lazy(() => import('@site/src/components/not-found/NotFoundWords'));

/** The content of the not-found page. */
export default function NotFoundContent({ className }: { className?: string }): ReactNode {
  return (
    <Suspense fallback={<main style={{ minHeight: '100dvh' }} />}>
      <NotFoundWords className={className} />
    </Suspense>
  );
}

import { lazy, type ReactNode, Suspense } from 'react';

/** Every page of the documents carries what stands in for a missing one, but not its words. */
const NotFoundWords = lazy(() => import('@site/src/components/not-found/NotFoundWords'));

/** What a reader sees where no page is. */
export default function NotFoundContent({ className }: { className?: string }): ReactNode {
  return (
    <Suspense fallback={<main style={{ minHeight: '100vh' }} />}>
      <NotFoundWords className={className} />
    </Suspense>
  );
}

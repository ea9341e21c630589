import { type ReactNode, Suspense } from 'react';

/**
 * A part of the page that React hydrates separately, after the rest of the page, at low priority. Until then it is the server's HTML. A
 * click in it makes React hydrate it at once, before the click is handled.
 */
export function LateHydration({ children }: { children: ReactNode }): ReactNode {
  return <Suspense>{children}</Suspense>;
}

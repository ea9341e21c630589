import { type ReactNode, Suspense } from 'react';

/**
 * A part of the page that React hydrates in a step of its own, after the rest of the page, in time that nobody else needs. Until then
 * it stands there as the server's HTML; a reader who clicks in it has it hydrated at once, and then the click is answered.
 */
export function LateHydration({ children }: { children: ReactNode }): ReactNode {
  return <Suspense>{children}</Suspense>;
}

import type { ReactNode } from 'react';

/** Read-only content in one element, whose existing DOM nodes hydration can keep (`SentPart`). */
export function StaticPart({ children }: { children: ReactNode }): ReactNode {
  return <div className="kd-api-static">{children}</div>;
}

import type { ReactNode } from 'react';

/** What is only to be read, in one element, which the browser can take over as it was sent (`SentPart`). */
export function StaticPart({ children }: { children: ReactNode }): ReactNode {
  return <div className="kd-api-static">{children}</div>;
}

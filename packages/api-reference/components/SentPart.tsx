import { useCallback, type ReactNode } from 'react';
import { takePart } from './sent';

/** Replaces the server's `StaticPart` on the first page, and keeps its existing DOM nodes. */
export function SentPart({ place }: { place: number }): ReactNode {
  const take = useCallback(
    (element: HTMLDivElement | null) => {
      if (element) takePart(place, element);
    },
    [place],
  );
  return <div className="kd-api-static" ref={take} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

import { useCallback, type ReactNode } from 'react';
import { takePart } from './sent';

/** Stands on the page that the browser was sent where the server had a `StaticPart`, and keeps what is in it. */
export function SentPart({ place }: { place: number }): ReactNode {
  const take = useCallback(
    (element: HTMLDivElement | null) => {
      if (element) takePart(place, element);
    },
    [place],
  );
  return <div className="kd-api-static" ref={take} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

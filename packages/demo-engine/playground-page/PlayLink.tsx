import type { ReactElement, ReactNode } from 'react';

interface PlayLinkProps {
  /** Query of the playground URL; empty for a blank canvas. */
  query: string;
  className?: string;
  children: ReactNode;
  navigate(query: string): void;
  onGo?(): void;
}

/** A link that opens something else in the playground, without reloading the page. */
export function PlayLink({ query, className, children, navigate, onGo }: PlayLinkProps): ReactElement {
  return (
    <a
      className={className}
      href={window.location.pathname + query}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
        event.preventDefault();
        onGo?.();
        navigate(query);
      }}
    >
      {children}
    </a>
  );
}

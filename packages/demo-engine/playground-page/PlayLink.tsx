import type { ReactElement, ReactNode } from 'react';

interface PlayLinkProps {
  /** Query of the playground's address; empty for a blank start. */
  query: string;
  className?: string;
  children: ReactNode;
  navigate(query: string): void;
  onGo?(): void;
}

/** A link to another start in the playground, without loading the page anew. */
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

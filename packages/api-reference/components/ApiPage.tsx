import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { useHistory } from '@docusaurus/router';
import { useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { linkPath } from './link-path';
import { MemberFilter } from './MemberFilter';
import './api.css';

interface Props {
  /** Name of the page: `Rect`. */
  page: string;
  /** Whether the page is long enough for a filter box. */
  filter: boolean;
  /** Ids inside ready-made HTML that other pages may link to, separated by spaces. Docusaurus's link check gets them here. */
  anchors: string;
  children: ReactNode;
}

/**
 * Frame of an API page. Its read-only content is HTML with plain links. This component passes clicks on them to the router, so that they
 * navigate without a page load, and prefetches a link's target when the pointer or a finger reaches the link.
 */
export function ApiPage({ page, filter, anchors, children }: Props): ReactNode {
  const history = useHistory();
  const brokenLinks = useBrokenLinks();
  const root = useRef<HTMLDivElement>(null);
  for (const anchor of anchors.split(' ')) if (anchor !== '') brokenLinks.collectAnchor(anchor);

  const approach = ({ target }: SyntheticEvent) => {
    const path = linkPath(target);
    if (path !== undefined) window.docusaurus.preload(new URL(path, window.location.href).pathname);
  };

  const follow = (event: MouseEvent<HTMLDivElement>) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const path = isPlain && !event.defaultPrevented ? linkPath(event.target) : undefined;
    if (path === undefined) return;
    event.preventDefault();
    history.push(path);
  };

  return (
    // Only links in it react to clicks, and links work with the keyboard by themselves.
    <div className="kd-api" data-page={page} ref={root} onClick={follow} onMouseOver={approach} onTouchStart={approach}>
      {filter && <MemberFilter root={root} />}
      {children}
    </div>
  );
}

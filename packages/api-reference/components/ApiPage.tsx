import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { useHistory } from '@docusaurus/router';
import { useEffect, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { linkPath } from './link-path';
import { MemberFilter } from './MemberFilter';
import './api.css';

/** Number of pages that are loaded ahead, and how long after the page is ready, in milliseconds. */
const AHEAD = 3;
const QUIET = 2_000;

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
 * navigate without a page load, prefetches the first few pages that they lead to, and loads a link's target when the pointer or a finger
 * reaches the link.
 */
export function ApiPage({ page, filter, anchors, children }: Props): ReactNode {
  const history = useHistory();
  const brokenLinks = useBrokenLinks();
  const root = useRef<HTMLDivElement>(null);
  for (const anchor of anchors.split(' ')) if (anchor !== '') brokenLinks.collectAnchor(anchor);

  // A press on a class of the line of ancestors, or on one of the first members of other pages, should not wait for the network.
  useEffect(() => {
    const load = () => {
      const links = [...(root.current?.querySelectorAll('a[href^="/"]') ?? [])];
      const paths = links.flatMap((link) => linkPath(link) ?? []).map((path) => path.replace(/#.*/, ''));
      const pages = [...new Set(paths)].filter(
        (path) => path.includes('/api/Konva.') && path !== window.location.pathname,
      );
      for (const path of pages.slice(0, AHEAD)) void window.docusaurus.prefetch(path);
    };
    const timer = setTimeout(load, QUIET);
    return () => clearTimeout(timer);
  }, [page]);

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

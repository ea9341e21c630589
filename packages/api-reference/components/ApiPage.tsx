import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { useHistory } from '@docusaurus/router';
import { useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { linkPath } from './link-path';
import { MemberFilter } from './MemberFilter';
import './api.css';

interface Props {
  /** Name of the page: `Rect`. */
  page: string;
  /** Whether the page is long enough for a box that narrows its members. */
  filter: boolean;
  /** Ids in ready HTML that other pages may link to, with spaces between; the site's link check learns them here. */
  anchors: string;
  children: ReactNode;
}

/**
 * Frame of an API page. What is only to be read in it is HTML with plain links; clicks on those are handed to the router here, so
 * that they change pages without a reload, and the page they lead to is loaded when the pointer or a finger comes to one.
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
    // Only links in it react, and those work from the keyboard by themselves.
    <div className="kd-api" data-page={page} ref={root} onClick={follow} onMouseOver={approach} onTouchStart={approach}>
      {filter && <MemberFilter root={root} />}
      {children}
    </div>
  );
}

import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { useHistory } from '@docusaurus/router';
import { useRef, type MouseEvent, type ReactNode } from 'react';
import { MemberFilter } from './MemberFilter';
import './api.css';

interface Props {
  /** Whether the page is long enough for a box that narrows its members. */
  filter: boolean;
  /** Ids in ready HTML that other pages may link to, with spaces between; the site's link check learns them here. */
  anchors: string;
  children: ReactNode;
}

/**
 * Frame of an API page. Types, tables and lists in it are ready HTML with plain links; clicks on those are handed to the router
 * here, so that they change pages without a reload.
 */
export function ApiPage({ filter, anchors, children }: Props): ReactNode {
  const history = useHistory();
  const brokenLinks = useBrokenLinks();
  const root = useRef<HTMLDivElement>(null);
  for (const anchor of anchors.split(' ')) if (anchor !== '') brokenLinks.collectAnchor(anchor);

  const follow = (event: MouseEvent<HTMLDivElement>) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href');
    if (!link || !href?.startsWith('/') || link.target !== '') return;
    event.preventDefault();
    history.push(href);
  };

  return (
    // Only links in it react to clicks, and those work from the keyboard by themselves.
    <div className="kd-api" ref={root} onClick={follow}>
      {filter && <MemberFilter root={root} />}
      {children}
    </div>
  );
}

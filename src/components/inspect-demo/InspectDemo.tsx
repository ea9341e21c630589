import { INSPECT_PARAMETER, inspectDemo } from '@site-packages/demo-engine';
import type { MouseEvent, ReactNode } from 'react';
import styles from './InspectDemo.module.css';

interface InspectDemoProps {
  /** A demo of this page. */
  id: string;
  /** The node that is selected, by a selector of the library. */
  node?: string;
  /** What is shown behind the scenes; several with commas. */
  show?: string;
  /** The link's text. Not the element's content: MDX would make a paragraph of that, inside this one. */
  label: string;
}

/**
 * A link that opens the inspector of a demo on the same page, in the state that the text speaks of. It is an address, too: it can be
 * opened in a new tab and shared.
 */
export function InspectDemo({ id, node, show, label }: InspectDemoProps): ReactNode {
  const parameters = new URLSearchParams({ [INSPECT_PARAMETER]: id });
  if (node !== undefined) parameters.set('node', node);
  if (show !== undefined) parameters.set('show', show);
  const query = `?${parameters.toString()}`;

  function open(event: MouseEvent): void {
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (isPlain && inspectDemo(id, query)) event.preventDefault();
  }

  return (
    <p className={styles.open}>
      <a href={query} onClick={open}>
        {label}
      </a>
    </p>
  );
}

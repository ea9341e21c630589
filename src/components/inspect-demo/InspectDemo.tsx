import { INSPECT_PARAMETER, inspectDemo } from '@site-packages/demo-engine';
import type { MouseEvent, ReactNode } from 'react';
import styles from './InspectDemo.module.css';

interface InspectDemoProps {
  /** Id of a demo on this page. */
  id: string;
  /** Konva selector of the node to select. */
  node?: string;
  /** What the inspector shows; several values are separated by commas. */
  show?: string;
  /** The link's text. It is a prop because MDX would turn the element's children into a nested paragraph. */
  label: string;
}

/**
 * A link that opens the inspector of a demo on the same page, in the state that the text refers to. It has a real URL, so it can be opened
 * in a new tab and shared.
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

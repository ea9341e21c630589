import { FLAVOUR_LABELS, isFlavour, type Flavour } from '@site-packages/demo-engine';
import { Children, isValidElement, type ReactNode } from 'react';
import styles from './FrameworkNote.module.css';

/**
 * A set of `FrameworkNote`s with a switch above it. The switch sets the flavour of the whole page: the demo engine's head
 * script answers to `data-flavour-tab` on any element.
 */
export function FrameworkNotes({ children }: { children: ReactNode }): ReactNode {
  const flavours = Children.toArray(children).flatMap((child): Flavour[] => {
    if (!isValidElement<{ flavour?: unknown }>(child)) return [];
    return isFlavour(child.props.flavour) ? [child.props.flavour] : [];
  });
  return (
    <div className={styles.notes}>
      <div className={styles.switch} role="group" aria-label="Framework notes">
        {flavours.map((flavour) => (
          <button key={flavour} type="button" data-flavour-tab={flavour} className={styles.choice}>
            {FLAVOUR_LABELS[flavour]}
          </button>
        ))}
      </div>
      {children}
    </div>
  );
}

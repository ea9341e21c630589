import { FLAVOUR_LABELS, type Flavour } from '@site-packages/demo-engine';
import type { ReactNode } from 'react';
import styles from './FrameworkNote.module.css';

interface FrameworkNoteProps {
  flavour: Flavour;
  children: ReactNode;
}

/**
 * Text that only matters in one flavour. It is shown to readers of that flavour; the choice is that of the demos' tabs
 * (`html[data-flavour]`). Without scripts all notes are shown, each under its flavour's name.
 */
export function FrameworkNote({ flavour, children }: FrameworkNoteProps): ReactNode {
  return (
    <div className={styles.note} data-note-flavour={flavour}>
      <p className={styles.label}>{FLAVOUR_LABELS[flavour]}</p>
      {children}
    </div>
  );
}

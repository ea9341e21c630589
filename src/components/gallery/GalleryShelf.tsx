import { UNSEARCHED } from '@site-packages/contracts';
import { LateHydration } from '@site-packages/late-hydration';
import { memo, useState, type ReactNode } from 'react';
import { DemoCard } from './DemoCard';
import type { GalleryDemo, Shelf } from './shelves';
import styles from './Gallery.module.css';

/** How many demos a folded shelf shows, in wide windows and in others (`Gallery.module.css`). */
const FOLDED = { wide: 8, narrow: 6 };

/** Where a shelf has nothing to unfold. */
function fitsIn(count: number): 'all' | 'wide' | undefined {
  if (count <= FOLDED.narrow) return 'all';
  return count <= FOLDED.wide ? 'wide' : undefined;
}

/** Shelves that the reader has unfolded on this visit: they are unfolded on the way back from a demo, too. */
const unfolded = new Set<string>();

/** Cards in a grid. */
export function DemoGrid({ id, demos }: { id?: string; demos: readonly GalleryDemo[] }): ReactNode {
  return (
    <ul id={id} className={styles.grid}>
      {demos.map((demo) => (
        <li key={demo.id}>
          <DemoCard demo={demo} />
        </li>
      ))}
    </ul>
  );
}

/**
 * A section of the gallery. It renders again only when its demos change: React hydrates a part at once whose props change before it is
 * hydrated, and the whole gallery in one task takes half a second on a slow phone.
 */
export const GalleryShelf = memo(function GalleryShelf({ shelf }: { shelf: Shelf<GalleryDemo> }): ReactNode {
  const { id, title, demos } = shelf;
  const [isOpen, setOpen] = useState(() => unfolded.has(id));
  function toggle(): void {
    if (isOpen) unfolded.delete(id);
    else unfolded.add(id);
    setOpen(!isOpen);
  }
  return (
    <section className={styles.shelf} aria-labelledby={id} data-folded={!isOpen || undefined}>
      <div className={styles.top}>
        <h2 id={id} className={styles.heading}>
          {title}
        </h2>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          aria-controls={`${id}-demos`}
          aria-describedby={id}
          data-fits={fitsIn(demos.length)}
          onClick={toggle}
          {...UNSEARCHED}
        >
          {isOpen ? 'Show fewer' : `Show all ${demos.length}`}
        </button>
      </div>
      <LateHydration>
        <DemoGrid id={`${id}-demos`} demos={demos} />
      </LateHydration>
    </section>
  );
});

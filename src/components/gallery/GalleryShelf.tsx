import { UNSEARCHED } from '@site-packages/contracts';
import { LateHydration } from '@site-packages/late-hydration';
import { memo, type ReactNode } from 'react';
import { DemoCard } from './DemoCard';
import type { GalleryDemo, Shelf } from './shelves';
import styles from './Gallery.module.css';

/**
 * A section of the gallery. It renders again only when its demos change: React hydrates a part at once whose props change before it is
 * hydrated, and the whole gallery in one task takes half a second on a slow phone.
 */
export const GalleryShelf = memo(function GalleryShelf({ shelf }: { shelf: Shelf<GalleryDemo> }): ReactNode {
  return (
    <section className={styles.shelf} aria-labelledby={shelf.id}>
      <h2 id={shelf.id} className={styles.heading}>
        {shelf.title}{' '}
        {shelf.kind === 'tutorial' && (
          <span className={styles.kind} {...UNSEARCHED}>
            from the tutorials
          </span>
        )}
      </h2>
      <LateHydration>
        <ul className={styles.grid}>
          {shelf.demos.map((demo) => (
            <li key={demo.id}>
              <DemoCard demo={demo} />
            </li>
          ))}
        </ul>
      </LateHydration>
    </section>
  );
});

import useIsBrowser from '@docusaurus/useIsBrowser';
import cards from '@gallery-data/cards';
import { LateHydration } from '@site-packages/late-hydration';
import { memo, useMemo, type ReactNode } from 'react';
import { UNSEARCHED } from '@site-packages/contracts';
import { isEmpty, NO_CHOICE, type Facet } from './choice';
import { DemoCard } from './DemoCard';
import { GalleryTools } from './GalleryTools';
import { countDemos, countValues, narrow, type NarrowedDemo } from './narrow';
import { fillShelves, type Shelf } from './shelves';
import { useChoice, WAITING_SCRIPT } from './use-choice';
import styles from './Gallery.module.css';

const SHELVES = fillShelves(cards);
const COUNT = countDemos(SHELVES);

/** Whether any demo in the gallery has a value; other values in a URL are ignored. */
const isKnown = (facet: Facet, value: string) => countValues(SHELVES, NO_CHOICE, facet).has(value);

/**
 * A section of the gallery. It renders again only when its demos change: React hydrates a part at once whose props change before it is
 * hydrated, and the whole gallery in one task takes half a second on a slow phone.
 */
const ShelfOfDemos = memo(function ShelfOfDemos({ shelf }: { shelf: Shelf<NarrowedDemo> }): ReactNode {
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

/** All demos by category, with a search field and filters. The filters are kept in the URL. */
export function Gallery(): ReactNode {
  const { choice, type, settle, choose } = useChoice(isKnown);
  const shelves = useMemo(() => narrow(SHELVES, choice), [choice]);
  // The script is only for the server's HTML: React does not run a script that it renders in the browser, and warns about it.
  const isBrowser = useIsBrowser();
  const showAll = () => choose(NO_CHOICE);
  return (
    <>
      <GalleryTools
        shelves={SHELVES}
        choice={choice}
        onType={type}
        onSettle={settle}
        onChoose={choose}
        said={isEmpty(choice) ? `${COUNT} demos` : `${countDemos(shelves)} of ${COUNT} demos`}
      />
      {!isBrowser && <script dangerouslySetInnerHTML={{ __html: WAITING_SCRIPT }} />}
      <div className={styles.shelves}>
        {shelves.map((shelf) => (
          <ShelfOfDemos key={shelf.id} shelf={shelf} />
        ))}
        {shelves.length === 0 && (
          <div className={styles.none}>
            <p>No demo has all of this. Fewer words or choices find more.</p>
            <button type="button" className="kd-button" onClick={showAll}>
              Show all demos
            </button>
          </div>
        )}
      </div>
    </>
  );
}

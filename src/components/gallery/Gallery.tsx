import useIsBrowser from '@docusaurus/useIsBrowser';
import cards from '@gallery-data/cards';
import { useMemo, type ReactNode } from 'react';
import { isEmpty, NO_CHOICE, type Facet } from './choice';
import { GalleryTools } from './GalleryTools';
import { countDemos, countValues, narrow } from './narrow';
import { GalleryShelf } from './GalleryShelf';
import { fillShelves } from './shelves';
import { useChoice, WAITING_SCRIPT } from './use-choice';
import styles from './Gallery.module.css';

const SHELVES = fillShelves(cards);
const COUNT = countDemos(SHELVES);

/** Whether any demo in the gallery has a value; other values in a URL are ignored. */
const isKnown = (facet: Facet, value: string) => countValues(SHELVES, NO_CHOICE, facet).has(value);

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
          <GalleryShelf key={shelf.id} shelf={shelf} />
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

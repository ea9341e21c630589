import cards from '@gallery-data/cards';
import { UNSEARCHED } from '@site-packages/contracts';
import { useIsServerHtml } from '@site-packages/demo-engine';
import { useMemo, type ReactNode } from 'react';
import { NO_CHOICE, withChosen, type Choice, type Facet } from './choice';
import { GalleryTools } from './GalleryTools';
import { DemoGrid, GalleryShelf } from './GalleryShelf';
import { bestFirst, countDemos, countValues, isAboutSamples, isWhole, narrow, SAMPLES } from './narrow';
import { fillShelves } from './shelves';
import { useChoice, WAITING_SCRIPT } from './use-choice';
import styles from './Gallery.module.css';

const SHELVES = fillShelves(cards);
const SAMPLES_COUNT = countDemos(SHELVES.filter(({ kind }) => kind === 'tutorial'));

/** Whether any demo in the gallery has a value; other values in a URL are ignored. */
const isKnown = (facet: Facet, value: string) => countValues(SHELVES, NO_CHOICE, facet).has(value);

/** How many demos are shown, and of how many. */
function countText(found: number, choice: Choice): string {
  const ofSamples = isAboutSamples(SHELVES, choice);
  const all = ofSamples ? SAMPLES_COUNT : countDemos(SHELVES) - SAMPLES_COUNT;
  return `${isWhole(choice) ? all : `${found} of ${all}`} ${ofSamples ? 'samples' : 'demos'}`;
}

/** The demos by category, or with a filter in one list, with a search field and filters. The filters are kept in the URL. */
export function Gallery(): ReactNode {
  const { choice, type, settle, choose } = useChoice(isKnown);
  const shelves = useMemo(() => narrow(SHELVES, choice), [choice]);
  // The script is only for the server's HTML: React does not run a script that it renders in the browser, and warns about it.
  const isServerHtml = useIsServerHtml();
  const count = countDemos(shelves);
  return (
    <>
      <GalleryTools
        shelves={SHELVES}
        choice={choice}
        onType={type}
        onSettle={settle}
        onChoose={choose}
        said={countText(count, choice)}
      />
      {isServerHtml && <script dangerouslySetInnerHTML={{ __html: WAITING_SCRIPT }} />}
      <div className={styles.shelves}>
        {isWhole(choice) && shelves.map((shelf) => <GalleryShelf key={shelf.id} shelf={shelf} />)}
        {!isWhole(choice) && count > 0 && (
          <section className={styles.found} aria-labelledby="found-demos">
            <h2 id="found-demos" className={styles.hidden}>
              Demos found
            </h2>
            <DemoGrid demos={bestFirst(shelves, choice.query)} />
          </section>
        )}
        {count === 0 && (
          <div className={styles.none}>
            <p>No demo has all of this. Fewer words or choices find more.</p>
            <button type="button" className="kd-button" onClick={() => choose(NO_CHOICE)}>
              Show all demos
            </button>
          </div>
        )}
        {choice.category === undefined && (
          <p className={styles.samples} {...UNSEARCHED}>
            <button type="button" className="kd-button" onClick={() => choose(withChosen(choice, 'category', SAMPLES))}>
              Show samples of tutorials
            </button>{' '}
            {SAMPLES_COUNT} small drawings, each about one member or technique.
          </p>
        )}
      </div>
    </>
  );
}

import catalog from '@demo-data/catalog';
import { LateHydration } from '@site-packages/page-speed';
import { useId, useState, type ReactNode } from 'react';
import { DemoCard } from './DemoCard';
import { fillShelves, matches } from './shelves';
import styles from './Gallery.module.css';

const SHELVES = fillShelves(catalog);
const COUNT = SHELVES.reduce((sum, shelf) => sum + shelf.demos.length, 0);

/** All demos by category, with a field and buttons that narrow the choice. */
export function Gallery(): ReactNode {
  const field = useId();
  const [query, setQuery] = useState('');
  const [category, setCategory] = useState<string>();

  const shelves = SHELVES.filter((shelf) => category === undefined || shelf.id === category)
    .map((shelf) => ({ ...shelf, demos: shelf.demos.filter((demo) => matches(demo, query)) }))
    .filter((shelf) => shelf.demos.length > 0);
  const shown = shelves.reduce((sum, shelf) => sum + shelf.demos.length, 0);
  const narrowed = query.trim() !== '' || category !== undefined;

  return (
    <>
      <div className={styles.tools}>
        <div className={styles.field}>
          <label htmlFor={field}>Filter demos</label>
          <input
            id={field}
            type="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={64}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </div>
        <div className={styles.categories} role="group" aria-label="Category">
          <button type="button" aria-pressed={category === undefined} onClick={() => setCategory(undefined)}>
            All
          </button>
          {SHELVES.map((shelf) => (
            <button
              key={shelf.id}
              type="button"
              aria-pressed={category === shelf.id}
              onClick={() => setCategory((before) => (before === shelf.id ? undefined : shelf.id))}
            >
              {shelf.title}
            </button>
          ))}
        </div>
        <p className={styles.count} role="status">
          {narrowed ? `${shown} of ${COUNT} demos` : `${COUNT} demos`}
        </p>
      </div>
      {shelves.map((shelf) => (
        <section key={shelf.id} className={styles.shelf} aria-labelledby={shelf.id}>
          <h2 id={shelf.id} className={styles.heading}>
            {shelf.title}{' '}
            {shelf.kind === 'tutorial' && (
              <span className={styles.kind} data-search="off">
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
      ))}
      {shelves.length === 0 && (
        <div className={styles.none}>
          <p>No demo has all of these words. Fewer words find more.</p>
          <button
            type="button"
            className="kd-button"
            onClick={() => {
              setQuery('');
              setCategory(undefined);
            }}
          >
            Show all demos
          </button>
        </div>
      )}
    </>
  );
}

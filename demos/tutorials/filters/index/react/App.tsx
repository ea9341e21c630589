import Konva from 'konva';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Image } from 'react-konva';
import useImage from 'use-image';
import { BeforeAfter } from './before-after';
import { allFilters, attrsFor, withValue, type FilterName } from '../shared/filters';
import '../shared/gallery.css';
import gelatoUrl from './gelato.webp';
import { FilterThumbs } from './FilterThumbs';

export default function App() {
  const [image] = useImage(gelatoUrl);
  const [entries, setEntries] = useState(allFilters);
  const [chosen, setChosen] = useState<FilterName>('HSL');
  const filtered = useRef<Konva.Image>(null);
  const entry = entries.find(({ name }) => name === chosen);
  // A new array runs the filter again, so create one only when its content changes.
  const filters = useMemo(() => [Konva.Filters[chosen]], [chosen]);

  // A filter works on the cache, and the cache needs the loaded image.
  useEffect(() => {
    if (image) filtered.current?.cache();
  }, [image]);

  return (
    <>
      <BeforeAfter image={image}>
        <Image
          ref={filtered}
          name="filtered"
          image={image}
          width={480}
          height={320}
          filters={filters}
          {...attrsFor(entries, chosen)}
        />
      </BeforeAfter>
      <div className="controls filter-sliders">
        {entry?.note && <p>{entry.note}</p>}
        {entry?.sliders.map(({ name, value, ...range }) => (
          <span key={name}>
            <label>
              {name}{' '}
              <input
                type="range"
                {...range}
                value={value}
                onChange={({ target }) =>
                  setEntries((now) => withValue(now, chosen, name, target.valueAsNumber))
                }
              />
            </label>{' '}
            <output>{value}</output>
          </span>
        ))}
      </div>
      <FilterThumbs image={image} entries={entries} chosen={chosen} onChoose={setChosen} />
    </>
  );
}

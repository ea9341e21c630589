import { type ReactElement, useEffect, useId, useState } from 'react';
import type { DemoCard } from '../model/published';
import { withKonva } from '../playground/konva-choice';
import { playgroundQuery } from '../playground/site-actions';
import { Dialog } from './Dialog';
import { PlayLink } from './PlayLink';

/** Maximum number of demos listed at once; a longer query finds the others. */
const MAX = 60;

/** The demos whose title, id or tags contain every word. */
function findDemos(demos: readonly DemoCard[], query: string): DemoCard[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return demos.filter(({ title, id, tags }) => {
    const text = `${title} ${id} ${tags.join(' ')}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

interface DemoPickerProps {
  flavour: string;
  /** The chosen version of Konva; undefined for the current one. */
  konva?: string;
  navigate(query: string): void;
  onClose(): void;
}

/** A dialog with every demo of the site, to open one. */
export function DemoPicker({ flavour, konva, navigate, onClose }: DemoPickerProps): ReactElement {
  const [demos, setDemos] = useState<readonly DemoCard[] | undefined>(undefined);
  const [problem, setProblem] = useState('');
  const [query, setQuery] = useState('');
  const inputId = useId();

  useEffect(() => {
    let isGone = false;
    import('@demo-data/catalog').then(
      ({ default: catalog }) => {
        if (!isGone) setDemos(catalog);
      },
      () => {
        if (!isGone) setProblem('The list could not be loaded. Check your network connection.');
      },
    );
    return () => {
      isGone = true;
    };
  }, []);

  const found = findDemos(demos ?? [], query);
  const count = demos === undefined ? '' : `${found.length} ${found.length === 1 ? 'demo' : 'demos'}`;

  return (
    <Dialog title="Open a demo" className="kd-play-picker" onClose={onClose}>
      <div className="kd-play-form">
        <label htmlFor={inputId}>Find a demo</label>
        <input
          id={inputId}
          className="kd-play-input"
          type="search"
          value={query}
          data-first-focus=""
          onChange={(event) => setQuery(event.target.value)}
        />
        <p className="kd-play-fine" role="status">
          {problem === '' ? count : problem}
        </p>
      </div>
      <ul className="kd-play-demos" tabIndex={-1}>
        {found.slice(0, MAX).map(({ id, title }) => (
          <li key={id}>
            <PlayLink query={withKonva(playgroundQuery(id, flavour), konva)} navigate={navigate} onGo={onClose}>
              <strong>{title}</strong>
              <span>{id.split('/').slice(0, -1).join(' / ')}</span>
            </PlayLink>
          </li>
        ))}
      </ul>
      {found.length > MAX && <p className="kd-play-fine">{found.length - MAX} more: add a word to the search.</p>}
    </Dialog>
  );
}

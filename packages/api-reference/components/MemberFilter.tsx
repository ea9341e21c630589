import { useEffect, useId, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { alphabetical, narrow, openGroups, restoreGroups, type Narrowed } from './narrow';

interface Props {
  /** The page whose members are filtered. */
  root: RefObject<HTMLDivElement | null>;
}

/**
 * A box that filters members, options and events by name, own and inherited. Enter or the down arrow moves the focus to the best match,
 * Escape clears the box. Its text is in the page's address. A button lists all members from A to Z.
 * The server renders it, so that hydration does not shift the layout. Without scripts, the site's styles hide it, and all members show.
 */
export function MemberFilter({ root }: Props): ReactNode {
  const id = useId();
  const [text, setText] = useState('');
  const [found, setFound] = useState<Narrowed>();
  const [all, setAll] = useState<ReturnType<typeof alphabetical>>();

  useEffect(() => {
    setText((before) => before || (new URLSearchParams(window.location.search).get(PARAMETER) ?? ''));
  }, []);

  useEffect(() => {
    const page = root.current;
    if (!page || text.trim() === '') return;
    setFound(narrow(page, text));
    const opened = openGroups(page);
    return () => {
      restoreGroups(opened);
      narrow(page, '');
      setFound(undefined);
    };
  }, [root, text]);

  const change = (next: string) => {
    setText(next);
    keepInAddress(next);
  };

  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') {
      change('');
      return;
    }
    if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
    // The effect of the last letter may not have run yet.
    const target = root.current === null || text.trim() === '' ? undefined : narrow(root.current, text).best;
    if (!target) return;
    event.preventDefault();
    target.scrollIntoView({ block: 'center' });
    (target.querySelector<HTMLElement>('a') ?? target).focus({ preventScroll: true });
  };

  return (
    <div className="kd-api-filter" role="search" aria-label="Members of this page">
      <label htmlFor={id}>Filter members</label>
      <input
        id={id}
        type="search"
        value={text}
        autoComplete="off"
        spellCheck={false}
        placeholder="Part of a name"
        aria-describedby={`${id}-count`}
        onChange={(event) => change(event.target.value)}
        onKeyDown={keys}
      />
      <span id={`${id}-count`} role="status">
        {found &&
          (found.count === 0 ? 'No member, option or event has this name.' : `${found.count} of ${found.total}`)}
      </span>
      <button
        type="button"
        aria-expanded={all !== undefined}
        onClick={() => setAll(all === undefined && root.current ? alphabetical(root.current) : undefined)}
      >
        A to Z
      </button>
      {all && (
        <ul className="kd-api-az" aria-label="All members from A to Z">
          {all.map(({ name, address }) => (
            <li key={address}>
              <a href={address}>
                <code>{name}</code>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The text's name in the address: `?members=fill`. */
const PARAMETER = 'members';

/** Keeps the text when the reader shares or reloads the page. It makes no entry in the history. */
function keepInAddress(text: string): void {
  const url = new URL(window.location.href);
  if (text.trim() === '') url.searchParams.delete(PARAMETER);
  else url.searchParams.set(PARAMETER, text);
  window.history.replaceState(window.history.state, '', url);
}

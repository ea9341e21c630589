import { useEffect, useId, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { narrow, openGroups, restoreGroups, type Narrowed } from './narrow';

interface Props {
  /** The page whose members are filtered. */
  root: RefObject<HTMLDivElement | null>;
}

/**
 * A box that filters members by name, own and inherited. Enter or the down arrow moves the focus to the first match, Escape clears the box.
 * The server renders it, so that hydration does not shift the layout. Without scripts, the site's styles hide it, and all members show.
 */
export function MemberFilter({ root }: Props): ReactNode {
  const id = useId();
  const [text, setText] = useState('');
  const [found, setFound] = useState<Narrowed>();

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

  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') {
      setText('');
      return;
    }
    if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
    const target = found?.first;
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
        onChange={(event) => setText(event.target.value)}
        onKeyDown={keys}
      />
      <span id={`${id}-count`} role="status">
        {found && (found.count === 0 ? 'No member name contains this text.' : `${found.count} of ${found.total}`)}
      </span>
    </div>
  );
}

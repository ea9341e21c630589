import { type ReactElement, type RefObject, useEffect, useState } from 'react';
import { ActionButton } from '../player/ActionButton';
import { programText } from '../player/workshop/program-text';
import type { Inspector, Search } from './inspector';
import { INSPECTOR_ICONS } from './inspector-icons';

/** How long the reader must pause typing before the search starts, in milliseconds: half a selector finds other nodes. */
const REST = 250;

interface SearchFieldProps {
  inspector: Inspector;
  search: Search | undefined;
  field: RefObject<HTMLInputElement | null>;
}

/** Finds nodes by Konva's selectors. */
export function SearchField({ inspector, search, field }: SearchFieldProps): ReactElement {
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => void inspector.search(text), REST);
    return () => clearTimeout(timer);
  }, [inspector, text]);

  const isAnswered = search !== undefined && search.selector === text;
  const step = (by: 1 | -1): void => {
    if (isAnswered) void inspector.step(by);
    else void inspector.search(text);
  };

  return (
    <div className="kd-tree-search">
      <input
        ref={field}
        type="search"
        className="kd-inspect-field"
        aria-label="Find nodes by #id, .name or class"
        placeholder="#id, .name or Rect"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={200}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            step(event.shiftKey ? -1 : 1);
          } else if (event.key === 'Escape' && text !== '') {
            // The first Escape clears the field, the next one closes the inspector.
            event.preventDefault();
            event.stopPropagation();
            setText('');
          }
        }}
      />
      <span className="kd-tree-matches" role="status">
        {isAnswered && matchesText(search)}
      </span>
      <ActionButton
        icon={INSPECTOR_ICONS.previous}
        iconOnly
        disabled={!isAnswered || search.total < 2}
        onClick={() => step(-1)}
      >
        Previous match
      </ActionButton>
      <ActionButton
        icon={INSPECTOR_ICONS.next}
        iconOnly
        disabled={!isAnswered || search.total < 2}
        onClick={() => step(1)}
      >
        Next match
      </ActionButton>
    </div>
  );
}

function matchesText({ total, at, problem }: Search): string {
  if (problem !== undefined) return programText(problem, 80);
  return total === 0 ? 'None' : `${at + 1} of ${total}`;
}

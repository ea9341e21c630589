import { type KeyboardEvent, type ReactElement, useRef } from 'react';

export interface TabItem {
  id: string;
  label: string;
  /** Id of the panel that the tab shows. */
  panelId: string;
  /** Data attributes for the stylesheet and the script in the page's head. */
  data?: Record<`data-${string}`, string | undefined>;
}

interface TabListProps {
  label: string;
  items: readonly TabItem[];
  selected: string;
  className: string;
  idPrefix: string;
  onSelect(id: string): void;
}

/** Index of the tab that a key moves to in a list of `count` tabs; undefined for keys that do not move. */
export function tabAfterKey(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** Accessible tabs: a single Tab stop; the arrow keys move and select. */
export function TabList({ label, items, selected, className, idPrefix, onSelect }: TabListProps): ReactElement {
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>, index: number): void {
    const next = tabAfterKey(event.key, index, items.length);
    const item = next === undefined ? undefined : items[next];
    if (item === undefined) return;
    event.preventDefault();
    onSelect(item.id);
    const button = list.current?.querySelectorAll<HTMLButtonElement>('[role="tab"]')[next ?? 0];
    button?.focus({ preventScroll: true });
  }

  return (
    <div ref={list} role="tablist" aria-label={label} className={className}>
      {items.map((item, index) => (
        <button
          key={item.id}
          type="button"
          role="tab"
          id={`${idPrefix}-${item.id}`}
          className="kd-tab"
          aria-selected={item.id === selected}
          aria-controls={item.panelId}
          tabIndex={item.id === selected ? 0 : -1}
          onClick={() => onSelect(item.id)}
          onKeyDown={(event) => onKeyDown(event, index)}
          {...item.data}
        >
          {item.label}
        </button>
      ))}
    </div>
  );
}

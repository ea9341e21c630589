import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { nextTab } from './next-tab';
import styles from './TabRow.module.css';

interface TabRowProps<Id extends string> {
  /** Accessible name of the row. */
  label: string;
  tabs: readonly { id: Id; label: string }[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** Prefix of the elements' ids: tab `<prefix>-tab-<id>`, panel `<prefix>-panel-<id>`. */
  prefix: string;
}

/** A row of tabs: one tab stop, with arrow keys to move between tabs. The caller renders the panels. */
export function TabRow<Id extends string>({ label, tabs, selected, onSelect, prefix }: TabRowProps<Id>): ReactNode {
  const row = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent): void {
    const index = tabs.findIndex(({ id }) => id === selected);
    const next = nextTab(event.key, index, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab || next === undefined) return;
    event.preventDefault();
    onSelect(tab.id);
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  }

  return (
    <div className={styles.row} role="tablist" aria-label={label} ref={row} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${prefix}-tab-${tab.id}`}
          aria-controls={`${prefix}-panel-${tab.id}`}
          aria-selected={tab.id === selected}
          tabIndex={tab.id === selected ? 0 : -1}
          className={styles.tab}
          onClick={() => onSelect(tab.id)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

import {
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Inspector, InspectorSnapshot } from './inspector';
import { actOfKey, findTyped } from './tree-keys';
import { TreeLine } from './TreeLine';

/** Rows rendered beyond each end of the view. */
const AROUND = 6;
/** Maximum number of rows that the reader can scroll to, because browsers limit the height of an element. The search reaches the others. */
const MAX_SCROLLED = 300_000;
/** Maximum pause between two letters that count as one word, in milliseconds. */
const TYPING = 700;

interface TreeProps {
  inspector: Inspector;
  snapshot: InspectorSnapshot;
  idPrefix: string;
  title: string;
  /** Height of a row in pixels. */
  rowHeight: number;
  search: RefObject<HTMLInputElement | null>;
  onSelect(): void;
}

/** The demo's nodes as a tree. It renders only the rows in view, so the tree itself has the focus and names its active row. */
export function Tree({ inspector, snapshot, idPrefix, title, rowHeight, search, onSelect }: TreeProps): ReactElement {
  const scroller = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: '', at: 0 });
  const [view, setView] = useState({ top: 0, height: 0 });
  const { rows } = inspector;
  const { active, reveals, selected } = snapshot;
  const total = Math.min(rows.total, MAX_SCROLLED);
  const page = Math.max(1, Math.floor(view.height / rowHeight));
  const first = Math.max(0, Math.floor(view.top / rowHeight) - AROUND);
  const last = Math.min(total - 1, Math.ceil((view.top + view.height) / rowHeight) + AROUND);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const measure = () => setView({ top: element.scrollTop, height: element.clientHeight });
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, []);

  useEffect(() => rows.show(first, Math.max(first, last)), [rows, first, last]);

  // Scroll only when the reader moved to another row, not while the reader scrolls.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null || reveals === 0) return;
    const top = active * rowHeight;
    const { scrollTop, clientHeight } = element;
    if (top < scrollTop) element.scrollTop = top;
    else if (top + rowHeight > scrollTop + clientHeight) element.scrollTop = top + rowHeight - clientHeight;
    // `active` also changes when the program adds or removes rows before it, which must not scroll the tree.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [reveals, rowHeight]);

  function choose(index: number): void {
    const row = rows.at(index);
    if (row === undefined) return;
    inspector.select(row.id);
    onSelect();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const act = actOfKey(event, { row: rows.at(active), index: active, total, page });
    if (act === undefined) return;
    event.preventDefault();
    switch (act.type) {
      case 'move':
        inspector.move(act.to);
        return;
      case 'parent':
        void inspector.toParent(active);
        return;
      case 'toggle':
        void inspector.toggle(active, act.open, act.withDescendants);
        return;
      case 'select':
        choose(active);
        return;
      case 'search':
        search.current?.focus();
        return;
      case 'find': {
        const text = event.timeStamp - typed.current.at < TYPING ? typed.current.text + act.text : act.text;
        typed.current = { text, at: event.timeStamp };
        const found = findTyped(rows.known(), active, text);
        if (found !== undefined) inspector.move(found);
      }
    }
  }

  const lines: ReactElement[] = [];
  for (let index = first; index <= last; index += 1) {
    const row = rows.at(index);
    if (row !== undefined) {
      lines.push(
        <TreeLine
          key={row.id}
          row={row}
          id={`${idPrefix}-${row.id}`}
          top={index * rowHeight}
          isActive={index === active}
          isSelected={row.id === selected}
          onToggle={() => void inspector.toggle(index, !row.isOpen)}
          onSelect={() => choose(index)}
          onPoint={() => inspector.highlight(row.id)}
        />,
      );
    }
  }
  const activeRow = rows.at(active);

  return (
    <div
      ref={scroller}
      className="kd-tree"
      role="tree"
      aria-label={`Nodes of ${title}`}
      aria-activedescendant={activeRow === undefined ? undefined : `${idPrefix}-${activeRow.id}`}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onScroll={({ currentTarget: { scrollTop, clientHeight } }) => setView({ top: scrollTop, height: clientHeight })}
      onPointerLeave={() => inspector.highlight(selected)}
      onBlur={() => inspector.highlight(selected)}
    >
      <div className="kd-tree-size" role="none" style={{ height: total * rowHeight }}>
        {lines}
      </div>
    </div>
  );
}

import { useLayoutEffect, useRef } from 'react';
import { type Action, itemAt, type Point } from '../shared/garden';

interface MenuProps {
  title: string;
  actions: readonly Action[];
  at: Point;
  onChoose(action: Action): void;
  /** `byKey`: the focus goes back to the canvas. */
  onClose(byKey: boolean): void;
}

/** The menu takes the focus when it opens, and closes when it loses the focus. */
export function Menu({ title, actions, at, onChoose, onClose }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const items = () => [...(menu.current?.querySelectorAll('button') ?? [])];

  useLayoutEffect(() => {
    menu.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);

  return (
    <div
      ref={menu}
      className="menu"
      role="menu"
      aria-label={title}
      style={{ left: at.x, top: at.y }}
      onKeyDown={(event) => {
        const all = items();
        const here = all.findIndex((item) => item === document.activeElement);
        const next = itemAt(event.key, here, all.length);
        if (next === undefined && event.key !== 'Escape' && event.key !== 'Tab') return;
        event.preventDefault();
        if (next === undefined) onClose(true);
        else all[next]?.focus();
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        // A click anywhere else takes the focus from the menu.
        if (!currentTarget.contains(relatedTarget)) onClose(false);
      }}
    >
      <p aria-hidden="true">{title}</p>
      {actions.map((action) => (
        <button
          key={action}
          type="button"
          role="menuitem"
          tabIndex={-1}
          onClick={() => onChoose(action)}
        >
          {action}
        </button>
      ))}
    </div>
  );
}

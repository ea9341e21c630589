import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { ActionButton } from './ActionButton';
import type { IconName } from './icons';

interface MenuProps {
  label: string;
  icon: IconName;
  /** `ActionButton`s, which show their words here. */
  children: ReactNode;
}

/** A button that opens a list of further buttons below it. Any of them closes the list, and so do Escape and leaving it. */
export function Menu({ label, icon, children }: MenuProps): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const opener = () => root.current?.querySelector('button');

  useEffect(() => {
    if (!isOpen) return undefined;
    const close = () => setOpen(false);
    const leave = ({ target }: Event) => {
      if (!(target instanceof Node && root.current?.contains(target) === true)) close();
    };
    for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, leave);
    // A press in a frame reaches the page only as the loss of its focus.
    window.addEventListener('blur', close);
    return () => {
      for (const type of ['pointerdown', 'focusin']) document.removeEventListener(type, leave);
      window.removeEventListener('blur', close);
    };
  }, [isOpen]);

  return (
    <div
      ref={root}
      className="kd-menu"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.preventDefault();
        setOpen(false);
        opener()?.focus();
      }}
    >
      <ActionButton icon={icon} isExpanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {label}
      </ActionButton>
      <div
        className="kd-menu-list"
        hidden={!isOpen}
        onClick={() => {
          // The focus moves first: the pressed button is about to disappear, and its action may move the focus on.
          opener()?.focus({ preventScroll: true });
          setOpen(false);
        }}
      >
        {isOpen ? children : null}
      </div>
    </div>
  );
}

import { useEffect, useRef, type RefObject } from 'react';
import { showCurrent } from '../menu/show-current';

/** Everything outside the drawer that a reader could otherwise tab to: the rest of the page, and the rest of the navbar around it. */
function surroundings(drawer: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let inner = drawer; inner.id !== '__docusaurus' && inner.parentElement !== null; inner = inner.parentElement) {
    if (inner === document.body) break;
    for (const sibling of inner.parentElement.children) {
      if (sibling instanceof HTMLElement && sibling !== inner && !sibling.matches('[role="presentation"]'))
        found.push(sibling);
    }
  }
  return found;
}

/** The first match outside inert panels, whose elements cannot be focused. */
function firstTarget(drawer: HTMLElement): HTMLElement | undefined {
  const shown = drawer.querySelectorAll<HTMLElement>('.navbar-sidebar__item:not([inert]) :is(a[href], button)');
  return shown[0];
}

/** Scrolls the shown panel so that the current page's entry is in view. */
function showActive(drawer: HTMLElement): void {
  const panel = drawer.querySelector('.navbar-sidebar__item:not([inert])');
  if (panel !== null) showCurrent(panel);
}

interface Drawer {
  isOpen: boolean;
  /** Which of the drawer's menus is shown. */
  menu: 'primary' | 'secondary';
  close(): void;
}

/**
 * Makes the drawer behave as a dialog for keyboard users: opening it moves the focus into it, nothing behind it can be reached, Escape
 * closes it, and the focus returns to the button that opened it.
 *
 * @returns the ref for the drawer's root element
 */
export function useDrawer({ isOpen, menu, close }: Drawer): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  });

  useEffect(() => {
    const drawer = root.current;
    if (!isOpen || drawer === null) return undefined;
    const focused = document.activeElement;
    const opener = focused === document.body ? document.querySelector('.navbar__toggle') : focused;
    const others = surroundings(drawer).filter((element) => !element.inert);
    for (const element of others) element.inert = true;
    showActive(drawer);
    let frame = 0;
    // The drawer becomes visible in the first frames of its transition and cannot be focused before.
    const enter = () => {
      const button = drawer.querySelector<HTMLElement>('.navbar-sidebar__close');
      button?.focus({ preventScroll: true });
      if (document.activeElement !== button) frame = requestAnimationFrame(enter);
    };
    enter();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) latestClose.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('keydown', onKeyDown);
      for (const element of others) element.inert = false;
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [isOpen]);

  const shownMenu = useRef(menu);
  useEffect(() => {
    if (shownMenu.current === menu) return;
    shownMenu.current = menu;
    if (!isOpen || root.current === null) return;
    firstTarget(root.current)?.focus({ preventScroll: true });
    showActive(root.current);
  }, [isOpen, menu]);

  return root;
}

import { useEffect, type RefObject } from 'react';

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  );
}

export interface Shortcuts {
  isOpen: boolean;
  onOpen: (typed?: string) => void;
  onClose: () => void;
  /** While it has the focus, a letter or digit opens the search with that character. */
  button: RefObject<HTMLElement | null>;
}

/** Ctrl+K or Cmd+K opens and closes the search; '/' opens it when no text field has the focus; Escape closes it. */
export function useShortcuts({ isOpen, onOpen, onClose, button }: Shortcuts): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      const withControl = event.ctrlKey || event.metaKey;
      const toggles = withControl && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k';
      const slash = event.key === '/' && !withControl && !event.altKey && !isTyping(event.target);
      if (isOpen) {
        if (!toggles && event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      } else if (event.defaultPrevented) {
        // Someone else has handled the key, such as an editor's comment shortcut or a demo.
      } else if (toggles || slash) {
        event.preventDefault();
        onOpen();
      } else if (
        !withControl &&
        !event.altKey &&
        document.activeElement === button.current &&
        /^[\p{L}\p{N}]$/u.test(event.key)
      ) {
        event.preventDefault();
        onOpen(event.key);
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, onOpen, onClose, button]);
}

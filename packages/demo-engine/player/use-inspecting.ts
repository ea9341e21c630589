import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { DEMO_ATTRIBUTE } from '@site-packages/contracts';
import { READER_EVENTS } from '../sandbox-host/reader-events';

/** Event that makes a player open its inspector; its detail is a URL query. */
const INSPECT_EVENT = 'kd-inspect';
/** URL parameter that opens the inspector of a demo: its id, or `1` for the first demo of the page. */
export const INSPECT_PARAMETER = 'inspect';

/** An open inspector, and the state it opens with. */
export interface InspectRequest {
  /** `node` and `show`, as in a URL query. */
  query: string;
  /** True when the reader pressed something in the player or on the page to open it. */
  isReaders: boolean;
}

export interface Inspecting {
  request: InspectRequest | undefined;
  toggle(): void;
  close(): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** Whether a key combination opens the inspector: Ctrl+Shift+C, with Command on a Mac. */
function isInspectKey({ ctrlKey, metaKey, shiftKey, altKey, code }: KeyboardEvent): boolean {
  return ctrlKey !== metaKey && shiftKey && !altKey && code === 'KeyC';
}

/**
 * Whether a player's inspector is open. Its button, its shortcut, the URL and the page can open it.
 *
 * @param open called when the inspector opens
 */
export function useInspecting(root: RefObject<HTMLElement | null>, id: string, open: () => void): Inspecting {
  const [request, setRequest] = useState<InspectRequest | undefined>(undefined);

  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const ask = (next: InspectRequest): void => {
      open();
      setRequest(next);
    };
    const asked = new URLSearchParams(location.search).get(INSPECT_PARAMETER);
    const isFirst = document.querySelector(`[${DEMO_ATTRIBUTE}]`) === element;
    if (asked === id || (asked === '1' && isFirst)) ask({ query: location.search, isReaders: false });
    const onAsked = (event: Event): void => {
      if (event instanceof CustomEvent) ask({ query: String(event.detail), isReaders: true });
    };
    element.addEventListener(INSPECT_EVENT, onAsked);
    return () => element.removeEventListener(INSPECT_EVENT, onAsked);
  }, [root, id, open]);

  const close = useCallback(() => {
    const element = root.current;
    const hadFocus = document.activeElement?.closest('.kd-inspect') !== null;
    setRequest(undefined);
    if (!hadFocus) return;
    // A narrow player has the button in its menu, the last one of the bar.
    for (const place of ['.kd-head .kd-menu:last-child > button', '[data-inspect]'])
      element?.querySelector<HTMLElement>(place)?.focus({ preventScroll: true });
  }, [root]);

  const isOpen = request !== undefined;
  const toggle = useCallback((): void => {
    if (isOpen) {
      close();
      return;
    }
    open();
    setRequest({ query: '', isReaders: true });
  }, [isOpen, close, open]);

  // The page gets no key events from a frame, so the frame reports this shortcut.
  const latest = useRef(toggle);
  useEffect(() => {
    latest.current = toggle;
  }, [toggle]);
  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const onKey = ({ target }: Event): void => {
      if (target instanceof Element && target.contains(document.activeElement)) latest.current();
    };
    element.addEventListener(READER_EVENTS.inspect, onKey);
    return () => element.removeEventListener(READER_EVENTS.inspect, onKey);
  }, [root]);

  return {
    request,
    toggle,
    close,
    onKeyDown(event) {
      if (event.defaultPrevented || !isInspectKey(event)) return;
      event.preventDefault();
      toggle();
    },
  };
}

/**
 * Opens the inspector of a demo on this page.
 *
 * @param query its state, as a URL query: `node=.label&show=hit`
 * @returns false when the demo is not on the page
 */
export function inspectDemo(id: string, query: string): boolean {
  const players = [...document.querySelectorAll(`[${DEMO_ATTRIBUTE}]`)];
  const player = players.find((one) => one.getAttribute(DEMO_ATTRIBUTE) === id);
  return player?.dispatchEvent(new CustomEvent(INSPECT_EVENT, { detail: query })) ?? false;
}

import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type JSX,
  type RefObject,
} from 'react';
import { translate } from '@docusaurus/Translate';
import type { ClientSearchConfig } from '../model/config';
import { MAX_QUERY_LENGTH } from '../model/constants';
import type { DialogProps } from './dialog-props';
import { useSearchConfig } from './read-config';
import { ShortcutKeys } from './ShortcutKeys';
import { useSearchClient } from './use-client';
import { useShortcuts } from './use-shortcuts';
import './search-box.css';

type State = 'closed' | 'opening' | 'open' | 'failed';

async function loadDialog(config: ClientSearchConfig): Promise<ComponentType<DialogProps>> {
  const { loadInsights, SearchDialog } = await import('./SearchDialog');
  if (config.insights === true) await loadInsights(config);
  return SearchDialog;
}

/**
 * The search button in the navbar. It is the only part of the search that a page loads; the dialog, the engine and the index follow when
 * the button is touched, hovered or focused, or its shortcut is pressed.
 */
export function SearchBox(): JSX.Element {
  const config = useSearchConfig();
  const getClient = useSearchClient(config);
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<State>('closed');
  /** What is typed before the dialog is loaded. A ref rather than state, so that no key is lost between two renders. */
  const typed = useRef('');
  /** Where the focus was when the dialog was opened. */
  const opener = useRef<Element>(null);
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();

  const prepare = useCallback(() => {
    // In parallel: the worker fetches the index while the dialog's code is loading. Failures show when the dialog opens.
    getClient().catch(() => undefined);
    return loadDialog(config);
  }, [getClient, config]);

  const warm = useCallback(() => {
    prepare().catch(() => undefined);
  }, [prepare]);

  const open = useCallback(
    (letter = '') => {
      typed.current = letter;
      opener.current = document.activeElement;
      setState('opening');
      prepare().then(
        (loaded) => {
          setDialog(() => loaded);
          setState((now) => (now === 'opening' ? 'open' : now));
        },
        () => setState('failed'),
      );
    },
    [prepare],
  );

  /** Closes the dialog for a reader who continues where they opened the search: the focus goes back there. */
  const dismiss = useCallback(() => {
    setState('closed');
    typed.current = '';
  }, []);

  /** Closes the dialog for a reader who has chosen a result or pressed elsewhere: the focus does not go back to where it was. */
  const close = useCallback(() => {
    opener.current = null;
    dismiss();
  }, [dismiss]);

  // The dialog keeps the focus while it is mounted, so the focus can only move after it is gone.
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    if (state === 'closed' && wasOpen.current) giveFocusBack(opener.current, button.current);
    wasOpen.current = state !== 'closed';
  }, [state]);

  useShortcuts({ isOpen: state === 'open' || state === 'opening', onOpen: open, onClose: dismiss, button });
  useTypingAhead(state === 'opening', typed);

  const label = translate({
    id: 'theme.SearchBar.label',
    message: 'Search',
    description: 'The ARIA label and placeholder for search button',
  });
  return (
    <>
      <button
        type="button"
        className="DocSearch DocSearch-Button"
        aria-label={label}
        aria-keyshortcuts="Control+K Meta+K /"
        aria-haspopup="dialog"
        ref={button}
        onMouseOver={warm}
        onFocus={warm}
        onTouchStart={warm}
        onClick={() => open()}
      >
        <svg className="DocSearch-Search-Icon" width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="5.5" fill="none" stroke="currentColor" />
          <path d="M12.6 12.6 17 17" fill="none" stroke="currentColor" strokeLinecap="round" />
        </svg>
        <span className="DocSearch-Button-Placeholder">{label}</span>
        <ShortcutKeys />
      </button>
      {state === 'failed' && (
        <span role="alert" className="kd-search-failed">
          {translate({ id: 'site-search.failed', message: 'Search could not be loaded. Press again to retry.' })}
        </span>
      )}
      {state === 'open' && Dialog !== undefined && <Dialog initialQuery={typed.current} onClose={close} />}
    </>
  );
}

/** Returns the focus to the element that had it, or to the button when there was none or it is gone. */
function giveFocusBack(opener: Element | null, button: HTMLElement | null): void {
  if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  if (document.activeElement === document.body) button?.focus();
}

/** Collects what is typed between the shortcut and the moment the dialog is loaded. */
function useTypingAhead(active: boolean, typed: RefObject<string>): void {
  useEffect(() => {
    if (!active) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return;
      if (document.activeElement instanceof HTMLInputElement) return;
      if (event.key.length === 1) typed.current = (typed.current + event.key).slice(0, MAX_QUERY_LENGTH);
      else if (event.key === 'Backspace') typed.current = typed.current.slice(0, -1);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [active, typed]);
}

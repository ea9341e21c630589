import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { NO_CHOICE, readChoice, writeChoice, type Choice, type Facet } from './choice';

/** Milliseconds after the last key before the typed words are written to the URL: browsers reject a change for each key. */
const TYPING_PAUSE = 250;

/** On `<html>` while the shelves wait for the script that narrows them. */
const WAITING_ATTRIBUTE = 'data-gallery-waits';

/**
 * Source of the inline script before the shelves. The page's HTML contains all demos; when the URL has filters, the shelves stay hidden
 * until the filters are applied.
 */
export const WAITING_SCRIPT = `if(location.search)document.documentElement.setAttribute('${WAITING_ATTRIBUTE}','')`;

/** The reader's choice, which is kept in the URL, and how to change it. */
export interface ChoiceInAddress {
  choice: Choice;
  /** The reader typed in the field: the URL follows when they pause, without a new history entry. */
  type(query: string): void;
  /** Writes typed words to the URL now. */
  settle(): void;
  /** The reader set a filter: this adds a history entry, so going back undoes it. */
  choose(choice: Choice): void;
}

/**
 * @param isKnown whether any demo has a value; must be the same function on every render
 */
export function useChoice(isKnown: (facet: Facet, value: string) => boolean): ChoiceInAddress {
  const history = useHistory();
  const { search } = useLocation();
  // The server does not know the URL's parameters, so hydration starts with all demos.
  const isBrowser = useIsBrowser();
  const inAddress = useMemo(() => (isBrowser ? readChoice(search, isKnown) : NO_CHOICE), [isBrowser, search, isKnown]);
  /** The choice since the URL last changed by other means; the URL may be a moment behind. */
  const [own, setOwn] = useState<Choice>();
  const choice = own ?? inAddress;
  const isWriting = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const typed = useRef<Choice>(undefined);

  useLayoutEffect(() => {
    if (isBrowser) document.documentElement.removeAttribute(WAITING_ATTRIBUTE);
  }, [isBrowser]);

  useEffect(() => {
    const stop = history.listen(() => {
      // Back, forward, and links to this page: the URL determines the choice.
      if (isWriting.current) return;
      clearTimeout(timer.current);
      typed.current = undefined;
      setOwn(undefined);
    });
    return () => {
      stop();
      clearTimeout(timer.current);
    };
  }, [history]);

  const write = useCallback(
    (next: Choice, how: 'push' | 'replace') => {
      clearTimeout(timer.current);
      typed.current = undefined;
      const { pathname, hash, search: before } = history.location;
      const after = writeChoice(next);
      if (after === before) return;
      isWriting.current = true;
      // The router treats every push as a navigation to another page and moves the focus to its start. Here the page stays the same, so the
      // new history entry is created directly, and the router only replaces the URL.
      if (how === 'push') window.history.pushState(window.history.state, '');
      history.replace({ pathname, search: after, hash });
      isWriting.current = false;
    },
    [history],
  );

  const settle = useCallback(() => {
    if (typed.current !== undefined) write(typed.current, 'replace');
  }, [write]);

  return {
    choice,
    type(query) {
      const next = { ...choice, query };
      setOwn(next);
      typed.current = next;
      clearTimeout(timer.current);
      timer.current = setTimeout(settle, TYPING_PAUSE);
    },
    settle,
    choose(next) {
      // Writes what was typed before to the current history entry.
      settle();
      setOwn(next);
      write(next, 'push');
    },
  };
}

import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { NO_CHOICE, readChoice, writeChoice, type Choice, type Facet } from './choice';

/** How long after the last key the typed words are written into the address: browsers refuse a change with each key. Milliseconds. */
const TYPING_PAUSE = 250;

/** On `<html>` while the shelves wait for the script that narrows them. */
const WAITING_ATTRIBUTE = 'data-gallery-waits';

/**
 * Text of the script before the shelves. The page's HTML has all demos: where the address asks for some, they are not shown before the
 * others are gone.
 */
export const WAITING_SCRIPT = `if(location.search)document.documentElement.setAttribute('${WAITING_ATTRIBUTE}','')`;

/** The reader's choice and how to change it; it is kept in the address. */
export interface ChoiceInAddress {
  choice: Choice;
  /** A key was pressed in the field: the address follows when the reader pauses, without a step to go back to. */
  type(query: string): void;
  /** Writes typed words into the address now. */
  settle(): void;
  /** Something was pressed: going back undoes it. */
  choose(choice: Choice): void;
}

/**
 * @param isKnown whether some demo has a value; must be the same function on every render
 */
export function useChoice(isKnown: (facet: Facet, value: string) => boolean): ChoiceInAddress {
  const history = useHistory();
  const { search } = useLocation();
  // The server knows no address but the page's own: what hydrates shows all demos.
  const isBrowser = useIsBrowser();
  const inAddress = useMemo(() => (isBrowser ? readChoice(search, isKnown) : NO_CHOICE), [isBrowser, search, isKnown]);
  /** What the reader has done since the address last changed by other means; the address may be a moment behind. */
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
      // Back, forward, and links to this page: the address says what is chosen.
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
      // The router takes every push for another page and the focus to its start. Here it is the same page: the browser gets the step to go
      // back to, and the router a new address in its place.
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
      // What was typed before is a step of its own.
      settle();
      setOwn(next);
      write(next, 'push');
    },
  };
}

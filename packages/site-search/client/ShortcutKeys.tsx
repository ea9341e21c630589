import { useSyncExternalStore, type JSX } from 'react';

const never = () => () => undefined;
const isApple = () => /(Mac|iPhone|iPod|iPad)/i.test(navigator.platform);

/** The keys that open the search. They depend on the platform, which only the browser knows; the space is reserved until then. */
export function ShortcutKeys(): JSX.Element {
  const apple = useSyncExternalStore<boolean | undefined>(never, isApple, () => undefined);
  return (
    <span className="DocSearch-Button-Keys" aria-hidden="true">
      {apple !== undefined && (
        <>
          <kbd className="DocSearch-Button-Key">{apple ? '⌘' : 'Ctrl'}</kbd>
          <kbd className="DocSearch-Button-Key">K</kbd>
        </>
      )}
    </span>
  );
}

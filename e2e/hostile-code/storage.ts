/** Ways in which a browser can deny a page its storage. */
export const DENIALS = ['reading it throws', 'every use of it throws', 'it is not there'] as const;

/** Denies a page its storage: run it in the page before all other scripts, with one of `DENIALS` and the stores that are denied. */
export function denyStorage([denial, names]: readonly [string, readonly string[]]): void {
  if (window !== window.top) return;
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const get =
    denial === 'it is not there'
      ? () => undefined
      : denial === 'reading it throws'
        ? refuse
        : () => new Proxy({}, { get: refuse, set: refuse, has: refuse, deleteProperty: refuse });
  for (const name of names) Object.defineProperty(window, name, { configurable: true, get });
}

export const STORES = ['localStorage', 'sessionStorage'] as const;

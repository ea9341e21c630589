type View = Pick<
  Window & typeof globalThis,
  | 'history'
  | 'location'
  | 'History'
  | 'PopStateEvent'
  | 'HashChangeEvent'
  | 'addEventListener'
  | 'dispatchEvent'
  | 'setTimeout'
>;

interface Entry {
  state: unknown;
  url: string;
}

/** The document's URL with another fragment, or unchanged: a frame has one page, so other paths of a router lead nowhere. */
function urlOf(address: unknown, current: string): string {
  const text = address === undefined || address === null ? '' : String(address);
  const fragment = text.indexOf('#');
  return fragment === -1 ? current : current.replace(/#.*$/, '') + text.slice(fragment);
}

/**
 * Gives the frame a separate history. Browsers add a frame's entries to those of the page, where each costs the reader one press of Back; and
 * a relative link leads out of the frame, because its base is the page's URL. A program that means to can still add entries.
 */
export function keepHistory(view: View): void {
  const { history, location } = view;
  const replace = history.replaceState.bind(history);
  const entries: Entry[] = [{ state: history.state, url: location.href }];
  let at = 0;
  const write = (state: unknown, address: unknown): void => {
    const entry = { state, url: urlOf(address, location.href) };
    replace(state, '', entry.url);
    entries[at] = entry;
  };
  const go = (by = 0): void => {
    view.setTimeout(() => {
      const entry = entries[at + by];
      if (entry === undefined || by === 0) return;
      const oldURL = location.href;
      at += by;
      replace(entry.state, '', entry.url);
      view.dispatchEvent(new view.PopStateEvent('popstate', { state: entry.state }));
      if (entry.url !== oldURL)
        view.dispatchEvent(new view.HashChangeEvent('hashchange', { oldURL, newURL: entry.url }));
    });
  };
  const methods = {
    pushState(state: unknown, _title: string, address?: unknown) {
      entries.length = ++at;
      write(state, address);
    },
    replaceState: (state: unknown, _title: string, address?: unknown) => write(state, address),
    go,
    back: () => go(-1),
    forward: () => go(1),
  };
  for (const [name, value] of Object.entries(methods))
    Object.defineProperty(view.History.prototype, name, { value, configurable: true, writable: true });
  Object.defineProperty(view.History.prototype, 'length', { get: () => entries.length, configurable: true });
  // The program has set its hash; `$location` and links below do so without an entry.
  view.addEventListener('hashchange', () => {
    if (entries[at]?.url === location.href) return;
    entries.length = ++at;
    entries[at] = { state: null, url: location.href };
  });
}

/** Goes to a fragment without an entry in the page's history. `location.replace()` adds none either, but loads the frame again in WebKit. */
function goTo(view: Window & typeof globalThis, fragment: string): void {
  const { href: oldURL } = view.location;
  view.history.pushState(null, '', fragment);
  view.document.getElementById(fragment.slice(1))?.scrollIntoView();
  const { href: newURL } = view.location;
  if (newURL !== oldURL) view.dispatchEvent(new view.HashChangeEvent('hashchange', { oldURL, newURL }));
}

/** Follows links to a fragment inside the frame, and tells of those to other pages of a site that is not there. */
export function keepLinks(view: Window & typeof globalThis, say: (text: string) => void): void {
  view.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    const link = event.composedPath().find((one) => one instanceof Element && one.matches('a[href], area[href]'));
    if (!(link instanceof Element)) return;
    const address = (link.getAttribute('href') ?? '').trim();
    // Browsers keep the frame from leaving for other sites, and the player says so.
    if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address) && !/^javascript:/i.test(address)) return;
    // A script in an address is blocked anyway; most of them do nothing.
    event.preventDefault();
    if (address.startsWith('#')) goTo(view, address);
    else if (address !== '' && !/^javascript:\s*(?:void\b.*|;?)$/i.test(address))
      say(`The link to "${address}" leads nowhere here: a demo is one page. In your own site it works.`);
  });
}

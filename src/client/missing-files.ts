import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Tells the reader why something of the page does not load, where the parts of the page cannot know: the site was deployed again, so the files
 * that this page names are gone, or the reader is offline. Everything here is in the script that every page has, because other scripts may
 * be what is missing.
 */

const UPDATED =
  'The site was updated, so parts of this page can no longer be loaded. Load it again to go on: what you have typed is kept.';
const OFFLINE = 'You are offline, and this page has not been loaded yet.';

/** Minimum time between two checks, in milliseconds. */
const REST = 5000;

/** The scripts with which each page starts; their names change with every deployment that changes a script. */
const STARTS = /\/assets\/js\/(?:runtime~)?main\.[^/]+\.js$/;

let box: HTMLElement | undefined;
/** The same, while it tells of a page that did not come. */
let offlineBox: HTMLElement | undefined;

function show(text: string, button: string, press: () => void): void {
  box?.remove();
  box = document.createElement('div');
  box.setAttribute('role', 'alert');
  box.style.cssText =
    'position:fixed;z-index:1000;inset:auto 1rem 1rem;max-width:40rem;margin:auto;padding:1rem;display:flex;gap:1rem;align-items:center;' +
    'background:var(--ifm-background-surface-color);color:var(--ifm-font-color-base);border:1px solid currentColor;border-radius:0.5rem';
  const action = document.createElement('button');
  action.type = 'button';
  action.className = 'button button--primary';
  action.textContent = button;
  action.addEventListener('click', press);
  box.append(text, action);
  // What is below a modal dialog cannot be pressed.
  (document.querySelector('dialog:modal') ?? document.body).append(box);
}

/** Whether the server's version of this page starts with other scripts. */
async function isUpdated(): Promise<boolean> {
  const own = [...document.scripts].map(({ src }) => src).filter((src) => STARTS.test(src));
  const answer = await fetch(location.pathname + location.search, { cache: 'no-store' });
  if (!answer.ok || own.length === 0) return false;
  const html = await answer.text();
  return own.some((src) => !html.includes(src.slice(src.lastIndexOf('/') + 1)));
}

let checkedAt = -REST;

function check(): void {
  const now = performance.now();
  if (now - checkedAt < REST) return;
  checkedAt = now;
  isUpdated().then(
    (updated) => updated && show(UPDATED, 'Load the page again', () => location.reload()),
    // There is no connection, which whatever failed says itself.
    () => undefined,
  );
}

if (ExecutionEnvironment.canUseDOM) {
  // Errors of elements do not bubble.
  window.addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && check(), { capture: true });
  new PerformanceObserver((list) => {
    const isGone = (entry: PerformanceEntry) =>
      entry instanceof PerformanceResourceTiming &&
      entry.responseStatus >= 400 &&
      entry.name.startsWith(location.origin);
    if (list.getEntries().some(isGone)) check();
  }).observe({ type: 'resource', buffered: true });
  // From the navigation to a page (`route-tables`); its address is already that of the page.
  window.addEventListener('pagemissing', (event) => {
    event.preventDefault();
    show(OFFLINE, 'Try again', () => navigator.onLine && location.reload());
    offlineBox = box;
  });
}

/** The reader has gone elsewhere. */
export function onRouteDidUpdate(): void {
  offlineBox?.remove();
}

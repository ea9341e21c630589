import frameDocument from '@demo-data/frame';
import manifest from '@demo-data/vendors';
import {
  DEMO_ATTRIBUTE,
  DEMO_NEAR_VIEW,
  FLAVOUR_ATTRIBUTE,
  OLD_BROWSER_ATTRIBUTE,
  START_ATTRIBUTE,
  STATE_ATTRIBUTE,
  WAITS_ATTRIBUTE,
} from '@site-packages/contracts';
import { isCompiledDemo, isCompiledMaps } from '../model/compiled-guards';
import { createPageRuntime, EventBuffer, fetchJson, type PageRuntime } from '../sandbox-host';
import { PLACED_EVENT, shareRuntime, sharedRuntime } from './shared-runtime';
import { EDITS_PREFIX, flavourToStart, FRAMES_CLASS, readStartData } from './start-data';

/**
 * The early script: a separate script that runs the first demos of a page while the page's own script is still loading. It leaves
 * the runtime and its runs for the player, which takes them over once React has hydrated.
 */

/** How many demos of a page start early. More would only slow down the page's own script. */
const MAX = 2;

function startOne(runtime: PageRuntime, element: HTMLElement, isFirst: boolean): void {
  const data = readStartData(element.getAttribute(START_ATTRIBUTE));
  const container = element.querySelector<HTMLElement>(`.${FRAMES_CLASS}`);
  if (data === undefined || container === null) return;
  const flavour = flavourToStart(data, document.documentElement.getAttribute(FLAVOUR_ATTRIBUTE));
  const chosen = flavour === undefined ? undefined : data.flavours[flavour];
  if (flavour === undefined || chosen === undefined) return;

  const { compiledUrl, mapsUrl, assets, packages } = chosen;
  void runtime.prefetch(flavour);
  const loading = fetchJson(compiledUrl, isCompiledDemo);
  // The player loads it again, and reports the error.
  loading.catch(() => undefined);
  const buffer = new EventBuffer((state) => {
    element.setAttribute(STATE_ATTRIBUTE, state);
  });
  const sandbox = runtime.createSandbox(container, {
    title: data.title,
    downloads: data.downloads === true,
    events: buffer,
  });
  // The frame gets its libraries while the browser parses and lays out the page.
  if (isFirst) sandbox.warm({ flavour, packages });
  // Only now, because the first access to session storage is slow.
  if (isEdited(element)) {
    sandbox.dispose();
    element.setAttribute(WAITS_ATTRIBUTE, '');
    return;
  }
  runtime.early.set(container, { sandbox, flavour, compiledUrl, buffer });
  /** False when the player has taken over first. */
  const isOurs = () => runtime.early.get(container)?.sandbox === sandbox;

  const run = async (): Promise<void> => {
    try {
      const compiled = await loading;
      if (!isOurs()) return;
      element.setAttribute(FLAVOUR_ATTRIBUTE, flavour);
      const maps = mapsUrl === undefined ? undefined : () => fetchJson(mapsUrl, isCompiledMaps);
      sandbox.run({ compiled, assets, maps });
    } catch {
      // The player tries again, and reports the error.
    }
  };

  whenNear(container, () => void run());
}

/**
 * Runs the task when the element is near the viewport. The observer fires once the page is laid out: a demo started earlier would
 * not know its width, and reading it would force a layout of a half-parsed page.
 */
function whenNear(element: Element, task: () => void): void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      task();
    },
    { rootMargin: `${DEMO_NEAR_VIEW}px 0px` },
  );
  observer.observe(element);
}

/** True when session storage has edits of the demo: the player runs those, with a compiler. */
function isEdited(element: HTMLElement): boolean {
  try {
    return window.sessionStorage.getItem(EDITS_PREFIX + (element.getAttribute(DEMO_ATTRIBUTE) ?? '')) !== null;
  } catch {
    return false;
  }
}

/** Demos handled so far. */
const seen = new Set<Element>();

/** Starts the page's first demos, as far as the page has been parsed. */
function startPlaced(runtime: PageRuntime): void {
  for (const element of document.querySelectorAll<HTMLElement>(`[${START_ATTRIBUTE}]`)) {
    if (seen.size === MAX) return;
    if (seen.has(element) || element.querySelector(`.${FRAMES_CLASS}`) === null) continue;
    seen.add(element);
    startOne(runtime, element, seen.size === 1);
  }
}

if (sharedRuntime() === undefined && !document.documentElement.hasAttribute(OLD_BROWSER_ATTRIBUTE)) {
  const runtime = createPageRuntime(manifest, frameDocument);
  shareRuntime(runtime);
  startPlaced(runtime);
  // `DOMContentLoaded` would wait for the page's own script, and the end of the page can be far away.
  if (document.readyState === 'loading') document.addEventListener(PLACED_EVENT, () => startPlaced(runtime));
}

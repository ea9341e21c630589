import frameDocument from '@demo-data/frame';
import manifest from '@demo-data/vendors';
import { isCompiledDemo, isCompiledMaps } from '../model/compiled-guards';
import { createPageRuntime, EventTape, fetchJson, type PageRuntime } from '../sandbox-host';
import { shareRuntime, sharedRuntime } from './shared-runtime';
import { flavourToStart, FRAMES_CLASS, readStartData, START_ATTRIBUTE, WAITS_ATTRIBUTE } from './start-data';

/**
 * A script of its own, beside the page's: runs the first demos of a page while the page's script is still on its way. It leaves
 * the runtime and its runs for the player, which takes them over when React is there.
 */

/** Demos of a page that are started early. More would only slow down the page's own script. */
const MOST = 2;
/** How far outside the view a demo is started, in pixels. */
const NEAR = 240;

function startOne(runtime: PageRuntime, element: HTMLElement, isFirst: boolean): void {
  const data = readStartData(element.getAttribute(START_ATTRIBUTE));
  const container = element.querySelector<HTMLElement>(`.${FRAMES_CLASS}`);
  if (data === undefined || container === null) return;
  const flavour = flavourToStart(data, document.documentElement.dataset['flavour']);
  const chosen = flavour === undefined ? undefined : data.flavours[flavour];
  if (flavour === undefined || chosen === undefined) return;

  const { compiledUrl, mapsUrl, assets } = chosen;
  runtime.prefetch(flavour);
  const loading = fetchJson(compiledUrl, isCompiledDemo);
  // The player loads it again, and reports what is wrong.
  loading.catch(() => undefined);
  if (isEdited(element)) {
    element.setAttribute(WAITS_ATTRIBUTE, '');
    return;
  }

  const tape = new EventTape((state) => {
    element.dataset['state'] = state === 'idle' ? 'poster' : state;
  });
  const sandbox = runtime.createSandbox(container, {
    title: data.title,
    downloads: data.downloads === true,
    events: tape,
  });
  runtime.early.set(container, { sandbox, flavour, compiledUrl, tape });
  /** False when the player has come first. */
  const isOurs = () => runtime.early.get(container)?.sandbox === sandbox;

  const run = async (): Promise<void> => {
    try {
      const compiled = await loading;
      if (!isOurs()) return;
      element.dataset['flavour'] = flavour;
      const maps = mapsUrl === undefined ? undefined : () => fetchJson(mapsUrl, isCompiledMaps);
      sandbox.run({ compiled, assets, maps });
    } catch {
      // The player tries again, and says what is wrong.
    }
  };

  // While the page's styles are on their way, the frame gets its libraries.
  if (isFirst) {
    loading.then(
      (compiled) => {
        if (isOurs()) sandbox.warm(compiled);
      },
      () => undefined,
    );
  }
  whenNear(container, () => void run());
}

/** True when every stylesheet of the page has come: before that a demo would not know its width. */
function hasStyles(): boolean {
  // A sheet for other media blocks nothing: what this page needs of it is in the page.
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([media="print"])');
  return [...sheets].every(({ sheet }) => sheet !== null);
}

/** Runs the task when the element is near the view: now, when that can be told, or when the browser tells. */
function whenNear(element: Element, task: () => void): void {
  if (hasStyles()) {
    const { top, bottom } = element.getBoundingClientRect();
    if (top < window.innerHeight + NEAR && bottom > -NEAR) {
      task();
      return;
    }
  }
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      task();
    },
    { rootMargin: `${NEAR}px 0px` },
  );
  observer.observe(element);
}

/** True when the tab remembers edits of the demo: then the player runs them, with a compiler. */
function isEdited(element: HTMLElement): boolean {
  try {
    return window.sessionStorage.getItem(`kd-edits:${element.dataset['demo'] ?? ''}`) !== null;
  } catch {
    return false;
  }
}

function startAll(runtime: PageRuntime): void {
  const elements = [...document.querySelectorAll<HTMLElement>(`[${START_ATTRIBUTE}]`)].slice(0, MOST);
  elements.forEach((element, index) => startOne(runtime, element, index === 0));
}

if (sharedRuntime() === undefined) {
  const runtime = createPageRuntime(manifest, frameDocument);
  shareRuntime(runtime);
  // Not `DOMContentLoaded`: that waits for the page's own script.
  if (document.readyState !== 'loading') startAll(runtime);
  else document.addEventListener('readystatechange', () => startAll(runtime), { once: true });
}

import type { Page } from '@playwright/test';

/** An element that the Tab key came to. */
interface Stop {
  name: string;
  /** Stops of one kind look alike, so one of them is photographed. */
  kind: string;
  /** Where it stands, seen from the stop before. */
  order: 'after' | 'before' | 'same';
  isRepeated: boolean;
  isSeen: boolean;
  /** A demo's frame: the Tab key goes on inside it. */
  isFrame: boolean;
  /** The part of the window in which its mark stands. */
  box: { x: number; y: number; width: number; height: number };
}

export interface TabWalk {
  /** What the Tab key came to, in order. */
  stops: string[];
  /** What a reader with a keyboard would complain about, one line each. */
  faults: string[];
}

const MOST_STOPS = 500;
const MOST_STOPS_IN_A_FRAME = 60;

/** What has the focus now; undefined when the page has not. */
function currentStop(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    const known: unknown = Reflect.get(window, '__tabStops');
    const before: Element[] = Array.isArray(known) ? known : [];
    const last = before.at(-1);
    Reflect.set(window, '__tabStops', [...before, element]);
    const isFurther =
      last === undefined || (last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;

    // A mark that lies around the whole card is drawn by what stands absolutely in the link.
    const isSpread = ['::before', '::after'].some(
      (part) =>
        getComputedStyle(element, part).position === 'absolute' && getComputedStyle(element).position === 'static',
    );
    const marked = (isSpread ? element.offsetParent : null) ?? element;
    const { left, top, right, bottom } = marked.getBoundingClientRect();
    const around = 6;
    const x = Math.max(0, left - around);
    const y = Math.max(0, top - around);
    const width = Math.min(window.innerWidth, right + around) - x;
    const height = Math.min(window.innerHeight, bottom + around) - y;

    const own = element.getBoundingClientRect();
    const points = [0.5, 0.1, 0.9].flatMap((across) =>
      [0.5, 0.1, 0.9].map((down) => [own.left + own.width * across, own.top + own.height * down] as const),
    );
    const isSeen = points.some(([across, down]) => {
      const there = document.elementFromPoint(across, down);
      return there !== null && (element.contains(there) || there.contains(element)) && there !== document.body;
    });
    return {
      name: `<${element.tagName.toLowerCase()}> ${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}`,
      kind: `${element.tagName} ${element.className} in ${element.parentElement?.className ?? ''}`,
      order: element === last ? 'same' : isFurther ? 'after' : 'before',
      isRepeated: element !== last && before.includes(element),
      isSeen: own.width > 0 && own.height > 0 && isSeen,
      isFrame: element instanceof HTMLIFrameElement,
      box: { x, y, width, height },
    };
  });
}

/** Whether the window looks otherwise without the focus. The Tab key goes on from where it was. */
async function isMarked(page: Page, { box }: Stop): Promise<boolean> {
  const photograph = async () => {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    return page.screenshot({ clip: box });
  };
  const marked = await photograph();
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  return !marked.equals(await photograph());
}

/** Remembers what the Tab key has to come to, and puts its start before everything. */
async function begin(page: Page): Promise<void> {
  await page.evaluate(() => {
    // Frames are left out: one with nothing to press in it is passed by.
    const native =
      'a[href], button, input, select, textarea, summary, [tabindex]:not(iframe), [contenteditable="true"]';
    const wanted = [...document.querySelectorAll<HTMLElement>(native)]
      .filter((element) => element.tabIndex >= 0 && element.closest('[inert], :disabled') === null)
      .filter((element) => element.checkVisibility({ visibilityProperty: true }));
    Reflect.set(window, '__tabWanted', wanted);
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
}

/** What the Tab key should have come to and did not. What the walk itself took away or put in is left out. */
function missedStops(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const elements = (key: string): HTMLElement[] => {
      const known: unknown = Reflect.get(window, key);
      return Array.isArray(known) ? known : [];
    };
    const met = new Set(elements('__tabStops'));
    return elements('__tabWanted')
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !met.has(element))
      .map((element) => `<${element.tagName.toLowerCase()}> ${element.textContent.trim().slice(0, 40)}`);
  });
}

/**
 * Presses the Tab key from the beginning of a page to its end.
 *
 * A code pane gives the focus to its editor, which is loaded when the reader comes to it: the walk waits for that.
 */
export async function walkByTab(page: Page): Promise<TabWalk> {
  const stops: Stop[] = [];
  const faults: string[] = [];
  const photographed = new Set<string>();
  let inFrame = 0;
  await begin(page);
  for (;;) {
    await page.keyboard.press('Tab');
    await page.waitForFunction(() => document.activeElement?.matches('.kd-scroll') !== true);
    const stop = await currentStop(page);
    if (stop === undefined) break;
    const last = stops.at(-1);
    if (stop.order === 'same') {
      inFrame += 1;
      if (stop.isFrame && inFrame <= MOST_STOPS_IN_A_FRAME) continue;
      faults.push(`does not let go of the focus: ${stop.name}`);
      break;
    }
    inFrame = 0;
    stops.push(stop);
    if (stop.order === 'before') faults.push(`comes after what stands below it, ${last?.name ?? ''}: ${stop.name}`);
    if (stop.isRepeated) faults.push(`comes twice: ${stop.name}`);
    if (!stop.isSeen) faults.push(`is out of sight or covered: ${stop.name}`);
    if (stop.isSeen && !stop.isFrame && !photographed.has(stop.kind)) {
      photographed.add(stop.kind);
      if (!(await isMarked(page, stop))) faults.push(`does not show that it has the focus: ${stop.name}`);
    }
    if (stops.length > MOST_STOPS || faults.length > 20) {
      faults.push(`has no end: ${stop.name}`);
      break;
    }
  }
  const missed = await missedStops(page);
  return {
    stops: stops.map(({ name }) => name),
    faults: [...faults, ...missed.map((name) => `is never come to: ${name}`)],
  };
}

import { expect, type Frame, type Page } from '@playwright/test';

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

/** A stop of the walk's own behind everything else: that nothing has the focus does not tell that the page has come to its end. */
const END = '__tabEnd';
const ARRIVED = 'arrived';

/** Whether the focus is on something in a frame, and on something else than the last time when it was asked for. */
function focusWithin(frame: Frame): Promise<'nothing' | 'the same' | 'another'> {
  return frame.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return 'nothing';
    if (element === Reflect.get(window, '__tabLast')) return 'the same';
    Reflect.set(window, '__tabLast', element);
    return 'another';
  });
}

/**
 * How far a press of the Tab key has come. A demo's frame has a process of its own, and the focus goes through the browser's: on the
 * way in no document has it for a moment, and on the way out the page goes on naming the frame until it has taken the focus back.
 */
async function arrival(page: Page): Promise<string> {
  const place = await page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return 'nowhere';
    if (element.matches('.kd-scroll')) return 'on a code pane that waits for its editor';
    if (!(element instanceof HTMLIFrameElement)) return 'on an element';
    const known: unknown = Reflect.get(window, '__tabStops');
    return Array.isArray(known) && known.at(-1) === element ? 'still in the frame' : 'in a frame';
  });
  if (place === 'on an element') return ARRIVED;
  if (place !== 'in a frame' && place !== 'still in the frame') return place;
  try {
    const active = await page.evaluateHandle(() => document.activeElement);
    const frame = await active.asElement()?.contentFrame();
    if (frame === null || frame === undefined) return 'on its way';
    const within = await focusWithin(frame);
    // A frame that has no process of its own, as before its document has come, takes the focus itself when nothing in it can.
    return within === 'another' || (within === 'nothing' && place === 'in a frame') ? ARRIVED : place;
  } catch {
    return 'on its way'; // The frame went while it was asked.
  }
}

/** What has the focus now; undefined at the end of the page. */
function currentStop(page: Page): Promise<Stop | undefined> {
  return page.evaluate((end) => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element.id === end) return undefined;
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
  }, END);
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

/** Remembers what the Tab key has to come to, and puts its start before everything and its end behind. */
async function begin(page: Page): Promise<void> {
  await page.evaluate((id) => {
    // Frames are left out: one with nothing to press in it is passed by.
    const native =
      'a[href], button, input, select, textarea, summary, [tabindex]:not(iframe), [contenteditable="true"]';
    const wanted = [...document.querySelectorAll<HTMLElement>(native)]
      .filter((element) => element.tabIndex >= 0 && element.closest('[inert], :disabled') === null)
      .filter((element) => element.checkVisibility({ visibilityProperty: true }));
    Reflect.set(window, '__tabWanted', wanted);
    const end = document.createElement('div');
    end.id = id;
    end.tabIndex = 0;
    // Always in view, so that the page stays where it is, and neither seen nor in the way of anything.
    end.style.cssText =
      'position: fixed; right: 0; bottom: 0; width: 1px; height: 1px; opacity: 0; outline: none; pointer-events: none';
    document.body.append(end);
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  }, END);
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
 * A code pane gives the focus to its editor, which is loaded when the reader comes to it: the walk waits for that, and for the
 * focus on its way between the page and a demo's frame.
 *
 * @throws when a press of the key has not come to anything in the time of an expectation
 */
export async function walkByTab(page: Page): Promise<TabWalk> {
  const stops: Stop[] = [];
  const faults: string[] = [];
  const photographed = new Set<string>();
  let inFrame = 0;
  await begin(page);
  for (;;) {
    const last = stops.at(-1);
    await page.keyboard.press('Tab');
    await expect
      .poll(() => arrival(page), {
        message: `where the Tab key comes to after ${last?.name ?? 'the start of the page'}`,
        intervals: [20, 20, 50, 100, 250],
      })
      .toBe(ARRIVED);
    const stop = await currentStop(page);
    if (stop === undefined) break;
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

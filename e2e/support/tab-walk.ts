import { expect, type CDPSession, type Frame, type JSHandle, type Page } from '@playwright/test';
import { installRecorder, type Stop, type TabRecorder } from './tab-recorder';

export interface TabWalk {
  /** What the Tab key reached, in order. */
  stops: string[];
  /** Problems of a keyboard user, one line each. */
  faults: string[];
}

/** With this many more stops than the page has, the walk does not end. */
const MAX_TURNS = 2;
const MAX_STOPS_IN_A_FRAME = 60;
const MAX_FAULTS = 20;
/** Number of presses sent at a time. */
const MAX_PRESSES = 50;

/** How long a focused element may take to become visible. */
const SIGHT_WAIT = 2_000;

const ARRIVED = 'arrived';
const WAIT = { intervals: [20, 20, 50, 100, 250] };

type Recorder = JSHandle<TabRecorder>;

/** Kinds of stops; as a set. */
export interface Kinds {
  has(kind: string): boolean;
  add(kind: string): unknown;
}

/** Whether the focus is in a frame, and on another element than in the previous call. */
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
 * How far a press of the Tab key has come. A demo's frame has its own process, and the focus moves through the browser's process: on the
 * way in, no document has it for a moment, and on the way out, the page still names the frame until it has the focus back.
 *
 * @param wasInFrame whether the previous stop is a frame, the focused one if there is one
 */
async function arrival(page: Page, wasInFrame: boolean): Promise<string> {
  const place = await page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return 'nowhere';
    if (element.matches('.kd-scroll')) return 'on a code pane that waits for its editor';
    return element instanceof HTMLIFrameElement ? 'in a frame' : 'on an element';
  });
  if (place === 'on an element') return ARRIVED;
  if (place !== 'in a frame') return place;
  try {
    const active = await page.evaluateHandle(() => document.activeElement);
    const frame = await active.asElement()?.contentFrame();
    if (frame === null || frame === undefined) return 'on its way';
    const within = await focusWithin(frame);
    // A frame without its own process, for example before its document has loaded, takes the focus itself when nothing in it can.
    return within === 'another' || (within === 'nothing' && !wasInFrame) ? ARRIVED : place;
  } catch {
    return 'on its way'; // The frame was removed during the call.
  }
}

/** Presses the Tab key this many times without waiting in between, and waits until the page has handled the last press. */
async function pressPlain(session: CDPSession, times: number): Promise<void> {
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
  const presses = Array.from({ length: times }, () => [
    session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...tab }),
    session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...tab }),
  ]);
  await Promise.all(presses.flat());
}

/** Presses the Tab key once, where the focus may take longer, and waits until it has reached something. */
async function pressAndWait(page: Page, recorder: Recorder, last: Stop | undefined): Promise<void> {
  const before = await recorder.evaluate(({ stops }) => stops.length);
  await page.keyboard.press('Tab');
  await expect
    .poll(() => arrival(page, last?.isFrame === true), {
      message: `where the Tab key comes to after ${last?.name ?? 'the start of the page'}`,
      ...WAIT,
    })
    .toBe(ARRIVED);
  await recorder.evaluate((inPage, known) => {
    if (inPage.stops.length === known) inPage.note();
  }, before);
}

/** Reaches a stop again, with the Tab key if an element before or after it is focusable. */
async function comeAgain(page: Page, recorder: Recorder, stops: readonly Stop[], at: number): Promise<boolean> {
  const ways = [
    { from: at - 1, key: 'Tab' },
    { from: at + 1, key: 'Shift+Tab' },
    { from: at, key: undefined },
  ];
  for (const { from, key } of ways) {
    if (stops[from]?.isFrame === true) continue;
    await recorder.evaluate((inPage, stop) => inPage.focus(stop), from);
    if (key !== undefined) await page.keyboard.press(key);
    if (await recorder.evaluate((inPage, stop) => inPage.hasFocus(stop), at)) return true;
  }
  return false;
}

const drawnTwice = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Whether the window looks different without the focus. */
async function isMarked(page: Page, recorder: Recorder, at: number): Promise<boolean> {
  await drawnTwice(page);
  const clip = await recorder.evaluate((inPage, stop) => inPage.boxOf(stop), at);
  const marked = await page.screenshot({ clip });
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await drawnTwice(page);
  return !marked.equals(await page.screenshot({ clip }));
}

/** Errors of the stops in their order, one line each. */
function faultsOf(stops: readonly Stop[]): string[] {
  return stops.flatMap(({ order, isRepeated, isFrame, name }, at) => {
    if (order === 'same') return isFrame ? [] : [`does not let go of the focus: ${name}`];
    const last = stops[at - 1]?.name ?? '';
    return [
      ...(order === 'before' ? [`comes after what stands below it, ${last}: ${name}`] : []),
      ...(isRepeated ? [`comes twice: ${name}`] : []),
    ];
  });
}

/** How many stops at the end belong to one frame. */
function lastInFrame(stops: readonly Stop[]): number {
  let count = 0;
  while (stops.at(-1 - count)?.isFrame === true && stops.at(-1 - count)?.order === 'same') count += 1;
  return count;
}

/**
 * Checks stops again whose kind has not been photographed, and those that were out of view. The focus moves for that. Returns their errors,
 * one line each.
 */
async function lookAgain(
  page: Page,
  recorder: Recorder,
  stops: readonly Stop[],
  { from, photographed }: { from: number; photographed: Kinds },
): Promise<string[]> {
  const faults: string[] = [];
  const isDue = ({ kind, isFrame, isSeen, order }: Stop) =>
    order !== 'same' && !isFrame && !(isSeen && photographed.has(kind));
  if (!stops.slice(from).some(isDue)) return faults;
  await recorder.evaluate((inPage) => inPage.listen(false));
  for (const [at, stop] of stops.entries()) {
    if (at < from || !isDue(stop)) continue;
    if (!(await comeAgain(page, recorder, stops, at))) {
      faults.push(`is come to once and not again: ${stop.name}`);
      continue;
    }
    // A stop that becomes visible a moment later is visible.
    const isInSight = await expect
      .poll(() => recorder.evaluate((inPage, which) => inPage.isSeen(which), at), { ...WAIT, timeout: SIGHT_WAIT })
      .toBe(true)
      .then(
        () => true,
        () => false,
      );
    if (!isInSight) faults.push(`is out of sight or covered: ${stop.name}`);
    else if (photographed.has(stop.kind) || (await isMarked(page, recorder, at))) photographed.add(stop.kind);
    else faults.push(`does not show that it has the focus: ${stop.name}`);
  }
  await recorder.evaluate((inPage, last) => {
    inPage.focus(last);
    inPage.listen(true);
  }, stops.length - 1);
  return faults;
}

/**
 * Presses the Tab key from the start of a page to its end. Stops in the page itself are recorded there, without waiting for each press. A
 * code pane passes the focus to its editor, which is loaded when the reader reaches it, and a demo's frame has the focus in its own
 * process: the walk waits for these.
 *
 * @param photographed kinds of stops whose focus ring has been verified, on this page or another one
 * @throws when a press of the key has not reached anything within the expectation's timeout
 */
export async function walkByTab(page: Page, photographed: Kinds = new Set<string>()): Promise<TabWalk> {
  const session = await page.context().newCDPSession(page);
  const recorder = await page.evaluateHandle(installRecorder);
  const most = (await recorder.evaluate((inPage) => inPage.missed().length)) * MAX_TURNS + MAX_STOPS_IN_A_FRAME;
  const faults: string[] = [];
  let stops: readonly Stop[] = [];
  let looked = 0;
  for (;;) {
    const plain = await recorder.evaluate((inPage) => (inPage.hasEnded() ? -1 : inPage.plainAhead()));
    if (plain === -1) break;
    const isInFrame = stops.at(-1)?.isFrame === true;
    if (plain > 0 && !isInFrame) await pressPlain(session, Math.min(plain, MAX_PRESSES));
    else await pressAndWait(page, recorder, stops.at(-1));
    stops = await recorder.evaluate((inPage) => inPage.stops);
    const wrong = faultsOf(stops);
    if (lastInFrame(stops) > MAX_STOPS_IN_A_FRAME)
      wrong.push(`does not let go of the focus: ${stops.at(-1)?.name ?? ''}`);
    if (stops.length > most) wrong.push(`has no end: ${stops.at(-1)?.name ?? ''}`);
    faults.push(...wrong);
    // Before the focus enters a frame, from which it is not moved.
    if (stops.at(-1)?.isFrame !== true) {
      faults.push(...(await lookAgain(page, recorder, stops, { from: looked, photographed })));
      looked = stops.length;
    }
    if (wrong.length > 0 || faults.length > MAX_FAULTS) break;
  }
  const missed = await recorder.evaluate((inPage) => inPage.missed());
  await session.detach();
  return {
    stops: stops.filter(({ order }) => order !== 'same').map(({ name }) => name),
    faults: [...faults, ...missed.map((name) => `is never come to: ${name}`)],
  };
}

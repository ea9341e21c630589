import { HYDRATED_ATTRIBUTE } from '@site-packages/contracts';
import { BUSY_ATTRIBUTE } from '../press-names';
import type { Keeper, Kept } from './kept-presses';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (target: Element): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

const isLetter = (event: Event): boolean =>
  event instanceof KeyboardEvent && event.key.length === 1 && !event.ctrlKey && !event.metaKey;

/**
 * Sets the value that the reader typed before hydration, so that React dispatches `onChange`. React takes the value it finds at hydration
 * for its own and reports only a change from the value last set through the element's own `value` property. So that property first gets
 * another value; the setter on the prototype, which React does not track, then sets the reader's.
 */
function fill(field: Field, value: string): void {
  if (!(field instanceof HTMLSelectElement)) field.value = ('max' in field && field.max) || '';
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * The element that takes an element's place now. React may have replaced its DOM node: a category of the sidebar, for example, is a link
 * until scripts run.
 */
function presentOf(target: Element): Element | undefined {
  if (target.isConnected) return target;
  const { localName, className, textContent } = target.closest('a, button, li') ?? target;
  return [...document.querySelectorAll(localName)].find(
    (each) => each.className === className && each.textContent === textContent,
  );
}

function answer([event, value]: Kept): void {
  const target = event.target instanceof Element ? presentOf(event.target) : undefined;
  if (target === undefined) return;
  if (value !== undefined && isField(target)) fill(target, value);
  else if (event instanceof KeyboardEvent) target.dispatchEvent(new KeyboardEvent(event.type, event));
  else if (event instanceof MouseEvent) target.dispatchEvent(new MouseEvent(event.type, event));
}

/** Lets the browser and React finish the tasks that an event has caused. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Resolves when the page is hydrated. */
async function hydrated(): Promise<void> {
  const root = document.documentElement;
  const isHydrated = () => root.getAttribute(HYDRATED_ATTRIBUTE) === 'true';
  if (isHydrated()) return;
  await new Promise<void>((resolve) => {
    const watch = new MutationObserver(() => {
      if (!isHydrated()) return;
      watch.disconnect();
      resolve();
    });
    watch.observe(root, { attributeFilter: [HYDRATED_ATTRIBUTE] });
  });
}

/** Replays the queued events, in order, once the page is hydrated. */
export async function answerWhenHydrated(keeper: Keeper): Promise<void> {
  await hydrated();
  await pause();
  let letters = 0;
  while (keeper.q[0] !== undefined) {
    const [next] = keeper.q;
    keeper.off = true;
    answer(next);
    keeper.off = false;
    letters = isLetter(next[0]) ? letters + 1 : 0;
    // Letters after the first are meant for what has just opened. Its code reads them when it loads, so they are replayed without a pause.
    if (letters < 2) await pause();
    // Until this event is removed, what the reader does is queued behind it.
    keeper.q.shift();
  }
  for (const element of document.querySelectorAll(`[${BUSY_ATTRIBUTE}]`)) element.removeAttribute(BUSY_ATTRIBUTE);
}

import { BUSY_ATTRIBUTE } from '../press-names';
import type { Keeper, Kept } from './early-presses';

/** Docusaurus sets it to `true` on `<html>` when the page is hydrated; the server's HTML has another value. */
const HYDRATED = 'data-has-hydrated';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (target: Element): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

const isLetter = (event: Event): boolean =>
  event instanceof KeyboardEvent && event.key.length === 1 && !event.ctrlKey && !event.metaKey;

/**
 * Sets a field to what the reader typed before React took the field over. React ignores an `input` event when the value equals the one it
 * tracks, and it tracks assignments to `field.value` (it shadows the property on the element). So the tracked value is changed first, and
 * then the real one is set through the prototype's setter, which React does not see.
 */
function fill(field: Field, value: string): void {
  if (!(field instanceof HTMLSelectElement)) field.value = ('max' in field && field.max) || '';
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * The element that stands for `target` in the page now. React may have replaced it: a sidebar category, for example, is a link until
 * scripts run.
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

/** Lets the browser and React finish their work between two replayed events. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Resolves when the page is hydrated. */
async function hydrated(): Promise<void> {
  const root = document.documentElement;
  const isHydrated = () => root.getAttribute(HYDRATED) === 'true';
  if (isHydrated()) return;
  await new Promise<void>((resolve) => {
    const watch = new MutationObserver(() => {
      if (!isHydrated()) return;
      watch.disconnect();
      resolve();
    });
    watch.observe(root, { attributeFilter: [HYDRATED] });
  });
}

/** Replays, in order, what the reader did before the page was hydrated. */
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
    // Letters after the first were meant for what the first one opened: dispatch them before its code loads and looks for them.
    if (letters < 2) await pause();
    // The event leaves the queue only now: until then, what the reader does is queued behind it.
    keeper.q.shift();
  }
  for (const element of document.querySelectorAll(`[${BUSY_ATTRIBUTE}]`)) element.removeAttribute(BUSY_ATTRIBUTE);
}

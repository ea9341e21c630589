import { HYDRATED_ATTRIBUTE } from '@site-packages/contracts';
import { BUSY_ATTRIBUTE } from '../press-names';
import type { Keeper, Kept } from './kept-presses';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (target: Element): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

const isLetter = (event: Event): boolean =>
  event instanceof KeyboardEvent && event.key.length === 1 && !event.ctrlKey && !event.metaKey;

/**
 * Puts into a field what the reader has written there, once React knows the field. React takes what it finds there for its own text,
 * and so hears of nothing: it compares with what was set by the field's own property, not by that of its kind.
 */
function fill(field: Field, value: string): void {
  if (!(field instanceof HTMLSelectElement)) field.value = ('max' in field && field.max) || '';
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * What stands in the page for an element now: React may have put another in its place, as that of a menu's category, which is a link
 * as long as there is no script.
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

/** What the browser and React have to do between two things is done. */
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

/** Does what a reader has asked for before the page was hydrated, in the order in which they did it. */
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
    // Letters after the first belong to what has been opened, and should be there before its code comes and asks for them.
    if (letters < 2) await pause();
    // Until then what the reader does is kept, too, and comes after it.
    keeper.q.shift();
  }
  for (const element of document.querySelectorAll(`[${BUSY_ATTRIBUTE}]`)) element.removeAttribute(BUSY_ATTRIBUTE);
}

import { ancestry } from './dispatch';

/** Elements that a press or the Tab key may give the focus to. */
const FOCUSABLE =
  'a[href], area[href], button, input:not([type="hidden"]), select, textarea, iframe, audio[controls], video[controls], summary, [contenteditable]:not([contenteditable="false"]), [tabindex]';

function isFocusable(element: Element): element is HTMLElement | SVGElement {
  return (
    (element instanceof HTMLElement || element instanceof SVGElement) &&
    element.matches(FOCUSABLE) &&
    !element.matches(':disabled') &&
    element.closest('[inert]') === null &&
    element.checkVisibility({ checkVisibilityCSS: true })
  );
}

/** What a press at an element does to the focus: the nearest element that can have it gets it; without one, nothing has it. */
export function focusByPress(target: Element): void {
  const next = ancestry(target).find(isFocusable);
  if (next !== undefined) {
    if (next !== document.activeElement) next.focus({ preventScroll: true });
    return;
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** All elements that the Tab key stops at, in its order. */
function tabStops(): (HTMLElement | SVGElement)[] {
  const stops = [...document.querySelectorAll(FOCUSABLE)].filter(isFocusable).filter(({ tabIndex }) => tabIndex >= 0);
  const isStop = (element: Element) =>
    !(element instanceof HTMLInputElement && element.type === 'radio') || isRadioStop(element, stops);
  const order = stops.filter(isStop).map((element, place) => ({ element, place, index: element.tabIndex || Infinity }));
  return order.sort((a, b) => a.index - b.index || a.place - b.place).map(({ element }) => element);
}

/** Of a group of radio buttons, the checked one is the stop; without one, the first. */
function isRadioStop(radio: HTMLInputElement, all: readonly Element[]): boolean {
  if (radio.name === '') return true;
  const group = all.filter(
    (one): one is HTMLInputElement =>
      one instanceof HTMLInputElement && one.type === 'radio' && one.name === radio.name && one.form === radio.form,
  );
  return radio === (group.find(({ checked }) => checked) ?? group[0]);
}

/** Moves the focus to the next stop, or to the previous one; past the last one it leaves the page. */
export function focusByTab(isBackward: boolean): void {
  const stops = tabStops();
  const active = document.activeElement;
  const place = stops.findIndex((stop) => stop === active);
  const next = place === -1 ? nearestStop(stops, active, isBackward) : stops[place + (isBackward ? -1 : 1)];
  if (next !== undefined) next.focus();
  else if (active instanceof HTMLElement) active.blur();
}

/** From an element that is no stop itself, the next one in the document. */
function nearestStop<Stop extends Element>(
  stops: readonly Stop[],
  from: Element | null,
  isBackward: boolean,
): Stop | undefined {
  if (from === null || from === document.body) return isBackward ? stops.at(-1) : stops[0];
  const side = isBackward ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const beyond = stops.filter((stop) => (from.compareDocumentPosition(stop) & side) !== 0);
  return isBackward ? beyond.at(-1) : beyond[0];
}

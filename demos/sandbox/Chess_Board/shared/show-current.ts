/** Scrolls a list to its current entry. `scrollIntoView` would scroll the page, too. */
export function showCurrent(list: HTMLElement | null | undefined) {
  const current = list?.querySelector('[aria-current=true]');
  if (!list || !(current instanceof HTMLElement)) return;
  list.scrollTo({
    left: current.offsetLeft - list.clientWidth / 2,
    top: current.offsetTop - list.clientHeight / 2,
  });
}

/** Scrolls the list until the current step is visible. `scrollIntoView` would scroll the page around the demo, too. */
export function showCurrent(list: HTMLElement) {
  const row = list.querySelector<HTMLElement>('[aria-current="step"]');
  if (!row) return;
  const [top, bottom] = [row.offsetTop, row.offsetTop + row.offsetHeight];
  if (top < list.scrollTop) list.scrollTop = top;
  else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
}

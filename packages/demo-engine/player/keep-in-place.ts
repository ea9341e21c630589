/**
 * Changes the page and keeps an element where the reader sees it: a change of flavour may make demos above it higher or lower.
 */
export function keepInPlace(element: Element | null, change: () => void): void {
  if (element === null) {
    change();
    return;
  }
  const before = element.getBoundingClientRect().top;
  change();
  requestAnimationFrame(() => {
    const moved = element.getBoundingClientRect().top - before;
    if (Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: 'instant' });
  });
}

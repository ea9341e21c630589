/**
 * Changes the page and keeps an element at the same position in the viewport: another flavor may change the height of the demos
 * above it.
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

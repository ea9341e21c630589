/**
 * The tab that a key moves to, as in the ARIA tabs pattern: arrow keys wrap around, Home and End jump.
 * @param index index of the focused tab
 * @param count number of tabs
 * @returns index of the tab to focus, or undefined for other keys
 */
export function nextTab(key: string, index: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

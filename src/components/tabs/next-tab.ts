/**
 * Which tab a key leads to, as the tabs pattern asks: arrows go round, Home and End jump.
 * @param index the tab that has the focus
 * @param count how many there are
 * @returns the tab to focus, or nothing when the key means nothing here
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

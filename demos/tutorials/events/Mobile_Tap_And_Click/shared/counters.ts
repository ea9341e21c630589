/** The three squares. Where `scrolls` is set, a finger scrolls the page, so the browser sends mouse events after a tap. */
export const counters = [
  { name: 'both', label: 'click tap', x: -152, fill: '#f6b73c', scrolls: false },
  { name: 'scrolling', label: 'click tap\nscrolls', x: -48, fill: '#f2664a', scrolls: true },
  { name: 'pointer', label: 'pointerclick\nscrolls', x: 56, fill: '#3fa66b', scrolls: true },
];

/** The counts in words, from the left. */
export const inWords = (counts: Record<string, number>) =>
  `Counted: ${counters.map(({ name }) => counts[name] ?? 0).join(', ')}`;

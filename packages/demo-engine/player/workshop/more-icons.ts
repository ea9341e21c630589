/** Icons that are loaded with the parts that use them. */
export const MORE_ICONS = {
  reset: { path: 'M3 8a5 5 0 1 0 1.6-3.7M3 3v2.8h2.8' },
  close: { path: 'm4 4 8 8M12 4l-8 8' },
  add: { path: 'M8 3v10M3 8h10' },
  rename: { path: 'm3 13 .7-3L10.5 3.2l2.3 2.3L6 12.3zM9 4.7 11.3 7' },
  delete: { path: 'M3 4.5h10M6.5 4.5V3h3v1.5M4.5 4.5l.6 8.5h5.8l.6-8.5' },
  share: {
    path: 'M6 8.5 10 6M6 9.5l4 2.5M6 9a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0M13 5a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0M13 13a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0',
  },
  open: { path: 'M2.5 12.5v-9h4l1.5 2h5.5v7z' },
} as const;

import type { ReactElement } from 'react';

const PATHS = {
  run: 'M5 3.5v9l7.5-4.5z',
  stop: 'M4 4h8v8H4z',
  reset: 'M3 8a5 5 0 1 0 1.6-3.7M3 3v2.8h2.8',
  copy: 'M5.5 5.5h7v7h-7zM10.5 5.5v-2h-7v7h2',
  done: 'm3.5 8.5 3 3 6-7',
  playground: 'M9 3h4v4M13 3 7.5 8.5M11.5 9.5V13H3V4.5h3.5',
  full: 'M3 6V3h3M10 3h3v3M13 10v3h-3M6 13H3v-3',
  leave: 'M6 3v3H3M13 6h-3V3M10 13v-3h3M3 10h3v3',
  download: 'M8 2.5v7.5M4.8 7 8 10.2 11.2 7M3 13h10',
  add: 'M8 3v10M3 8h10',
  rename: 'm3 13 .7-3L10.5 3.2l2.3 2.3L6 12.3zM9 4.7 11.3 7',
  delete: 'M3 4.5h10M6.5 4.5V3h3v1.5M4.5 4.5l.6 8.5h5.8l.6-8.5',
  share:
    'M6 8.5 10 6M6 9.5l4 2.5M6 9a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0M13 5a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0M13 13a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0',
  open: 'M2.5 12.5v-9h4l1.5 2h5.5v7z',
  close: 'm4 4 8 8M12 4l-8 8',
} as const;

export type IconName = keyof typeof PATHS;

/** A small line drawing beside a button's words; it says nothing by itself. */
export function Icon({ name }: { name: IconName }): ReactElement {
  return (
    <svg className="kd-icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} data-filled={name === 'run' || name === 'stop' ? '' : undefined} />
    </svg>
  );
}

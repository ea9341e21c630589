import type { ReactElement } from 'react';

const PATHS = {
  run: 'M5 3.5v9l7.5-4.5z',
  stop: 'M4 4h8v8H4z',
  copy: 'M5.5 5.5h7v7h-7zM10.5 5.5v-2h-7v7h2',
  done: 'm3.5 8.5 3 3 6-7',
  playground: 'M9 3h4v4M13 3 7.5 8.5M11.5 9.5V13H3V4.5h3.5',
  inspect: 'M13 8.5V3H3v10h5M8.5 8.5l5 1.9-2.2 1-1 2.2z',
  full: 'M3 6V3h3M10 3h3v3M13 10v3h-3M6 13H3v-3',
  leave: 'M6 3v3H3M13 6h-3V3M10 13v-3h3M3 10h3v3',
  more: 'm4.5 6.5 3.5 3.5 3.5-3.5',
  menu: 'M3 8h.5M7.75 8h.5M12.5 8h.5',
  wide: 'M2 8h12M4.5 5.5 2 8l2.5 2.5M11.5 5.5 14 8l-2.5 2.5',
  fewer: 'm4.5 9.5 3.5-3.5 3.5 3.5',
  download: 'M8 2.5v7.5M4.8 7 8 10.2 11.2 7M3 13h10',
} as const;

/** Name of an icon that every page with a demo includes, or the path of another icon. */
export type IconName = keyof typeof PATHS | { path: string };

/** A decorative line icon beside a button's label. */
export function Icon({ name }: { name: IconName }): ReactElement {
  return (
    <svg className="kd-icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
      <path
        d={typeof name === 'string' ? PATHS[name] : name.path}
        data-filled={name === 'run' || name === 'stop' ? '' : undefined}
      />
    </svg>
  );
}

/** Icons that only the inspector uses. */
export const INSPECTOR_ICONS = {
  pick: { path: 'M3 7V3h4M9 3h4v3.5M3 9.5V13h3M8 8l5.2 1.9-2.3 1-1 2.3z' },
  hidden: { path: 'M2 8s2.2-3.8 6-3.8S14 8 14 8s-2.2 3.8-6 3.8S2 8 2 8M3 13 13 3' },
  deaf: { path: 'M4.2 13 12 3.5M5.5 8.5V4.8a2.5 2.5 0 0 1 4.6-1.3M10.5 7v2.6a2.5 2.5 0 0 1-3 2.4' },
  previous: { path: 'm4 10 4-4 4 4' },
  next: { path: 'm4 6 4 4 4-4' },
  copy: { path: 'M5.5 5.5h7v7h-7zM10.5 5.5v-2h-7v7h2' },
  pause: { path: 'M6 4v8M10 4v8' },
  resume: { path: 'M5.5 4v8l6-4z' },
} as const;

/** One import a demo may write, and how its bundle's entry is made. */
export interface LibraryEntry {
  specifier: string;
  /** True when the package has a default export. */
  hasDefault?: boolean;
  /** True for CommonJS packages: their named exports are read at build and written out. */
  commonJs?: boolean;
}

/** Modules that travel together in one file. */
export interface Library {
  name: string;
  entries: LibraryEntry[];
  /** Which files below `node_modules` belong to the shared file. */
  files: RegExp;
}

const svelteEntries = [
  'svelte',
  'svelte/animate',
  'svelte/attachments',
  'svelte/easing',
  'svelte/events',
  'svelte/internal/client',
  'svelte/internal/disclose-version',
  'svelte/internal/flags/async',
  'svelte/internal/flags/legacy',
  'svelte/internal/flags/tracing',
  'svelte/legacy',
  'svelte/motion',
  'svelte/reactivity',
  'svelte/reactivity/window',
  'svelte/store',
  'svelte/transition',
];

/**
 * Everything a demo can import. A new package needs one line here, an entry in demos/README.md and a place among the root's
 * dependencies. Order matters: a file belongs to the first library whose pattern fits.
 */
export const LIBRARIES: readonly Library[] = [
  { name: 'konva', entries: [{ specifier: 'konva', hasDefault: true }], files: /\/node_modules\/konva\// },
  {
    name: 'react',
    entries: [
      { specifier: 'react', commonJs: true, hasDefault: true },
      { specifier: 'react-dom', commonJs: true, hasDefault: true },
      { specifier: 'react-dom/client', commonJs: true, hasDefault: true },
      { specifier: 'react/jsx-runtime', commonJs: true },
      { specifier: 'react-konva' },
    ],
    files: /\/node_modules\/(?:react|react-dom|react-konva|react-reconciler|scheduler|its-fine)\//,
  },
  {
    name: 'react-extras',
    entries: [{ specifier: 'react-konva-utils' }, { specifier: 'use-image', hasDefault: true }],
    files: /\/node_modules\/(?:react-konva-utils|use-image)\//,
  },
  {
    name: 'vue',
    entries: [{ specifier: 'vue' }, { specifier: 'vue-konva', hasDefault: true }],
    files: /\/node_modules\/(?:vue|@vue|vue-konva)\//,
  },
  {
    name: 'svelte',
    entries: [...svelteEntries.map((specifier) => ({ specifier })), { specifier: 'svelte-konva' }],
    // Left out is what does something as soon as it is evaluated: the flags change how the runtime behaves, motion and the
    // reactive window ask the browser about screen and scroll.
    files:
      /\/node_modules\/(?:svelte(?!\/src\/(?:internal\/flags\/(?:legacy|async|tracing)\.js|motion\/|reactivity\/window\/))|svelte-konva|esm-env|clsx)\//,
  },
];

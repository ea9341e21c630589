import { KONVA_PARTS_CODE } from '../compile/pasted/library-files';
import type { Flavour } from '../model/flavours';

/** An import that a demo may write, and how its bundle's entry is generated. */
export interface LibraryEntry {
  specifier: string;
  /** True when the package has a default export. */
  hasDefault?: boolean;
  /** True for CommonJS packages: the build reads their named exports and exports them one by one. */
  commonJs?: boolean;
  /** A file of this package, relative to its root, instead of an npm package. */
  file?: string;
  /** Code that is bundled with the entry. */
  more?: string;
  /** What it is for, as the playground's list of packages says. */
  about?: string;
}

/** Modules that are bundled into one shared file. */
export interface Library {
  name: string;
  entries: LibraryEntry[];
  /** Matches the files that belong to the shared file. */
  files: RegExp;
  /** The only flavor that can use it. */
  flavour?: Flavour;
}

/** Specifier of the advice that frames with development libraries load in addition; no program imports it. */
export const ADVICE_SPECIFIER = '#advice';

/** Watches a program in the frame and reports what it lacks (`frame-advice/`). */
export const ADVICE_LIBRARY: Library = {
  name: 'advice',
  entries: [{ specifier: ADVICE_SPECIFIER, file: 'frame-advice/index.ts' }],
  files: /\/frame-advice\//,
};

/** Specifier of the inspector's agent; no program imports it, and no manifest lists it. */
export const INSPECTOR_SPECIFIER = '#inspector';

/** Inspects a demo's stages for the page (`inspector-agent/`). */
export const INSPECTOR_LIBRARY: Library = {
  name: 'inspector',
  entries: [{ specifier: INSPECTOR_SPECIFIER, file: 'inspector-agent/index.ts' }],
  files: /\/(?:inspector-agent|demo-engine\/model)\//,
};

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

/** The library itself; it is bundled apart from the others. */
export const KONVA_LIBRARY: Library = {
  name: 'konva',
  entries: [{ specifier: 'konva', hasDefault: true, more: KONVA_PARTS_CODE, about: 'the canvas library' }],
  files: /\/node_modules\/konva\//,
};

/**
 * Everything that a demo can import. A new package needs an entry here, one in demos/README.md, and a dependency in the root's
 * package.json. Order matters: a file belongs to the first library whose pattern matches.
 */
export const LIBRARIES: readonly Library[] = [
  KONVA_LIBRARY,
  {
    name: 'react',
    flavour: 'react',
    entries: [
      { specifier: 'react', commonJs: true, hasDefault: true, about: 'React' },
      { specifier: 'react-dom', commonJs: true, hasDefault: true, about: 'React for the page' },
      { specifier: 'react-dom/client', commonJs: true, hasDefault: true },
      { specifier: 'react/jsx-runtime', commonJs: true },
      { specifier: 'react-konva', about: 'Konva for React' },
    ],
    files: /\/node_modules\/(?:react|react-dom|react-konva|react-reconciler|scheduler|its-fine)\//,
  },
  {
    name: 'react-extras',
    flavour: 'react',
    entries: [
      { specifier: 'react-konva-utils', about: 'HTML over the canvas, portals' },
      { specifier: 'use-image', hasDefault: true, about: 'a hook that loads a picture' },
    ],
    files: /\/node_modules\/(?:react-konva-utils|use-image)\//,
  },
  {
    name: 'vue',
    flavour: 'vue',
    entries: [
      { specifier: 'vue', about: 'Vue' },
      { specifier: 'vue-konva', hasDefault: true, about: 'Konva for Vue' },
    ],
    files: /\/node_modules\/(?:vue|@vue|vue-konva)\//,
  },
  {
    name: 'svelte',
    flavour: 'svelte',
    entries: [
      ...svelteEntries.map((specifier) => ({ specifier, ...(specifier === 'svelte' ? { about: 'Svelte' } : {}) })),
      { specifier: 'svelte-konva', about: 'Konva for Svelte' },
    ],
    // Modules with side effects are left out: the flags change how the runtime behaves, and `svelte/motion` and
    // `svelte/reactivity/window` create media queries (for reduced motion and for the pixel density) when they are evaluated.
    files:
      /\/node_modules\/(?:svelte(?!\/src\/(?:internal\/flags\/(?:legacy|async|tracing)\.js|motion\/|reactivity\/window\/))|svelte-konva|esm-env|clsx)\//,
  },
];

/** A library that consists of one package, and of the packages that only this one imports (`inner`). */
function alone(name: string, entry: Omit<LibraryEntry, 'specifier'>, inner: readonly string[] = []): Library {
  return {
    name,
    entries: [{ specifier: name, ...entry }],
    files: new RegExp(`/node_modules/(?:${[name, ...inner].join('|')})/`),
  };
}

/**
 * What playground programs can import in addition. Pages do not know these packages: their URLs come with the development builds,
 * and each is fetched when a program first imports it. Permissive licenses only; exact versions are in the root's package.json.
 */
export const MORE_LIBRARIES: readonly Library[] = [
  {
    name: 'd3',
    entries: [
      { specifier: 'd3-scale', about: 'scales for charts' },
      { specifier: 'd3-shape', about: 'curves, arcs and pies as paths' },
      { specifier: 'd3-force', about: 'layouts of graphs by forces' },
    ],
    files: /\/node_modules\/(?:d3-[a-z-]+|internmap)\//,
  },
  alone('immer', { about: 'changed copies of state' }),
  alone('lodash', { commonJs: true, hasDefault: true, about: 'throttle, debounce, cloneDeep and others' }),
  alone('matter-js', { commonJs: true, hasDefault: true, about: 'physics of bodies' }),
  alone('omggif', { commonJs: true, hasDefault: true, about: 'frames of a GIF' }),
  alone('perfect-freehand', { hasDefault: true, about: 'strokes by pressure' }),
  alone('roughjs', { hasDefault: true, about: 'lines drawn as by hand' }, [
    'hachure-fill',
    'path-data-parser',
    'points-on-curve',
    'points-on-path',
  ]),
  alone('uuid', { about: 'unique ids' }),
  {
    name: 'zustand',
    flavour: 'react',
    entries: [
      { specifier: 'zustand', about: 'a store for state' },
      { specifier: 'zustand/middleware' },
      { specifier: 'zustand/middleware/immer' },
      { specifier: 'zustand/react/shallow' },
      { specifier: 'zustand/shallow' },
      { specifier: 'zustand/vanilla' },
    ],
    files: /\/node_modules\/zustand\//,
  },
];

/** Everything that a playground program can import. */
export const ALL_LIBRARIES: readonly Library[] = [...LIBRARIES, ...MORE_LIBRARIES];

import { KONVA_PARTS_CODE } from '../compile/library-files';
import type { Flavour } from '../model/flavours';

/** One import a demo may write, and how its bundle's entry is made. */
export interface LibraryEntry {
  specifier: string;
  /** True when the package has a default export. */
  hasDefault?: boolean;
  /** True for CommonJS packages: their named exports are read at build and written out. */
  commonJs?: boolean;
  /** A file of our own, from this package's root, instead of a package. */
  file?: string;
  /** Code that is bundled with the entry. */
  more?: string;
  /** What it is for, for the list of packages in the playground. */
  about?: string;
}

/** Modules that travel together in one file. */
export interface Library {
  name: string;
  entries: LibraryEntry[];
  /** Which files below `node_modules` belong to the shared file. */
  files: RegExp;
  /** The only flavour that has a use for it. */
  flavour?: Flavour;
}

/** What a frame with development libraries gets beside them; no program imports it. */
export const ADVICE_SPECIFIER = '#advice';

/** Looks on in the frame and says what a program forgot (`frame-advice/`). */
export const ADVICE_LIBRARY: Library = {
  name: 'advice',
  entries: [{ specifier: ADVICE_SPECIFIER, file: 'frame-advice/index.ts' }],
  files: /\/frame-advice\//,
};

/** The inspector's agent in the frame; no program imports it, and no manifest names it. */
export const INSPECTOR_SPECIFIER = '#inspector';

/** Looks into the stages of a demo for the page (`inspector-agent/`). */
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

/**
 * Everything a demo can import. A new package needs one line here, an entry in demos/README.md and a place among the root's
 * dependencies. Order matters: a file belongs to the first library whose pattern fits.
 */
export const LIBRARIES: readonly Library[] = [
  {
    name: 'konva',
    entries: [{ specifier: 'konva', hasDefault: true, more: KONVA_PARTS_CODE, about: 'the canvas library' }],
    files: /\/node_modules\/konva\//,
  },
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
    // Left out is what does something as soon as it is evaluated: the flags change how the runtime behaves, motion and the
    // reactive window ask the browser about screen and scroll.
    files:
      /\/node_modules\/(?:svelte(?!\/src\/(?:internal\/flags\/(?:legacy|async|tracing)\.js|motion\/|reactivity\/window\/))|svelte-konva|esm-env|clsx)\//,
  },
];

/** Packages that are one file by themselves. */
function alone(name: string, entry: Omit<LibraryEntry, 'specifier'>, inner: readonly string[] = []): Library {
  return {
    name,
    entries: [{ specifier: name, ...entry }],
    files: new RegExp(`/node_modules/(?:${[name, ...inner].join('|')})/`),
  };
}

/**
 * What programs of the playground can import beside that. Pages know nothing of these: their addresses come with the
 * development builds, and each is fetched by the first program that imports it. Permissive licenses only; exact versions stand in
 * the root's dependencies.
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
  { ...alone('zustand', { about: 'a store for state' }), flavour: 'react' },
];

/** Everything that a program of the playground can import. */
export const ALL_LIBRARIES: readonly Library[] = [...LIBRARIES, ...MORE_LIBRARIES];

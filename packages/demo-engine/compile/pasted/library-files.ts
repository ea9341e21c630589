/** Konva's exports by the file of the package that contains them; files of shapes and filters export their own name. */
const KONVA_FILES: Readonly<Record<string, readonly string[]>> = {
  Animation: ['Animation'],
  Container: ['Container'],
  DragAndDrop: ['DD'],
  FastLayer: ['FastLayer'],
  Group: ['Group'],
  Layer: ['Layer'],
  Node: ['Node'],
  Shape: ['Shape', 'shapes'],
  Stage: ['Stage', 'stages'],
  Tween: ['Tween', 'Easings'],
  Util: ['Util', 'Transform'],
  'shapes/Label': ['Label', 'Tag'],
};

/** Export name reserved for the compiler's own imports: programs cannot import it. */
export const KONVA_PARTS_NAME = '$parts';

/** Files whose exports are not on `Konva`: the `konva` bundle exports them as `$parts`. */
const KONVA_PARTS: Readonly<Record<string, readonly string[]>> = {
  Canvas: ['Canvas', 'SceneCanvas', 'HitCanvas'],
  Context: ['Context', 'SceneContext', 'HitContext'],
  Factory: ['Factory'],
  Global: ['glob', '_registerNode'],
  Validators: [
    'RGBComponent',
    'getNumberValidator',
    'getNumberOrArrayOfNumbersValidator',
    'getNumberOrAutoValidator',
    'getStringValidator',
    'getStringOrGradientValidator',
    'getNumberArrayValidator',
    'getBooleanValidator',
    'getComponentValidator',
  ],
};

/** Code for the `konva` bundle that exports `$parts`, for programs that import single files of the package. */
export const KONVA_PARTS_CODE = [
  ...Object.entries(KONVA_PARTS).map(([file, names]) => `import { ${names.join(', ')} } from "konva/lib/${file}.js";`),
  `export const ${KONVA_PARTS_NAME} = { ${Object.values(KONVA_PARTS).flat().join(', ')} };`,
].join('\n');

/**
 * The same for an older version, some of whose files export fewer names.
 *
 * @param folder folder of the package's files, with forward slashes
 */
export function olderPartsCode(folder: string): string {
  const files = Object.keys(KONVA_PARTS);
  return [
    ...files.map((file) => `import * as ${file} from ${JSON.stringify(`${folder}/${file}.js`)};`),
    `export const ${KONVA_PARTS_NAME} = { ${files.map((file) => `...${file}`).join(', ')} };`,
  ].join('\n');
}

const KONVA_SHAPES =
  'Arc Arrow Circle Ellipse Image Label Line Path Rect RegularPolygon Ring Sprite Star Text TextPath Transformer Wedge';
/** Names of all components of the bindings that have the name of a class. */
export const NODE_NAMES: ReadonlySet<string> = new Set([
  ...KONVA_SHAPES.split(' '),
  'Stage',
  'Layer',
  'FastLayer',
  'Group',
  'Shape',
  'Tag',
]);
const KONVA_FILTERS =
  'Blur Brighten Brightness Contrast Emboss Enhance Grayscale HSL HSV Invert Kaleidoscope Mask Noise Pixelate Posterize RGB RGBA Sepia Solarize Threshold';

/** Folder of library files among a demo's modules. */
const FOLDER = 'node_modules/';

const KONVA_FOLDER = `${FOLDER}konva/lib/`;

/** Specifiers that are other names for whole packages. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/^konva\/(?:konva(?:\.min)?|(?:lib|cmj|es)\/index(?:-umd|-node)?)(?:\.m?js)?$/, 'konva'],
  [/^react-konva\/(?:lib|es)\/ReactKonva(?:Core)?(?:\.js)?$/, 'react-konva'],
  [/^vue-konva\/(?:core|dist\/.+\.m?js)$/, 'vue-konva'],
  [/^(?:vue\/dist\/.+\.js|@vue\/runtime-dom)$/, 'vue'],
];

/** Other spellings of packages that readers' programs can import. */
const FOLDED: readonly (readonly [RegExp, (name: string) => LibraryImport])[] = [
  [/^(lodash)-es$/, (specifier) => ({ kind: 'package', specifier })],
  [/^lodash(?:-es)?[./](\w+)(?:\.js)?$/, (name) => ({ kind: 'module', path: `${FOLDER}lodash/${name}.js` })],
  [/^(d3)$/, (name) => ({ kind: 'module', path: `${FOLDER}${name}.js` })],
  [
    /^(next\/(?:dynamic|head|image|link|script))(?:\.js)?$/,
    (name) => ({ kind: 'module', path: `${FOLDER}${name}.js` }),
  ],
  [/^\$(app\/environment)$/, (name) => ({ kind: 'module', path: `${FOLDER}${name}.js` })],
];

/** Resolves other spellings of packages in a reader's program: `lodash/debounce`, `lodash.throttle`, `d3`. */
export function readerImport(specifier: string): LibraryImport | undefined {
  for (const [pattern, target] of FOLDED) {
    const name = pattern.exec(specifier)?.[1];
    if (name !== undefined) return target(name);
  }
  return undefined;
}

/** Prefix of the specifiers by which generated modules import a file of the program for its URL. */
export const ASSET_SPECIFIER = 'asset:';

/** Path of the module that reads a file of the program: as JSON, or as text. */
export function fileModule(name: string, form: 'data' | 'raw'): string {
  return `${FOLDER}${form}/${name}.js`;
}

function fileReader(path: string): string | undefined {
  const [, form, name] = /^node_modules\/(data|raw)\/(.+)\.js$/.exec(path) ?? [];
  if (name === undefined) return undefined;
  const method = form === 'data' ? 'json' : 'text';
  return `import address from ${JSON.stringify(ASSET_SPECIFIER + name)};\nexport default await (await fetch(address)).${method}();\nexport const $isCommonJs = true;`;
}

function lodashPart(path: string): string | undefined {
  const name = /^node_modules\/lodash\/(\w+)\.js$/.exec(path)?.[1];
  // Packages of single functions have their names in lower case: `lodash.clonedeep`.
  return name === undefined
    ? undefined
    : `import _ from "lodash";\nexport default _[Object.keys(_).find((name) => name.toLowerCase() === ${JSON.stringify(name.toLowerCase())})];\nexport const $isCommonJs = true;`;
}

export type LibraryImport =
  | { kind: 'package'; specifier: string }
  /** A single file of a package: a small module generated from the whole package, so that its classes are identical. */
  | { kind: 'module'; path: string };

/**
 * Resolves an import of a part of a library: `konva/lib/shapes/Rect`, `svelte-konva/Circle.svelte`.
 *
 * @returns undefined for anything but a part of an available library
 */
export function libraryImport(specifier: string): LibraryImport | undefined {
  for (const [pattern, name] of SAME) {
    if (pattern.test(specifier)) return { kind: 'package', specifier: name };
  }
  const component = /^svelte-konva\/(?:(?:dist|src)\/)?([A-Z]\w*)(?:\.svelte)?$/.exec(specifier)?.[1];
  if (component !== undefined) return { kind: 'module', path: `${FOLDER}svelte-konva/${component}.svelte.js` };
  const file = /^konva\/(?:lib|cmj|es)\/(.+?)(?:\.m?js)?$/.exec(specifier)?.[1];
  if (file === undefined) return undefined;
  const path = `${KONVA_FOLDER}${file}.js`;
  return libraryFile(path) === undefined ? undefined : { kind: 'module', path };
}

/**
 * The source of a library's file among a demo's modules.
 *
 * @param path as returned by `libraryImport`
 */
export function libraryFile(path: string): string | undefined {
  if (path === LEGACY_REACT_DOM) return LEGACY_REACT_DOM_CODE;
  if (path === D3) return D3_CODE;
  const part = /^node_modules\/((?:app|next)\/\w+)\.js$/.exec(path)?.[1];
  if (part !== undefined) return PAGE_PARTS[part];
  const made = fileReader(path) ?? lodashPart(path);
  if (made !== undefined) return made;
  if (path === NODE_GLOBALS) return NODE_GLOBALS_CODE;
  if (path === FRAME_LOCATION) return FRAME_LOCATION_CODE;
  if (path === SCENE) return SCENE_CODE;
  const component = /^node_modules\/svelte-konva\/(\w+)\.svelte\.js$/.exec(path)?.[1];
  if (component !== undefined) return `export { ${component} as default } from "svelte-konva";`;
  if (!path.startsWith(KONVA_FOLDER)) return undefined;
  const file = path.slice(KONVA_FOLDER.length, -'.js'.length);
  if (file === 'Core') return 'export { default, default as Konva } from "konva";';
  const parts = KONVA_PARTS[file];
  if (parts !== undefined) {
    const names = `import Konva, { $parts } from "konva";\nexport const { ${parts.join(', ')} } = $parts;`;
    return file === 'Global' ? `${names}\nexport { Konva };` : names;
  }
  const [folder, name = ''] = file.split('/');
  if (folder === 'filters') {
    return KONVA_FILTERS.split(' ').includes(name) ? konvaNames('Konva.Filters', [name]) : undefined;
  }
  const names = KONVA_FILES[file] ?? (folder === 'shapes' && KONVA_SHAPES.split(' ').includes(name) ? [name] : []);
  return names.length === 0 ? undefined : konvaNames('Konva', names);
}

function konvaNames(from: string, names: readonly string[]): string {
  return `import Konva from "konva";\nexport const { ${names.join(', ')} } = ${from};`;
}

/** What frameworks that render pages on a server import for a component: as it is in a browser. */
const PAGE_PARTS: Readonly<Record<string, string>> = {
  'app/environment':
    'export const browser = true;\nexport const dev = true;\nexport const building = false;\nexport const version = "";',
  'next/dynamic': `import { createElement, lazy, Suspense } from "react";
export default function dynamic(load, { loading } = {}) {
  const Part = lazy(async () => {
    const part = await (typeof load === "function" ? load() : load);
    return { default: part?.default ?? part };
  });
  return (props) => createElement(Suspense, { fallback: loading ? createElement(loading) : null }, createElement(Part, props));
}`,
  'next/head': 'export default () => null;',
  'next/image': `import { createElement } from "react";
export default ({ priority, fill, quality, placeholder, loader, blurDataURL, src, ...props }) =>
  createElement("img", { ...props, src: src?.src ?? src });`,
  'next/link': `import { createElement } from "react";
export default ({ prefetch, replace, scroll, ...props }) => createElement("a", props);`,
  'next/script': 'export default () => null;',
};

/** Path of the module with the parts of D3 that are here. */
export const D3 = `${FOLDER}d3.js`;

const D3_CODE = ['scale', 'shape', 'force'].map((part) => `export * from "d3-${part}";`).join('\n');

/** Path of the module that provides Node's globals, as bundlers do. */
export const NODE_GLOBALS = `${FOLDER}node-globals.js`;

const NODE_GLOBALS_CODE =
  'export const process = { env: { NODE_ENV: "production" } };\nexport const global = globalThis;';

/** Path of the module that sets the frame's fragment without adding an entry to the page's history. */
export const FRAME_LOCATION = `${FOLDER}frame-location.js`;

const FRAME_LOCATION_CODE = `const own = globalThis.location;
const go = (address) => {
  const text = String(address);
  if (!text.startsWith("#")) return own.assign(text);
  // own.replace() adds no entry either, but loads the frame again in WebKit.
  const oldURL = own.href;
  history.pushState(null, "", text);
  document.getElementById(text.slice(1))?.scrollIntoView();
  const newURL = own.href;
  if (newURL !== oldURL) setTimeout(() => dispatchEvent(new HashChangeEvent("hashchange", { oldURL, newURL })));
};
export const $location = {
  get hash() { return own.hash; },
  set hash(value) { go("#" + String(value).replace(/^#/, "")); },
  get href() { return own.href; },
  set href(value) { go(value); },
  assign: go,
  replace: go,
};
`;

/** Path of the module with the stage and the layer of a program that uses them and declares neither. */
export const SCENE = `${FOLDER}scene.js`;

const SCENE_CODE = `import Konva from "konva";
const container = document.getElementById("container") ?? document.body.appendChild(document.createElement("div"));
export const stage = new Konva.Stage({ container, width: window.innerWidth || 600, height: 400 });
export const layer = new Konva.Layer();
stage.add(layer);
`;

/** Path of a module that provides `react-dom` as it was up to version 18, with `render`. */
export const LEGACY_REACT_DOM = `${FOLDER}react-dom/legacy.js`;

const LEGACY_REACT_DOM_CODE = `import ReactDOM from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
export * from "react-dom";
const roots = new WeakMap();
export function render(element, container, done) {
  if (!roots.has(container)) {
    console.warn("React 19 has no ReactDOM.render: write createRoot(container).render(element), imported from react-dom/client.");
    roots.set(container, createRoot(container));
  }
  roots.get(container).render(element);
  if (typeof done === "function") setTimeout(done);
  return null;
}
export const hydrate = render;
export function unmountComponentAtNode(container) {
  const isThere = roots.has(container);
  roots.get(container)?.unmount();
  roots.delete(container);
  return isThere;
}
export { createRoot, hydrateRoot };
export default { ...ReactDOM, createRoot, hydrateRoot, render, hydrate, unmountComponentAtNode };
`;

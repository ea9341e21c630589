import type ts from 'typescript';

type Compiler = typeof ts;

/** Folder of TypeScript's own declarations. */
export const LIB_FOLDER = '/lib';
/** Folder of the reader's files during a check. */
export const PROJECT_FOLDER = '/project';
/** Declares what demos may import besides TypeScript modules; added to the reader's files. */
export const ASSETS_FILE = `${PROJECT_FOLDER}/assets.d.ts`;

const ASSET_ENDINGS = [
  ...['png', 'jpg', 'jpeg', 'webp', 'gif', 'avif', 'svg', 'woff2', 'woff', 'ttf', 'otf'],
  ...['mp4', 'webm', 'json', 'geojson', 'csv', 'txt'],
];

/** Packages without types: what is imported from them is not checked. */
const UNTYPED = ['d3-force', 'd3-scale', 'd3-shape', 'lodash', 'matter-js', 'omggif'];

/** Imported pictures, fonts, videos and data are URLs. */
export const ASSETS_TEXT = [
  ...ASSET_ENDINGS.map((ending) => `declare module '*.${ending}' { const address: string; export default address; }`),
  "declare module '*.css';",
  ...UNTYPED.map((name) => `declare module '${name}';`),
].join('\n');

/** Strict, as in a new project. */
export function compilerOptions({
  JsxEmit,
  ModuleDetectionKind,
  ModuleKind,
  ModuleResolutionKind,
  ScriptTarget,
}: Compiler): ts.CompilerOptions {
  return {
    target: ScriptTarget.ES2022,
    module: ModuleKind.ESNext,
    // As in the frame: each file is a module, and its names are its own.
    moduleDetection: ModuleDetectionKind.Force,
    moduleResolution: ModuleResolutionKind.Bundler,
    jsx: JsxEmit.ReactJSX,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  };
}

import type ts from 'typescript';

type Compiler = typeof ts;

/** Where the language's own declarations are. */
export const LIB_FOLDER = '/lib';
/** Where the reader's files are while they are checked. */
export const PROJECT_FOLDER = '/project';
/** Declares what demos may import beside modules; written into the project. */
export const ASSETS_FILE = `${PROJECT_FOLDER}/assets.d.ts`;

const ASSET_ENDINGS = [
  ...['png', 'jpg', 'jpeg', 'webp', 'gif', 'avif', 'svg', 'woff2', 'woff', 'ttf', 'otf'],
  ...['mp4', 'webm', 'json', 'geojson', 'csv', 'txt'],
];

/** Packages that bring no types along: what is imported from them is not checked. */
const UNTYPED = ['d3-force', 'd3-scale', 'd3-shape', 'lodash', 'matter-js', 'omggif'];

/** Imported pictures, fonts, sounds and data are addresses. */
export const ASSETS_TEXT = [
  ...ASSET_ENDINGS.map((ending) => `declare module '*.${ending}' { const address: string; export default address; }`),
  "declare module '*.css';",
  ...UNTYPED.map((name) => `declare module '${name}';`),
].join('\n');

/** Strict, as in a project of today. */
export function compilerOptions({
  JsxEmit,
  ModuleKind,
  ModuleResolutionKind,
  ScriptTarget,
}: Compiler): ts.CompilerOptions {
  return {
    target: ScriptTarget.ES2022,
    module: ModuleKind.ESNext,
    moduleResolution: ModuleResolutionKind.Bundler,
    jsx: JsxEmit.ReactJSX,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  };
}

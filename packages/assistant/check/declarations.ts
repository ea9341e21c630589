import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { collectTypes, isTypeData, type TypeData } from '@site-packages/demo-engine/programs';

/** Packages of the frameworks whose components are translated before the check. */
const MORE = ['vue', 'vue-konva', 'svelte', 'svelte/store', 'svelte/motion', 'svelte/reactivity', 'svelte-konva'];

/** Where the folder of packed data has the declarations. */
export const TYPES_FILE = 'types.json';
/** Folder of vue's own declarations, to which translated components refer. */
export const VUE_TYPES = '/node_modules/@vue/language-core/types';

/** Declarations that are part of every program, by framework. */
export const AMBIENT = { vue: '/ambient/vue-konva.d.ts', svelte: '/ambient/svelte.d.ts' } as const;

/** What Konva reads and its declarations of configs leave out: children of components, and the values of filters. */
const OTHER_KEYS = `children?: any; tabIndex?: number; alpha?: number; blue?: number; blurRadius?: number; brightness?: number;
  contrast?: number; embossBlend?: boolean; embossDirection?: string; embossStrength?: number; embossWhiteLevel?: number; enhance?: number;
  green?: number; hue?: number; kaleidoscopeAngle?: number; kaleidoscopePower?: number; levels?: number; luminance?: number; noise?: number;
  pixelSize?: number; red?: number; saturation?: number; threshold?: number; value?: number;\n`;

/** What is declared in another way for the check. */
const EDITS: readonly (readonly [file: string, from: RegExp, to: string])[] = [
  // Konva accepts any key in a config, so that a misspelled one is no error. Without that line, it is one.
  ['/node_modules/konva/lib/Node.d.ts', /^\s*\[\w+: string\]: any;\n(?=\};\ntype NodeEventMap)/m, OTHER_KEYS],
  // It inherits `setAttrs` for a group's options only.
  [
    '/node_modules/konva/lib/shapes/Transformer.d.ts',
    /(?<=^export declare class Transformer extends Group \{)/m,
    '\n setAttrs(config?: TransformerConfig): this;',
  ],
];

/** Collects the declarations from the installed packages. */
export function installedTypes(root: string): TypeData {
  const { files } = collectTypes(root, MORE);
  for (const [file, from, to] of EDITS) {
    const text = files[file] ?? '';
    if (!from.test(text)) throw new Error(`${file} has other declarations.`);
    files[file] = text.replace(from, to);
  }
  const own = createRequire(import.meta.url);
  const read = (name: string, ...parts: string[]) =>
    readFileSync(path.join(path.dirname(own.resolve(name)), ...parts), 'utf8');
  for (const name of ['template-helpers.d.ts', 'props-fallback.d.ts'])
    files[`${VUE_TYPES}/${name}`] = read('@vue/language-core/package.json', 'types', name);
  files[AMBIENT.vue] = readFileSync(path.join(root, 'demos/types/vue-konva.d.ts'), 'utf8');
  files[AMBIENT.svelte] = ['svelte-shims-v4.d.ts', 'svelte-jsx-v4.d.ts']
    .map((name) => read('svelte2tsx/package.json', name))
    .join('\n');
  return { files };
}

/** The declarations packed with the data, or those of the repository's packages. */
export function readTypes(dataFolder: string): TypeData {
  const packed = path.join(dataFolder, TYPES_FILE);
  if (!existsSync(packed)) return installedTypes(path.join(import.meta.dirname, '../../..'));
  const data: unknown = JSON.parse(readFileSync(packed, 'utf8'));
  if (!isTypeData(data)) throw new Error(`${packed} is not complete.`);
  return data;
}

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

/** Konva accepts any key in a config, so that a misspelled one is no error. Without that line, it is one. */
const ANY_KEY = /^\s*\[\w+: string\]: any;\n(?=\};\ntype NodeEventMap)/m;
/** What Konva reads and its declarations of configs leave out: children of components, and the values of filters. */
const OTHER_KEYS = `children?: any; tabIndex?: number; alpha?: number; blue?: number; blurRadius?: number; brightness?: number;
  contrast?: number; embossBlend?: boolean; embossDirection?: string; embossStrength?: number; embossWhiteLevel?: number; enhance?: number;
  green?: number; hue?: number; kaleidoscopeAngle?: number; kaleidoscopePower?: number; levels?: number; luminance?: number; noise?: number;
  pixelSize?: number; red?: number; saturation?: number; threshold?: number; value?: number;\n`;

/** Where its declaration inherits `setAttrs` for a group's options only. */
const TRANSFORMER = 'export declare class Transformer extends Group {';

/** Collects the declarations from the installed packages. */
export function installedTypes(root: string): TypeData {
  const { files } = collectTypes(root, MORE);
  const read = (name: string) => readFileSync(path.join(root, name), 'utf8');
  const node = '/node_modules/konva/lib/Node.d.ts';
  const strict = files[node]?.replace(ANY_KEY, OTHER_KEYS);
  if (strict === undefined || strict === files[node]) throw new Error(`${node} declares configs in another way.`);
  const frame = '/node_modules/konva/lib/shapes/Transformer.d.ts';
  const transformer = files[frame]?.replace(
    TRANSFORMER,
    `${TRANSFORMER}\n setAttrs(config?: TransformerConfig): this;`,
  );
  if (transformer === undefined || transformer === files[frame])
    throw new Error(`${frame} declares its class in another way.`);
  const own = createRequire(import.meta.url);
  const svelte = path.dirname(own.resolve('svelte2tsx/package.json'));
  const vue = path.join(path.dirname(own.resolve('@vue/language-core/package.json')), 'types');
  const helpers = ['template-helpers.d.ts', 'props-fallback.d.ts'].map((name): [string, string] => [
    `${VUE_TYPES}/${name}`,
    readFileSync(path.join(vue, name), 'utf8'),
  ]);
  return {
    files: {
      ...files,
      ...Object.fromEntries(helpers),
      [node]: strict,
      [frame]: transformer,
      [AMBIENT.vue]: read('demos/types/vue-konva.d.ts'),
      [AMBIENT.svelte]: ['svelte-shims-v4.d.ts', 'svelte-jsx-v4.d.ts']
        .map((name) => readFileSync(path.join(svelte, name), 'utf8'))
        .join('\n'),
    },
  };
}

/** The declarations packed with the data, or those of the repository's packages. */
export function readTypes(dataFolder: string): TypeData {
  const packed = path.join(dataFolder, TYPES_FILE);
  if (!existsSync(packed)) return installedTypes(path.join(import.meta.dirname, '../../..'));
  const data: unknown = JSON.parse(readFileSync(packed, 'utf8'));
  if (!isTypeData(data)) throw new Error(`${packed} is not complete.`);
  return data;
}

import type { Plugin } from '@docusaurus/types';

/** Modules of the engine's output that the player imports, and the compiler of its editor. */
const MODULES = [
  'catalog',
  'early',
  'frame',
  'inspector',
  'konva-versions',
  'playground',
  'type-check',
  'vendors',
  'vendors-development',
].map((name) => `@demo-data/${name}$`);

/** Replaces the demo engine in builds that are meant to fail: provides empty modules, so there is nothing to wait for. */
export function withoutDemos(): Plugin {
  return {
    name: 'without-demos',
    configureWebpack() {
      return {
        resolve: { alias: Object.fromEntries([...MODULES, '@vue/compiler-sfc$'].map((name) => [name, false])) },
      };
    },
  };
}

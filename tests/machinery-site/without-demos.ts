import type { Plugin } from '@docusaurus/types';

/** What the player imports of the engine's output, and the compiler it brings along. */
const MODULES = [
  'catalog',
  'early',
  'frame',
  'inspector',
  'playground',
  'type-check',
  'vendors',
  'vendors-development',
].map((name) => `@demo-data/${name}$`);

/** Stands in for the demo engine in builds that are meant to fail: empty modules, and nothing to wait for. */
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

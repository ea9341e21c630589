import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * Leaves the theme's runtime highlighter out of the scripts: code is highlighted at build time, and our component replaces the theme's,
 * which would use it. Saves about 35 kB (gzip) on every page.
 */
export function withoutPrism(): Plugin {
  return {
    name: 'without-prism',
    configureWebpack() {
      return { resolve: { alias: { 'prism-react-renderer$': path.join(__dirname, 'prism-stub.js') } } };
    },
  };
}

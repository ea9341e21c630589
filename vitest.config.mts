import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Unit tests stand beside the code as `*.test.ts`; promises across packages stand in `tests/`. Browser tests are Playwright's. */
export default defineConfig({
  resolve: {
    alias: {
      // As the generator's bundles have it.
      '@docusaurus/router': '@docusaurus/core/lib/client/exports/router.js',
      // Written by builds; a test that wants other addresses mocks it.
      '@demo-data/early': fileURLToPath(new URL('packages/demo-engine/testing/early-addresses.ts', import.meta.url)),
    },
  },
  test: {
    include: ['{bench,config,e2e,packages,scripts,src,tests}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/fixtures/**'],
    testTimeout: 20_000,
  },
});

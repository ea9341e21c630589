import { defineConfig } from 'vitest/config';

/** Unit tests stand beside the code as `*.test.ts`; promises across packages stand in `tests/`. Browser tests are Playwright's. */
export default defineConfig({
  // As the generator's bundles have it.
  resolve: { alias: { '@docusaurus/router': '@docusaurus/core/lib/client/exports/router.js' } },
  test: {
    include: ['{bench,config,e2e,packages,scripts,src,tests}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/fixtures/**'],
    testTimeout: 20_000,
  },
});

import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Tests of several parts together, each with a process of its own: they run bundlers, compilers over the whole content, servers and other
 * programs, and take seconds rather than milliseconds. `npm run test:integration`.
 */
const INTEGRATION = [
  'packages/api-reference/write-pages/examples.test.ts',
  'packages/api-reference/write-pages/page-weight.test.ts',
  'packages/demo-engine/compile/parity.test.ts',
  'packages/demo-engine/docusaurus-plugin/service-client.test.ts',
  'packages/demo-engine/playground/vite-build.test.ts',
  'packages/demo-engine/precompile/precompiler.test.ts',
  'packages/demo-engine/vendor/vendor.test.ts',
  'packages/site-search/push/push.test.ts',
  'tests/assistant-check.test.ts',
  'tests/bundle-sizes.test.ts',
  'tests/claims.test.ts',
  'tests/dev-server.test.ts',
  'tests/downloads.test.ts',
  'tests/node-programs.test.ts',
  'tests/page-code.test.ts',
];

/** Unit tests with a separate process: the agent takes functions of the window when it is loaded; the certificate's library and Konva set globals. */
const APART = [
  'packages/demo-engine/inspector-agent/*.test.ts',
  'packages/api-reference/update/*.test.ts',
  'scripts/serve-build.test.ts',
];

/** What is promised of the built site and can be read in its files, without a browser: `npm run test:built`, after a build. */
const BUILT = 'e2e/**/*.built.test.ts';

/** The tests that the testing guides show, in a browser of their own: `npm run test:guides`. */
const GUIDES = 'tests/guides/**/*.test.ts';

const DOM = /^\/[/*]+ *@vitest-environment jsdom/;

/** Those apart first, those with a document last: a process that many files share ends where the kind changes. */
class ByKind extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project, moduleId }: TestSpecification) =>
      project.config.isolate ? 0 : DOM.test(readFileSync(moduleId, 'utf8')) ? 2 : 1;
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => rank(a) - rank(b));
  }
}

/** Unit tests stand beside the code as `*.test.ts`; promises across packages stand in `tests/`. Browser tests are Playwright's. */
export default defineConfig({
  resolve: {
    alias: {
      // As in the bundles of Docusaurus.
      '@docusaurus/router': '@docusaurus/core/lib/client/exports/router.js',
      // Written by builds; a test that wants other addresses mocks it.
      '@demo-data/early': fileURLToPath(new URL('packages/demo-engine/testing/early-addresses.ts', import.meta.url)),
    },
  },
  test: {
    testTimeout: 20_000,
    // Beside other steps of `npm test`, half of the cores.
    maxWorkers: Math.ceil(availableParallelism() / (process.env['STEPS_AT_ONCE'] === undefined ? 1 : 2)),
    sequence: { sequencer: ByKind },
    projects: [
      { extends: true, test: { name: 'apart', include: APART } },
      { extends: true, test: { name: 'integration', include: INTEGRATION, testTimeout: 120_000 } },
      { extends: true, test: { name: 'built', include: [BUILT], testTimeout: 120_000 } },
      { extends: true, test: { name: 'guides', include: [GUIDES], hookTimeout: 120_000 } },
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['{bench,config,demos,e2e,packages,scripts,src,testing,tests}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/fixtures/**', BUILT, GUIDES, ...APART, ...INTEGRATION],
          // Compilers and libraries are loaded once for all files; `tests/support/clean-process.ts` holds that files leave no traces.
          isolate: false,
          setupFiles: ['tests/support/clean-process.ts'],
        },
      },
    ],
  },
});

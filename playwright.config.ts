import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findBrowser, TEST_BROWSER_ARGS } from './scripts/find-browser';

/** Hundreds of tests of a second or two each. They come last, so that no worker has a long test left when the others are done. */
const SHORT_ONES = [
  '**/claims.spec.ts',
  '**/demo-frames.spec.ts',
  '**/demo-manners.spec.ts',
  '**/every-demo.spec.ts',
  '**/every-page.spec.ts',
];

/** Tests of the machinery site, which `E2E_MACHINERY=none` leaves out: its build takes minutes. */
const MACHINERY = process.env['E2E_MACHINERY'] === 'none' ? ['**/machinery-*.spec.ts'] : [];

/** The test of a site below a path of its host, which needs a build with that `SITE_BASE` and runs alone. */
const BASE_PATH = '**/base-path.spec.ts';

const cores = availableParallelism();
/** Which tests `npm test` has selected (`testing/selection/`). */
const grep = process.env['TEST_SELECTION_GREP'];

/**
 * Playwright's own Firefox and WebKit, for those who have installed them: `E2E_BROWSERS=firefox,webkit npm run test:e2e`. Left out are
 * tests that are about Chromium itself; what readers do is tested in these engines by `e2e/engines`.
 */
const OTHER_BROWSERS = (process.env['E2E_BROWSERS'] ?? '').split(',').filter((name) => name !== '');

/** Specs that cannot run outside Chromium, with the reason. */
const CHROMIUM_ALONE: Readonly<Record<string, string>> = {
  '**/every-demo.spec.ts': 'The harness holds the demo’s clock by the DevTools protocol.',
  '**/demo-manners.spec.ts': 'The harness, as above.',
  '**/demo-frames.spec.ts': 'The harness, as above.',
  '**/snippets.spec.ts': 'The harness, as above.',
  '**/demo-harness.spec.ts': 'The harness, as above.',
  '**/demo-handle.spec.ts': 'Touches are sent by the DevTools protocol.',
  '**/inspector-agent.spec.ts': 'The harness, as above.',
  '**/focus-ring.spec.ts': 'The harness, as above.',
  '**/claims*.spec.ts': 'Claims are proven once.',
  '**/every-page.spec.ts': 'Layout shifts are only reported by Chromium; the launch arguments are its own.',
  '**/stop.spec.ts': 'The launch arguments are Chromium’s.',
  '**/stop-surroundings.spec.ts': 'What the browser still runs is listed by the DevTools protocol.',
  '**/tabs.spec.ts': 'A tab is paused by the DevTools protocol.',
  '**/memory-hog.spec.ts': 'A process’ memory is limited by an argument of Chromium.',
  '**/large-text.spec.ts': 'The size of text is an argument of Chromium.',
  '**/hydration.spec.ts': 'Slow connections are emulated by the DevTools protocol.',
  '**/page-loading.spec.ts': 'Slow connections, as above.',
  '**/first-press.spec.ts': 'Slow connections, as above.',
  '**/player-loading.spec.ts': 'Layout shifts, as above.',
  '**/editing.spec.ts': 'Layout shifts, as above.',
  '**/machinery-*.spec.ts': 'The parts of Docusaurus, which are the same in every engine.',
};

/** The browser tests: the built site, served as a plain static host would, in the Chromium of the machine. */
export default defineConfig({
  testDir: 'e2e',
  // In this order. Without names, so that tests have the same names as without projects. Tests of the site keep a core each busy; those of
  // demos and claims wait for frames half of their time, so half as many workers again take them.
  projects: [
    ...(process.env['SITE_BASE'] === undefined
      ? [
          { testMatch: '**/*.spec.ts', testIgnore: [...SHORT_ONES, ...MACHINERY, BASE_PATH], workers: cores },
          { testMatch: SHORT_ONES },
        ]
      : [{ testMatch: BASE_PATH }]),
    ...OTHER_BROWSERS.map((browserName) => {
      if (browserName !== 'firefox' && browserName !== 'webkit') {
        throw new Error(`E2E_BROWSERS names ${browserName}. Write firefox, webkit or both, with a comma.`);
      }
      return {
        name: browserName,
        testMatch: '**/*.spec.ts',
        testIgnore: [...Object.keys(CHROMIUM_ALONE), BASE_PATH],
        use: { browserName, launchOptions: {} } as const,
      };
    }),
  ],
  ...(grep === undefined ? {} : { grep: new RegExp(grep) }),
  outputDir: 'test-results/files',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  workers: Math.ceil(cores * 1.5),
  timeout: 90_000,
  // The first compile, a page's take-over and a frame's start take seconds on a busy machine.
  expect: { timeout: 20_000 },
  // On a busy machine one of hundreds may miss its time. It gets a second try, and the report names it all the same.
  retries: Number(process.env['E2E_RETRIES'] ?? (process.env['CI'] === undefined ? 0 : 1)),
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [
    ['./e2e/support/reporter.ts'],
    // Shards on several machines write what `npm run report:merge` makes one report of.
    process.env['E2E_BLOB'] === undefined
      ? ['html', { open: 'never', outputFolder: 'playwright-report' }]
      : ['blob', { outputDir: 'blob-report' }],
  ],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: findBrowser(), args: [...TEST_BROWSER_ARGS] },
    baseURL: process.env['E2E_URL'],
    viewport: { width: 1440, height: 1000 },
    locale: 'en-US',
    timezoneId: 'UTC',
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});

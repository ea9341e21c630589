import { test as base } from '@playwright/test';
import { DemoHarness } from '../../testing/harness/demo-harness';

/** Tests with one page for all demos of a worker, so that the runner and the libraries are loaded once. */
export const test = base.extend<object, { harness: DemoHarness }>({
  harness: [
    async ({ browser }, use) => {
      const url = process.env['E2E_URL'];
      if (url === undefined) throw new Error('E2E_URL is not set.');
      const harness = await DemoHarness.create(browser, url);
      await use(harness);
      await harness.close();
    },
    { scope: 'worker' },
  ],
});

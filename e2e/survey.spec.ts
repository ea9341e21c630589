import fs from 'node:fs';
import { readCatalogFile } from '../testing/catalog';
import { chooseDemos } from '../testing/choose-demos';
import { DemoHarness } from '../testing/harness/demo-harness';
import { tryManners } from '../testing/try-manners';
import { test } from '@playwright/test';

const chosen = chooseDemos(
  readCatalogFile().filter(({ id }) => /^(sandbox|guides|blog)\//.test(id)),
  { demos: process.env['DEMOS'], flavour: undefined },
);
const only = process.env['ONLY'];
test('survey', async ({ browser }) => {
  test.setTimeout(1_500_000);
  const harness = await DemoHarness.create(browser, process.env['E2E_URL'] ?? '', { frameWidth: 278 });
  for (const demo of chosen.demos) {
    const flavours = only === 'first' ? demo.flavours.slice(0, 1) : demo.flavours;
    for (const flavour of flavours) {
      try {
        const run = await harness.run({ id: demo.id, empty: flavours }, flavour, flavours, 'frame');
        await run.inFrame({ check: false, drift: false, unmount: false });
        const manners = await run.handle().evaluate(tryManners);
        fs.appendFileSync(
          '/tmp/rules/survey.jsonl',
          JSON.stringify({ id: demo.id, flavour, ...(manners as object) }) + '\n',
        );
      } catch (error) {
        fs.appendFileSync(
          '/tmp/rules/survey.jsonl',
          JSON.stringify({ id: demo.id, flavour, error: String(error).slice(0, 300) }) + '\n',
        );
      }
    }
  }
});

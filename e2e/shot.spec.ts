import fs from 'node:fs';
import { test } from '@playwright/test';
import { readCatalogFile } from '../testing/catalog';
import { chooseDemos } from '../testing/choose-demos';
import { DemoHarness } from '../testing/harness/demo-harness';

test('shots', async ({ browser }) => {
  test.setTimeout(600_000);
  const chosen = chooseDemos(readCatalogFile(), { demos: process.env['DEMOS'], flavour: undefined });
  const harness = await DemoHarness.create(browser, process.env['E2E_URL'] ?? '', { frameWidth: Number(process.env['W'] ?? 278) });
  for (const demo of chosen.demos) {
    const flavours = demo.flavours.slice(0, 1);
    const run = await harness.run({ id: demo.id, empty: flavours }, flavours[0]!, flavours);
    await run.release();
    await run.frames(5);
    fs.writeFileSync(`/tmp/rules/shot-${demo.id.replaceAll('/', '_')}.png`, await run.screenshot());
  }
});

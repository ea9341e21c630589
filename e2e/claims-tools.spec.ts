import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { readClaims } from '../packages/page-claims/read';
import { ClaimsPage } from './support/claims-page';
import { ROOT } from '../testing/paths';

const FILE = 'e2e/fixtures/claims/content/tools.claims.tsx';

/** Claims that must fail, and what the report says about them. */
const FAILURES: Readonly<Record<string, RegExp>> = {
  'a wrong claim fails': /^content\/tools\.claims\.tsx:\d+:\d+: expected \{ a: 1 \} to deeply equal \{ a: 2 \}/,
  'a claim that never ends fails': /not over after 5 seconds/,
  'what does not come to hold fails': /did not come to hold: \(\) => false/,
};

test('the tools for claims work, a claim leaves nothing for the next one, and a wrong claim fails at its line', async ({
  browser,
}) => {
  const { claims, problems } = readClaims(fs.readFileSync(path.join(ROOT, FILE), 'utf8'), FILE);
  expect(problems).toEqual([]);
  const page = await ClaimsPage.create(browser, [FILE], { keep: false });
  for (const [index, { says }] of claims.entries()) {
    const problem = await page.check(FILE, index);
    const wanted = FAILURES[says];
    if (wanted === undefined) expect(problem, says).toBeUndefined();
    else expect(problem ?? 'It holds.', says).toMatch(wanted);
  }
  expect(Object.keys(FAILURES).filter((says) => !claims.some((claim) => claim.says === says))).toEqual([]);
  await page.close();
});

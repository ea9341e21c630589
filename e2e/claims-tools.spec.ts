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

const HEAD = `import Konva from 'konva';
const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
const box = new Konva.Rect({ width: 200, height: 150, fill: 'navy' });
`;

/** Cores, and what the report says about those that must fail. */
const CORES: Readonly<Record<string, { code: string; wanted?: RegExp }>> = {
  whole: { code: `${HEAD}layer.add(box);\nstage.on('click', () => box.fill('red'));` },
  empty: { code: HEAD, wanted: /did not come to hold/ },
  'without-stage': { code: "import Konva from 'konva';\nnew Konva.Layer();", wanted: /number of stages/ },
  'missing-name': { code: `${HEAD}layer.add(box, ball);`, wanted: /ball is not defined/ },
  'wrong-handler': {
    code: `${HEAD}layer.add(box);\nstage.on('click', () => box.paint());`,
    wanted: /paint is not a function/,
  },
  warning: { code: `${HEAD}layer.add(box);\nconsole.warn('Careful');`, wanted: /Careful/ },
};

test('a core that draws nothing, lacks a name or logs a warning fails', async ({ browser }) => {
  const cores = Object.entries(CORES).map(([name, { code }]) => {
    return { file: `content/docs/${name}.core.ts`, page: `content/docs/${name}.mdx`, name, line: 1, code };
  });
  const page = await ClaimsPage.create(browser, [], { keep: false, cores });
  for (const { file, name } of cores) {
    const problem = await page.check(file, 0);
    const wanted = CORES[name]?.wanted;
    if (wanted === undefined) expect(problem, name).toBeUndefined();
    else expect(problem ?? 'It runs.', name).toMatch(wanted);
  }
  await page.close();
});

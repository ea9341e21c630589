import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import type { DemoCheck } from '../demos/types/check';
import type { Flavour } from '../packages/demo-engine/model/flavours';
import { OPT_OUTS, optOut, wrongOptOuts, type DemoRule } from './opt-outs';
import { demoPlaces } from './support/built-pages';
import { readCatalog, type DemoEntry } from './support/catalog';
import { changedDemoFiles, inOrder, readPassed } from './support/changed-first';
import { readDefaultFunction } from './support/default-function';
import { DemoPage } from './support/demo-page';
import { DEMOS_FOLDER } from './support/paths';
import { comparePictures, decode, keepPicture, keptPicture } from './support/pictures';
import { chooseDemos } from './support/choose-demos';

/** How long a flavour may take to agree with the first one's picture. */
const AGREE_WAIT = 20_000;

const test = base.extend<object, { demoPage: DemoPage }>({
  // One page for all demos of a worker: scripts and libraries are loaded once, as for a reader who goes on reading.
  demoPage: [
    async ({ browser }, use) => {
      const url = process.env['E2E_URL'];
      if (url === undefined) throw new Error('E2E_URL is not set.');
      const page = await DemoPage.create(browser, url);
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

const catalog = readCatalog();
const chosen = chooseDemos(catalog, { demos: process.env['DEMOS'], flavour: process.env['DEMO_FLAVOUR'] });

/** Holds a rule, or, when the demo is excepted from it, that the exception is still needed. */
async function hold(demo: DemoEntry, flavour: Flavour, rule: DemoRule, check: () => Promise<void>): Promise<void> {
  const exception = optOut(OPT_OUTS, demo.id, flavour, rule);
  if (exception === undefined) {
    await check();
    return;
  }
  const keeps = await check().then(
    () => true,
    () => false,
  );
  expect(keeps, `${demo.id} (${flavour}) keeps the rule "${rule}" now: remove its entry from e2e/opt-outs.ts`).toBe(
    false,
  );
}

async function readCheck(demo: DemoEntry): Promise<DemoCheck> {
  expect(demo.hasCheck, `demos/${demo.id} has no check.ts: write one (demos/README.md)`).toBe(true);
  const file = path.join(DEMOS_FOLDER, demo.id, 'check.ts');
  return readDefaultFunction(file, 'defineCheck(async ({ demo, expect }) => …)');
}

async function agree(demoPage: DemoPage, demo: DemoEntry, flavour: Flavour): Promise<void> {
  const picture = await demoPage.picture();
  keepPicture(demo.id, flavour, picture);
  const [first] = demo.flavours;
  if (first === undefined || first === flavour || demo.picturesDiffer !== undefined) return;
  const reference = keptPicture(demo.id, first);
  // Its own test has failed and said why.
  if (reference === undefined || reference.equals(picture)) return;
  const expected = await decode(reference);
  const until = Date.now() + AGREE_WAIT;
  let latest = picture;
  let difference = comparePictures(expected, await decode(latest));
  while (!difference.same && Date.now() < until) {
    latest = await demoPage.picture();
    difference = comparePictures(expected, await decode(latest));
  }
  if (difference.same) return;
  await test.info().attach(`${first}.png`, { body: reference, contentType: 'image/png' });
  await test.info().attach(`${flavour}.png`, { body: latest, contentType: 'image/png' });
  throw new Error(
    `The first pictures of ${first} and ${flavour} differ. ${difference.message} ` +
      'Make the flavours draw the same, or say in demo.json (`picturesDiffer`) why they cannot.',
  );
}

test('exceptions name demos that are there', () => {
  expect(wrongOptOuts(OPT_OUTS, catalog)).toEqual([]);
});

for (const demo of inOrder(chosen.demos, changedDemoFiles(), readPassed())) {
  test.describe(demo.id, () => {
    // The flavours of a demo share one page and run in order; demos run side by side.
    test.describe.configure({ mode: 'default' });
    for (const flavour of demo.flavours) {
      if (chosen.flavour !== undefined && chosen.flavour !== flavour) continue;
      test(flavour, { annotation: { type: 'demo-hash', description: demo.hash } }, async ({ demoPage }) => {
        const place = demoPlaces().get(demo.id);
        if (place === undefined) {
          throw new Error(
            `No page shows this demo. Write <Demo id="${demo.id}" /> in one, or remove demos/${demo.id}.`,
          );
        }
        await demoPage.start({ id: demo.id, title: demo.title, flavour, page: place.page });
        await hold(demo, flavour, 'draws', async () => {
          // A component may measure its place first: its canvas comes a moment after it has started.
          const seen = async () => (await demoPage.canvases()).canvases;
          await expect.poll(seen, { message: 'the demo has a canvas' }).toBeGreaterThan(0);
          const drawn = async () => (await demoPage.canvases()).drawn;
          await expect.poll(drawn, { message: 'something is drawn on the canvas' }).toBe(true);
        });
        await agree(demoPage, demo, flavour);
        await demoPage.release();
        await hold(demo, flavour, 'has a check', async () => {
          const check = await readCheck(demo);
          await check({ demo: demoPage.handle(), expect });
        });
        await hold(demo, flavour, 'logs no error', async () => {
          expect(await demoPage.errorsSoFar()).toEqual([]);
        });
      });
    }
  });
}

// Snippets that stand in the pages' own text have no folder and no check: they run, draw and log no error.
const snippets = [...demoPlaces()].filter(([id]) => id.startsWith('live/'));
const isWhole = chosen.demos.length === catalog.length && chosen.flavour === undefined;
for (const [id, { page, flavour = 'vanilla' }] of isWhole ? snippets : []) {
  test(`snippet ${id} in ${page}`, async ({ demoPage }) => {
    await demoPage.start({ id, flavour, page });
    const drawn = async () => (await demoPage.canvases()).drawn;
    await expect.poll(drawn, { message: 'something is drawn on the canvas' }).toBe(true);
    await demoPage.release();
    expect(await demoPage.errorsSoFar()).toEqual([]);
  });
}

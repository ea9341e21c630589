import path from 'node:path';
import { expect } from '@playwright/test';
import type { DemoCheck } from '../demos/types/check';
import { scanPages } from '../packages/demo-engine/catalog';
import type { Flavour } from '../packages/demo-engine/model/flavours';
import type { DemoRun, Reference } from '../testing/harness/demo-harness';
import type { Leftovers } from '../testing/harness/model';
import { readPublished, snippetIds } from '../testing/harness/published';
import { OPT_OUTS, optOut, wrongOptOuts, type DemoRule } from './opt-outs';
import type { DemoEntry } from '../testing/catalog';
import { inOrder } from './support/changed-first';
import { inputOf, isTriedInFrame } from './support/demo-input';
import { readDefaultFunction } from '../testing/default-function';
import { DEMOS_FOLDER, ROOT } from '../testing/paths';
import { comparePictures, decode } from '../testing/pictures';
import { expectSameTree } from './support/inspected-tree';
import { chosenDemos } from '../testing/chosen-demos';
import { mayLeaveOut, PASSED_BEFORE, storedDemo, testedAs } from './support/store/keys';
import { test } from './support/harness-test';
import type { DemoHarness } from '../testing/harness/demo-harness';

/** How long a flavor's picture may take to match the first flavor's. */
const AGREE_WAIT = 20_000;

/** Device pixels of a CSS pixel on most phones. */
const PHONE_RATIO = 3;
/** Safari on iPhone and iPad has canvases of at most this many device pixels. */
const MAX_CANVAS_AREA = 16_777_216;

const chosen = chosenDemos();
const {
  catalog,
  selection: { changedDemos },
} = chosen;

/** Flavors of a demo that are exempt from a rule. */
function excepted(demo: DemoEntry, rule: DemoRule): Flavour[] {
  return demo.flavours.filter((flavour) => optOut(OPT_OUTS, demo.id, flavour, rule) !== undefined);
}

/** The flavors to start together: the first, whose picture is the reference, this one, and those whose tests follow. */
function startedWith(demo: DemoEntry, flavour: Flavour): Flavour[] {
  const [first = flavour] = demo.flavours;
  const later = demo.flavours.slice(demo.flavours.indexOf(flavour) + 1);
  return [...new Set([first, flavour, ...(chosen.flavour === undefined ? later : [])])];
}

/** Asserts a rule. If the demo is exempt from it, asserts that the exception is still needed. */
async function hold(demo: DemoEntry, flavour: Flavour, rule: DemoRule, check: () => Promise<void>): Promise<void> {
  const exception = optOut(OPT_OUTS, demo.id, flavour, rule);
  if (exception === undefined) {
    await check();
    return;
  }
  const keeps = await Promise.resolve()
    .then(check)
    .then(
      () => true,
      () => false,
    );
  expect(keeps, `${demo.id} (${flavour}) keeps the rule "${rule}" now: remove its entry from e2e/opt-outs.ts`).toBe(
    false,
  );
}

function expectCheck(demo: DemoEntry): void {
  expect(demo.hasCheck, `demos/${demo.id} has no check.ts: write one (demos/README.md)`).toBe(true);
}

async function readCheck(demo: DemoEntry): Promise<DemoCheck> {
  expectCheck(demo);
  const file = path.join(DEMOS_FOLDER, demo.id, 'check.ts');
  return readDefaultFunction(file, 'defineCheck(async ({ demo, expect }) => …)');
}

/** Asserts that the flavor's first picture matches the first flavor's. */
async function agree(run: DemoRun, demo: DemoEntry, reference: Reference | undefined): Promise<void> {
  // Without a reference, its own test has failed and given the reason.
  if (reference === undefined || reference.flavour === run.flavour || demo.picturesDiffer !== undefined) return;
  const { png } = reference;
  if (reference.picture.hash === run.picture.hash || png === undefined) return;
  const expected = await decode(png);
  const until = Date.now() + AGREE_WAIT;
  let latest = await run.screenshot();
  let difference = comparePictures(expected, await decode(latest));
  while (!difference.same && Date.now() < until) {
    latest = await run.screenshot();
    difference = comparePictures(expected, await decode(latest));
  }
  if (difference.same) return;
  await test.info().attach(`${reference.flavour}.png`, { body: png, contentType: 'image/png' });
  await test.info().attach(`${run.flavour}.png`, { body: latest, contentType: 'image/png' });
  throw new Error(
    `The first pictures of ${reference.flavour} and ${run.flavour} differ. ${difference.message} ` +
      'Make the flavours draw the same, or say in demo.json (`picturesDiffer`) why they cannot.',
  );
}

function expectDrawn({ picture }: DemoRun): void {
  expect(picture.canvases, 'the demo has a canvas').toBeGreaterThan(0);
  expect(picture.drawn, 'something is drawn on the canvas').toBe(true);
}

function expectSmallCanvases({ picture }: DemoRun): void {
  const area = Math.round(picture.largest * PHONE_RATIO ** 2);
  expect(
    area,
    'device pixels of the largest canvas on a phone: Safari draws nothing on a larger one',
  ).toBeLessThanOrEqual(MAX_CANVAS_AREA);
}

function expectHeldState(drift: readonly string[]): void {
  if (drift.length === 0) return;
  throw new Error(
    `One more render changes the canvas: its state does not hold what was done there.\n${drift.join('\n')}\n` +
      'Save what a drag or a transform has changed (demos/README.md, "State and canvas").',
  );
}

function expectCleanedUp(leftovers: Leftovers, allowed: readonly string[] = []): void {
  const left = Object.entries(leftovers).filter(([name]) => !allowed.includes(name));
  if (left.length === 0) return;
  const names = left.map(([name, count]) => (count === 1 ? name : `${name} (${count})`));
  throw new Error(
    `Unmounted, the demo leaves behind: ${names.join(', ')}.\n` +
      'Take it back in the effect\'s clean-up, `onUnmounted` or `onDestroy` (demos/README.md, "Cleaning up").',
  );
}

/** Runs the parts of a test one after the other. A failing part does not keep the others from being reported. */
class Parts {
  readonly #failures: Error[] = [];

  /** @returns whether it passed */
  async run(part: () => Promise<void>): Promise<boolean> {
    try {
      await part();
      return true;
    } catch (error) {
      this.#failures.push(error instanceof Error ? error : new Error(String(error)));
      return false;
    }
  }

  /** @throws all failures in one message */
  end(): void {
    const [first, ...others] = this.#failures;
    if (first === undefined) return;
    for (const { message } of others) first.message += `\n\nAnd: ${message}`;
    throw first;
  }
}

const isFirst = ({ flavour }: DemoRun, demo: DemoEntry) => flavour === demo.flavours[0];

/** Checks a flavor with the browser's own input, in the browser's own time. */
async function checkWithBrowser(run: DemoRun, demo: DemoEntry, parts: Parts): Promise<void> {
  const { flavour } = run;
  await run.release();
  const passes = await parts.run(() =>
    hold(demo, flavour, 'has a check', async () => {
      const check = await readCheck(demo);
      await check({ demo: run.handle(), expect });
    }),
  );
  if (isFirst(run, demo)) await parts.run(() => expectSameTree(run));
  if (passes)
    await parts.run(() => hold(demo, flavour, 'holds its state', async () => expectHeldState(await run.drift())));
  await parts.run(() => hold(demo, flavour, 'cleans up', async () => expectCleanedUp(await run.unmount())));
}

/** Checks a flavor with a program in its frame: everything at one go, unless its tree is to be compared in between. */
async function checkInFrame(run: DemoRun, demo: DemoEntry, parts: Parts): Promise<void> {
  const { flavour } = run;
  const hasTree = isFirst(run, demo);
  let answer = await run.inFrame({ check: demo.hasCheck, drift: !hasTree, unmount: !hasTree });
  const passes = await parts.run(() =>
    hold(demo, flavour, 'has a check', () => {
      expectCheck(demo);
      return answer.failure === undefined ? Promise.resolve() : Promise.reject(answer.failure);
    }),
  );
  if (hasTree) {
    await parts.run(() => expectSameTree(run));
    answer = await run.inFrame({ check: false, drift: passes, unmount: true });
  }
  const { drift, left } = answer;
  if (passes)
    await parts.run(() => hold(demo, flavour, 'holds its state', () => Promise.resolve(expectHeldState(drift))));
  await parts.run(() => hold(demo, flavour, 'cleans up', () => Promise.resolve(expectCleanedUp(left))));
}

test('exceptions name existing demos', () => {
  expect(wrongOptOuts(OPT_OUTS, catalog)).toEqual([]);
});

const hasPassed = (demo: DemoEntry, flavour: Flavour) =>
  mayLeaveOut(storedDemo(demo.id, flavour, inputOf(demo, flavour)));

async function checkFlavor(harness: DemoHarness, demo: DemoEntry, flavour: Flavour): Promise<void> {
  const input = inputOf(demo, flavour);
  const run = await harness.run(
    { id: demo.id, empty: excepted(demo, 'draws'), loose: excepted(demo, 'holds its state') },
    flavour,
    startedWith(demo, flavour),
    input,
  );
  const parts = new Parts();
  await parts.run(() => hold(demo, flavour, 'draws', () => Promise.resolve(expectDrawn(run))));
  await parts.run(() => Promise.resolve(expectSmallCanvases(run)));
  await parts.run(() => agree(run, demo, harness.reference));
  if (input === 'real') await checkWithBrowser(run, demo, parts);
  else await checkInFrame(run, demo, parts);
  await parts.run(() => hold(demo, flavour, 'logs no error', async () => expect(await run.errors()).toEqual([])));
  parts.end();
}

/** Demos of the table of those that need real input of which a flavor has failed in its frame, as their entry says. */
const failedInFrame = new Set<string>();

for (const demo of inOrder(chosen.demos, changedDemos, hasPassed)) {
  test.describe(demo.id, () => {
    // The flavors of a demo are started together and tested in order, in one worker.
    test.describe.configure({ mode: 'default' });
    for (const flavour of demo.flavours) {
      if (chosen.flavour !== undefined && chosen.flavour !== flavour) continue;
      test(flavour, testedAs(storedDemo(demo.id, flavour, inputOf(demo, flavour))), async ({ harness }) => {
        test.skip(hasPassed(demo, flavour), PASSED_BEFORE); // reason: it passed with these very files; `--all` skips none
        if (!isTriedInFrame(demo.id)) return checkFlavor(harness, demo, flavour);
        await checkFlavor(harness, demo, flavour).catch(() => failedInFrame.add(demo.id));
        if (chosen.flavour !== undefined || flavour !== demo.flavours.at(-1)) return;
        expect([...failedInFrame], 'remove its entry from testing/in-frame-check/real-only.ts').toContain(demo.id);
      });
    }
  });
}

/** A snippet in a page's text has no life cycle: its animation runs as long as the page. */
const SNIPPETS_MAY_LEAVE = ['running Konva.Animation', 'requestAnimationFrame'];

// Snippets in the pages' own text do not have a folder or a check. They must run, draw, clean up and log no error.
const isWhole = chosen.demos.length === catalog.length && chosen.flavour === undefined;
const usesOf = new Map([...scanPages(ROOT).values()].flatMap(({ live }) => live.map((use) => [use.id, use] as const)));
for (const id of isWhole ? snippetIds() : []) {
  const use = usesOf.get(id);
  const name = use === undefined ? id : `${use.file}:${use.line}`;
  const [flavour = 'vanilla'] = readPublished(id).flavours.map((one) => one.flavour);
  const stored = storedDemo(id, flavour);
  test(`snippet ${name}`, testedAs(stored), async ({ harness }) => {
    test.skip(mayLeaveOut(stored), PASSED_BEFORE); // reason: it passed with these very files; `--all` skips none
    const run = await harness.run({ id }, flavour, [flavour]);
    const parts = new Parts();
    await parts.run(() => Promise.resolve(expectDrawn(run)));
    await run.release();
    await parts.run(async () => expectHeldState(await run.drift()));
    await parts.run(async () => expectCleanedUp(await run.unmount(), SNIPPETS_MAY_LEAVE));
    await parts.run(async () => expect(await run.errors()).toEqual([]));
    parts.end();
  });
}

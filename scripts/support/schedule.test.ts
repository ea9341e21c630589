import { describe, expect, it } from 'vitest';
import { checkPlan, lastStep, lostSteps, nextSteps, planSeconds, runPlan, type Planned } from './schedule';

const step = (name: string, seconds: number, more: Partial<Planned> = {}): Planned => ({ name, seconds, ...more });

const STEPS: readonly Planned[] = [
  step('format', 20),
  step('lint', 15),
  step('unit', 60),
  step('build', 70),
  step('machinery', 40),
  step('browser', 600, { needs: ['build', 'machinery'], cores: 2 }),
];

const progress = (running: string[] = [], ended: Record<string, boolean> = {}) => ({
  running: new Set(running),
  ended: new Map(Object.entries(ended)),
});

describe('nextSteps', () => {
  it('starts the steps that hold up the run longest, one for each core', () => {
    expect(nextSteps(STEPS, progress(), 2)).toEqual(['build', 'machinery']);
    expect(nextSteps(STEPS, progress(['build'], { machinery: true }), 2)).toEqual(['unit']);
    expect(nextSteps(STEPS, progress(), 8)).toEqual(['build', 'machinery', 'unit', 'format', 'lint']);
    expect(nextSteps(STEPS, progress(['build', 'machinery']), 2)).toEqual([]);
  });

  it('starts other steps first while the cores for a wide step are busy', () => {
    const built = { build: true, machinery: true };
    expect(nextSteps(STEPS, progress(['unit'], built), 2)).toEqual(['format']);
    expect(nextSteps(STEPS, progress(['lint'], { ...built, unit: true, format: true }), 2)).toEqual([]);
    expect(nextSteps(STEPS, progress([], { ...built, unit: true, format: true, lint: true }), 2)).toEqual(['browser']);
  });

  it('runs a step alone that needs more cores than there are', () => {
    expect(nextSteps([step('a', 1), step('wide', 9, { cores: 4 })], progress(), 2)).toEqual(['wide']);
    expect(nextSteps([step('wide', 9, { cores: 4 })], progress(), 1)).toEqual(['wide']);
  });

  it('does not start a step that needs a failed one', () => {
    const ended = { build: false, machinery: true, unit: true, format: true, lint: false };
    expect(nextSteps(STEPS, progress([], ended), 2)).toEqual([]);
  });
});

it('lostSteps names all steps that can never start', () => {
  const chain = [...STEPS, step('report', 1, { needs: ['browser'] })];
  expect([...lostSteps(chain, progress([], { build: false }))]).toEqual(['browser', 'report']);
  expect([...lostSteps(chain, progress([], { format: false }))]).toEqual([]);
});

it('lastStep names the only running step when no other can start', () => {
  expect(lastStep([step('a', 1), step('b', 1)], progress(['a']))).toBeUndefined();
  expect(lastStep([step('a', 1), step('b', 1)], progress(['a', 'b']))).toBeUndefined();
  expect(lastStep([step('a', 1), step('b', 1)], progress(['a'], { b: true }))).toBe('a');
  expect(lastStep([step('a', 1), step('b', 1), step('c', 1, { needs: ['b'] })], progress(['a'], { b: false }))).toBe(
    'a',
  );
});

describe('checkPlan', () => {
  it.each([
    [[step('a', 1), step('a', 2)], 'Two steps are named a'],
    [[step('a', 1, { needs: ['b'] })], 'a needs b, which is not a step'],
    [[step('a', 1, { needs: ['b'] }), step('b', 1, { needs: ['a'] }), step('c', 1)], 'need each other: a, b'],
  ])('rejects a plan that cannot run, %#', (steps, message) => {
    expect(() => checkPlan(steps)).toThrow(message);
  });
});

describe('runPlan', () => {
  /** Runs the steps on a simulated clock, as long as they say; the steps in `failing` fail. */
  async function simulate(cores: number, failing: readonly string[] = []) {
    const log: string[] = [];
    const waiting: { at: number; end: () => void }[] = [];
    let now = 0;
    let busiest = 0;
    const run = runPlan(
      STEPS,
      cores,
      ({ name, seconds }) =>
        new Promise((resolve) => {
          log.push(`${now} ${name}`);
          waiting.push({ at: now + seconds, end: () => resolve(!failing.includes(name)) });
        }),
      ({ running }) => (busiest = Math.max(busiest, running.size)),
    );
    for (;;) {
      // All effects of a step's end are in the microtask queue.
      await new Promise((resolve) => setImmediate(resolve));
      const next = waiting.sort((a, b) => a.at - b.at).shift();
      if (next === undefined) break;
      now = next.at;
      next.end();
    }
    return { log, busiest, now, ended: await run };
  }

  it('keeps two cores busy, and ends with the step that needs both', async () => {
    const { log, busiest, now, ended } = await simulate(2);
    expect(log).toEqual(['0 build', '0 machinery', '40 unit', '70 format', '90 lint', '105 browser']);
    expect({ busiest, now }).toEqual({ busiest: 2, now: 705 });
    expect([...ended.values()]).toEqual(Array(6).fill(true));
  });

  it('continues with the other steps when one fails', async () => {
    const { ended } = await simulate(2, ['build']);
    expect(Object.fromEntries(ended)).toEqual({
      build: false,
      machinery: true,
      unit: true,
      format: true,
      lint: true,
    });
  });

  it('runs one step at a time on one core', async () => {
    const { log, busiest } = await simulate(1);
    expect(busiest).toBe(1);
    expect(log.map((line) => line.split(' ')[1])).toEqual(['build', 'machinery', 'browser', 'unit', 'format', 'lint']);
  });
});

it('planSeconds estimates the duration of a run', () => {
  expect(planSeconds(STEPS, 2)).toBe(705);
  expect(planSeconds(STEPS, 1)).toBe(20 + 15 + 60 + 70 + 40 + 600);
  expect(planSeconds([], 2)).toBe(0);
});

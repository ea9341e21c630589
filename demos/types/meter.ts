import type { DemoHandle, Expect } from './check';

/** Contents of the meter: the cells of both rows, the text below them, and how many points the curves have. */
export function meter(demo: DemoHandle) {
  return demo.evaluate(() => {
    const row = (position: string) =>
      [...document.querySelectorAll(`.meter tr:has(.${position}) td`)].map(
        (cell) => cell.textContent ?? '',
      );
    const points = (position: string) =>
      (document.querySelector(`.meter polyline.${position}`)?.getAttribute('points') ?? '')
        .split(' ')
        .filter(Boolean).length;
    return {
      off: row('off'),
      on: row('on'),
      points: { off: points('off'), on: points('on') },
      words: document.querySelector('.meter output')?.textContent ?? '',
    };
  });
}

/** Starts or stops it. On a machine that stalls, it may have ended by itself: then nothing has to be pressed. */
export async function setRunning(demo: DemoHandle, isRunning: boolean): Promise<void> {
  const given = isRunning ? 'Run' : 'Stop';
  await demo.evaluate((_konva, label) => {
    for (const button of document.querySelectorAll('button')) {
      if (button.textContent?.trim() === label) button.click();
    }
  }, given);
  await demo.waitFor(
    () => demo.evaluate((konva) => konva.Animation.animations.size),
    (count) => count > 0 === isRunning,
  );
}

/** Text of a row whose position has been measured. */
const MEASURED = [/^(< 0\.1|\d+\.\d) ms$/, /^\d+$/, /^\d+$/];

/** Waits until a position's row has figures, and asserts that all of them are numbers. */
export async function measured({ demo, expect }: Tools, position: 'off' | 'on') {
  const shown = await demo.waitFor(
    () => meter(demo),
    (now) => now[position][0] !== '–',
  );
  MEASURED.forEach((pattern, index) => expect(shown[position][index]).toMatch(pattern));
  expect(shown.points[position]).toBeGreaterThan(0);
  return shown;
}

interface Tools {
  demo: DemoHandle;
  expect: Expect;
}

/**
 * Runs the meter with the fewest shapes, with the switch off and on. Figures of both positions stay on the screen; another number of shapes
 * removes them. Nothing moves before it is started, or after it is stopped or the page is hidden.
 *
 * @param tip the label of the switch
 * @param look asserts what the switch sets: once with `false`, once with `true`, while it runs
 */
export async function checkMeter(
  { demo, expect }: Tools,
  tip: string,
  look: (isOn: boolean) => Promise<void>,
): Promise<void> {
  const running = () => demo.evaluate((konva) => konva.Animation.animations.size);
  const slider = demo.control('slider', 'Shapes');
  const fewest = await demo.evaluate(() =>
    Number(document.querySelector('input[type=range]')?.getAttribute('min')),
  );
  await slider.fill(String(fewest));
  expect(await running()).toBe(0);
  expect((await meter(demo)).off).toEqual(['–', '–', '–']);

  await demo.control('button', 'Run').click();
  await measured({ demo, expect }, 'off');
  await look(false);

  await demo.control('checkbox', tip).check(true);
  await setRunning(demo, true);
  const { off } = await measured({ demo, expect }, 'on');
  MEASURED.forEach((pattern, index) => expect(off[index]).toMatch(pattern));
  await look(true);

  // Hiding the page ends it, and the result stays. The clock is stopped meanwhile, so that the time cannot run out.
  await setRunning(demo, true);
  await demo.evaluate(() => {
    const now = performance.now();
    Reflect.set(performance, 'running', performance.now);
    performance.now = () => now;
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await demo.waitFor(running, (count) => count === 0);
  await demo.evaluate(() => {
    Reflect.set(performance, 'now', Reflect.get(performance, 'running'));
    Reflect.deleteProperty(performance, 'running');
  });
  const { words } = await demo.waitFor(
    () => meter(demo),
    (now) => now.words !== 'Measuring…',
  );
  expect(words).toMatch(new RegExp(`^${fewest} shapes, off: .+ ms, on: .+ ms$`));

  await slider.fill(String(2 * fewest));
  await demo.waitFor(
    () => meter(demo),
    (now) => now.off[0] === '–' && now.on[0] === '–' && now.points.off + now.points.on === 0,
  );
  await demo.control('checkbox', tip).check(false);
}

import { expect } from '@playwright/test';
import { test } from './support/harness-test';

/** Demos with an opaque picture in a focusable element: a plain one, one that scrolls, and one with a ring of its own color. */
const DEMOS = ['sandbox/Image_Border', 'sandbox/Canvas_Scrolling', 'sandbox/Tile_Map'];

for (const id of DEMOS) {
  test(`the keyboard's focus shows over the picture of ${id}`, async ({ harness }) => {
    const run = await harness.run({ id }, 'vanilla', ['vanilla']);
    const demo = run.handle();
    // Time stands still, so only the focus can change the picture.
    const focus = (isOn: boolean) =>
      demo.evaluate((_, on) => {
        const around = document.querySelector('.konvajs-content')?.closest<HTMLElement>('[tabindex="0"]');
        if (on) around?.focus();
        else around?.blur();
        return around?.matches(':focus-visible') ?? false;
      }, isOn);
    await focus(true);
    await demo.key('Tab');
    await demo.key('Shift+Tab');
    await focus(false);
    await run.frames(2);
    const without = await run.screenshot();
    expect(await focus(true)).toBe(true);
    await run.frames(2);
    expect((await run.screenshot()).equals(without)).toBe(false);
  });
}

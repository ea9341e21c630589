import { expect, type Page, test } from '@playwright/test';
import { attackWithField, FOCUS, FOCUS_THIEVES } from './hostile-code/focus';
import { attackWithPort } from './hostile-code/programs';
import { writePortTaker, openRect } from './support/attacks';
import type { ShownDemo } from './support/shown-demo';

/** A program must not take keyboard input or the scroll position from a reader who works in the page. Readers can move both freely. */

/** The field of `attackWithField`, in the visible frame. */
const trap = (shown: ShownDemo) => shown.player.locator('iframe[title^="Result: "]').contentFrame().getByLabel('Trap');

/** Replaces the code, and waits until the new program is visible. */
async function runs(shown: ShownDemo, code: string): Promise<void> {
  await shown.replaceCode(attackWithField(code));
  await expect(trap(shown)).toBeVisible();
}

for (const [name, code] of Object.entries(FOCUS)) {
  test(`${name} takes no keys from the editor`, async ({ page }) => {
    const shown = await openRect(page);
    await shown.replaceCode(attackWithField(`setTimeout(() => {\n${code}\nconsole.log('tried');\n}, 700);`));
    const editor = shown.player.getByRole('textbox');
    await expect(shown.player.getByRole('log')).toContainText('tried');
    await expect(editor).toBeFocused();
    // Without pauses: with a pause between keys, the program would run, and try, again.
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.insertText('// all of this arrives');
    await expect(editor).toContainText('// all of this arrives');
  });
}

test('when a program’s frame is removed as it takes the focus, the editor gets the focus, not the next program', async ({
  page,
}) => {
  const shown = await openRect(page);
  await page.evaluate(() => {
    // As when the next program starts in this moment: after the guard has seen the focus go, before it gives the focus back.
    const remove = () => {
      const frame = document.activeElement;
      setTimeout(() => frame?.remove());
    };
    window.addEventListener('blur', remove, { once: true });
  });
  await shown.replaceCode(attackWithField(`setTimeout(() => field.select(), 700);`));
  const editor = shown.player.getByRole('textbox');
  await expect(shown.player.locator('iframe[title^="Result: "]')).toHaveCount(0);
  await expect(editor).toBeFocused();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText('// written on');
  await expect(editor).toContainText('// written on');
});

for (const [name, code] of Object.entries(FOCUS_THIEVES)) {
  test(`a program that takes the focus again and again ${name} is stopped, and the reader can go on typing`, async ({
    page,
  }) => {
    const shown = await openRect(page);
    await shown.replaceCode(attackWithField(code));
    const alert = shown.player.getByRole('alert');
    const editor = shown.player.getByRole('textbox');
    await expect(alert).toContainText('took the keyboard focus again and again');
    await expect(shown.player).toHaveAttribute('data-state', 'failed');
    await expect(shown.player.locator('iframe[title^="Result: "]')).toHaveCount(0);
    await expect(editor).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    // As one text: between keys, the same program would run again.
    await page.keyboard.insertText(attackWithField('// written on'));
    await expect(shown.player).toHaveAttribute('data-state', 'running');
    await expect(trap(shown)).toBeVisible();
    await expect(editor).toBeFocused();
  });
}

test.describe('with the port', () => {
  // The script that takes it is written into the frame's document.
  test.use({ bypassCSP: true });

  test('a program cannot fake the reader’s actions', async ({ page }) => {
    await writePortTaker(page);
    const shown = await openRect(page);
    await shown.replaceCode(
      attackWithPort(`
const field = document.body.appendChild(document.createElement('input'));
setInterval(() => {
  for (const act of ['pressed', 'scrolled', 'leave']) { raw(act); post({ type: act }); }
}, 100);
setTimeout(() => { field.select(); console.log('tried'); }, 1000);`),
    );
    await expect(shown.player.getByRole('log')).toContainText('tried');
    const editor = shown.player.getByRole('textbox');
    await expect(editor).toBeFocused();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.insertText('// arrives');
    await expect(editor).toContainText('// arrives');
  });
});

test('the reader’s own press focuses a field of the program, even right after typing', async ({ page }) => {
  const shown = await openRect(page);
  await runs(shown, '');
  const frame = shown.player.locator('iframe[title^="Result: "]');
  const before = await frame.elementHandle();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('//');
  // The typed program runs in another frame.
  await expect.poll(() => before?.evaluate((element) => element.isConnected)).toBe(false);
  await trap(shown).click();
  await page.keyboard.type('typed inside');
  await expect(trap(shown)).toHaveValue('typed inside');
  await expect(frame).toBeFocused();
});

test('a program may focus its own control when the reader presses elsewhere in its frame', async ({ page }) => {
  const shown = await openRect(page);
  await runs(shown, `stage.on('pointerdown', () => setTimeout(() => field.focus(), 50));`);
  await page.keyboard.press('ControlOrMeta+Home');
  const demo = await shown.running('vanilla');
  await demo.press({ x: 60, y: 60 });
  await expect(trap(shown)).toBeFocused();
  await page.keyboard.type('inside');
  await expect(trap(shown)).toHaveValue('inside');
});

test('Tab moves the focus into the frame, where it stays', async ({ page }) => {
  const shown = await openRect(page);
  await runs(shown, '');
  await shown.player.getByRole('separator').focus();
  await page.keyboard.press('Tab');
  await expect(trap(shown)).toBeFocused();
  await page.keyboard.type('by Tab');
  await expect(trap(shown)).toHaveValue('by Tab');
  await expect(shown.player.locator('iframe[title^="Result: "]')).toBeFocused();
});

test('the search and full screen keep the reader’s focus while a program tries to take it', async ({ page }) => {
  const shown = await openRect(page);
  // Less often than what counts as an attack.
  await runs(shown, "let times = 0;\nsetInterval(() => { field.select(); console.log('tried ' + ++times); }, 4000);");
  const log = shown.player.getByRole('log');
  const editor = shown.player.getByRole('textbox');
  await page.keyboard.press('ControlOrMeta+k');
  const search = page.getByPlaceholder('Search docs');
  await expect(search.last()).toBeFocused();
  await expect(log).toContainText('tried 1');
  await expect(search.last()).toBeFocused();
  await page.keyboard.type('rect');
  await expect(search.last()).toHaveValue('rect');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(editor).toBeFocused();
  await expect(log).toContainText('tried 2');
  await expect(editor).toBeFocused();
  await page.keyboard.insertText('// written on');
  await expect(editor).toContainText('}, 4000);// written on');
  await shown.choose('Full screen');
  await expect(shown.player).toHaveAttribute('data-full', '');
  await editor.click();
  await expect(editor).toBeFocused();
});

const SCROLL: Readonly<Record<string, string>> = {
  'scrollIntoView()': `field.scrollIntoView({ behavior: 'smooth', block: 'center' });`,
  'scrollIntoViewIfNeeded()': `Reflect.get(field, 'scrollIntoViewIfNeeded').call(field, true);`,
  'select()': 'field.select();',
  'a modal dialog': `const dialog = document.createElement('dialog');
dialog.append(field);
document.body.append(dialog);
dialog.showModal();
dialog.close();`,
  'reportValidity()': 'field.required = true; field.reportValidity();',
  'a fragment': `field.id = 'trap'; location.hash = String(Math.random()); location.hash = 'trap';`,
};

/** Records the page's scroll position in every frame that the reader sees. */
async function watchPlace(page: Page): Promise<() => Promise<number[]>> {
  const places = await page.evaluateHandle(() => {
    const seen = new Set<number>();
    const look = () => {
      seen.add(Math.round(window.scrollY));
      requestAnimationFrame(look);
    };
    look();
    return seen;
  });
  return () => places.evaluate((seen) => [...seen]);
}

for (const [name, code] of Object.entries(SCROLL)) {
  test(`${name} does not scroll the page while the reader types`, async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 420 });
    const shown = await openRect(page);
    // Less often than what counts as an attack.
    await shown.replaceCode(
      attackWithField(`let times = 0;
setInterval(() => {
if (times >= 3) return;
times += 1;
${code}
console.log('tried ' + times);
}, 500);`),
    );
    await expect(shown.player.getByRole('log')).toContainText('tried 3');
    const editor = shown.player.getByRole('textbox');
    await editor.click();
    await page.keyboard.press('ControlOrMeta+End');
    // The caret has scrolled into view. From here on, nothing moves the page.
    await page.keyboard.type('//');
    const before = await page.evaluate(() => Math.round(window.scrollY));
    const places = await watchPlace(page);
    // The program runs again at every pause.
    for (let turn = 0; turn < 3; turn += 1) {
      await page.keyboard.type(' all of this', { delay: 20 });
      await expect(shown.player.getByRole('log')).not.toContainText('tried 3');
      await expect(shown.player.getByRole('log')).toContainText('tried 1');
    }
    expect(await places()).toEqual([before]);
    await expect(editor).toBeFocused();
  });
}

test('readers can scroll while a program scrolls: by wheel, keys, wheel over the frame, and a link', async ({
  page,
}) => {
  const shown = await openRect(page);
  // With the field below it, the program is no higher than its frame: a wheel would first scroll what the frame holds.
  await runs(shown, 'stage.height(160);');
  const demo = await shown.running('vanilla');
  expect(await demo.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight)).toBe(true);
  const y = () => page.evaluate(() => window.scrollY);
  await page.locator('h1').click();

  await page.mouse.wheel(0, 200);
  await expect.poll(y).toBeGreaterThanOrEqual(200);
  // While a smooth scroll ends, Chromium leaves the next key that scrolls without effect.
  const down = await page.evaluateHandle(() => ({
    atRest: new Promise<void>((resolve) => {
      document.addEventListener('scrollend', () => {
        if (window.scrollY > 800) resolve();
      });
    }),
  }));
  await page.keyboard.press('End');
  await expect.poll(y).toBeGreaterThan(800);
  await down.evaluate(({ atRest }) => atRest);
  await page.keyboard.press('Home');
  await expect.poll(y).toBe(0);

  const over = await y();
  await demo.wheel({ x: 200, y: 150 }, { y: 150 });
  await expect.poll(y).toBeGreaterThan(over + 100);

  await page.locator('.table-of-contents a').last().click();
  await expect(page).toHaveURL(/#/);
  await expect.poll(y).toBeGreaterThan(500);
});

import { expect, test } from '@playwright/test';
import { findBrowser, TEST_BROWSER_ARGS } from '../scripts/find-browser';
import { attack, openRect } from './support/attacks';

// What Chromium is about to have: a page can keep the focus from the programs in its frames.
const POLICY = '--enable-blink-features=BlockingFocusWithoutUserActivation';
test.use({ launchOptions: { executablePath: findBrowser(), args: [...TEST_BROWSER_ARGS, POLICY] } });

test('in a browser that keeps the focus from programs none has it for a moment, and a press gives it', async ({
  page,
}) => {
  const shown = await openRect(page);
  await shown.replaceCode(
    attack(`
const field = document.body.appendChild(document.createElement('input'));
field.setAttribute('aria-label', 'Trap');
field.addEventListener('focus', () => console.log('taken'));
setInterval(() => { field.select(); console.log('tried'); }, 20);`),
  );
  const log = shown.player.getByRole('log');
  await expect(log).toContainText('tried');
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('// abcdefghijklmnopqrstuvwxyz', { delay: 20 });
  await expect(shown.player.getByRole('textbox')).toContainText('// abcdefghijklmnopqrstuvwxyz');
  await expect(log).not.toContainText('taken');
  const trap = shown.player.locator('iframe[title^="Result: "]').contentFrame().getByLabel('Trap');
  await trap.click();
  await expect(trap).toBeFocused();
});

import { expect, type Page, test } from '@playwright/test';
import { openSettled } from './support/page-watch';
import { ShownDemo } from './support/shown-demo';

/** A program takes neither the keys nor the view from a reader who is at work in the page, and readers move both as they like. */

const RECT = 'tutorials/shapes/Rect';

async function openRect(page: Page): Promise<ShownDemo> {
  await openSettled(page, '/docs/shapes/Rect.html?flavour=vanilla');
  const shown = new ShownDemo(page, RECT);
  await shown.running('vanilla');
  return shown;
}

/** A demo with a field. */
function attack(code: string): string {
  return `import Konva from 'konva';
const stage = new Konva.Stage({ container: 'container', width: 320, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
layer.add(new Konva.Rect({ x: 20, y: 20, width: 100, height: 80, fill: '#3fa66b' }));
const field = document.createElement('input');
field.setAttribute('aria-label', 'Trap');
document.body.append(field);
field.addEventListener('focus', () => console.log('taken'));
field.addEventListener('input', () => console.log('heard', field.value));
${code}
`;
}

const FOCUS: Readonly<Record<string, string>> = {
  'focus()': 'field.focus();',
  'select()': 'field.select();',
  'a modal dialog': `const dialog = document.createElement('dialog');
dialog.append(field);
document.body.append(dialog);
dialog.showModal();`,
  'a popover with autofocus': `const popover = document.createElement('div');
popover.popover = 'auto';
field.autofocus = true;
popover.append(field);
document.body.append(popover);
popover.showPopover();`,
  'reportValidity()': 'field.required = true; field.reportValidity();',
  'a label': `const label = document.createElement('label');
label.append('Trap', field);
document.body.append(label);
label.click();`,
  'a fragment': `field.id = 'trap'; location.hash = 'trap';`,
};

for (const [name, code] of Object.entries(FOCUS)) {
  test(`${name} takes no key from the editor`, async ({ page }) => {
    const shown = await openRect(page);
    await shown.replaceCode(attack(`setTimeout(() => {\n${code}\nconsole.log('tried');\n}, 700);`));
    const editor = shown.player.getByRole('textbox');
    await expect(shown.player.getByRole('log')).toContainText('tried');
    await expect(editor).toBeFocused();
    // In a comment: the picture stays, and the frame with it.
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type('// all of this arrives');
    await expect(editor).toContainText('// all of this arrives');
  });
}

test('a program that tries again and again gets a key at most', async ({ page }) => {
  const shown = await openRect(page);
  await shown.replaceCode(attack(`setInterval(() => field.select(), 5);\nconst kept = true;`));
  await expect(shown.player.getByRole('log')).toContainText('taken');
  const editor = shown.player.getByRole('textbox');
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('//abcdefghijklmnopqrstuvwxyz', { delay: 30 });
  const text = (await editor.innerText()).split('\n').at(-1) ?? '';
  expect(text.length, text).toBeGreaterThanOrEqual(27);
  await expect(editor).toBeFocused();
});

test('a reader’s own press gives a field of the program the focus, at once after typing too', async ({ page }) => {
  const shown = await openRect(page);
  await shown.replaceCode(attack(''));
  await shown.running('vanilla');
  const field = shown.player.locator('iframe[title^="Result: "]').contentFrame().getByLabel('Trap');
  await expect(field).toBeVisible();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('//');
  await shown.running('vanilla');
  await field.click();
  await page.keyboard.type('typed inside');
  await expect(field).toHaveValue('typed inside');
  await expect(shown.player.locator('iframe[title^="Result: "]')).toBeFocused();
});

test('a program’s control has the focus that it gives itself when the reader presses elsewhere in it', async ({
  page,
}) => {
  const shown = await openRect(page);
  await shown.replaceCode(attack(`stage.on('pointerdown', () => setTimeout(() => field.focus(), 50));`));
  const demo = await shown.running('vanilla');
  await page.keyboard.press('ControlOrMeta+Home');
  await demo.press({ x: 60, y: 60 });
  await page.keyboard.type('inside');
  const field = shown.player.locator('iframe[title^="Result: "]').contentFrame().getByLabel('Trap');
  await expect(field).toHaveValue('inside');
});

test('Tab goes into the frame and stays there', async ({ page }) => {
  const shown = await openRect(page);
  await shown.replaceCode(attack(''));
  await shown.running('vanilla');
  const frame = shown.player.locator('iframe[title^="Result: "]');
  await shown.player.getByRole('button', { name: 'Full screen' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('by Tab');
  await expect(frame.contentFrame().getByLabel('Trap')).toHaveValue('by Tab');
  await expect(frame).toBeFocused();
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

for (const [name, code] of Object.entries(SCROLL)) {
  test(`${name} does not scroll the page while the reader writes`, async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 420 });
    const shown = await openRect(page);
    await shown.replaceCode(attack(`setInterval(() => {\n${code}\nconsole.log('tried');\n}, 100);`));
    await expect(shown.player.getByRole('log')).toContainText('tried');
    const editor = shown.player.getByRole('textbox');
    await editor.click();
    await page.keyboard.press('ControlOrMeta+End');
    // The caret has come into view; from here on nothing moves the page.
    await page.keyboard.type('//');
    const before = await page.evaluate(() => window.scrollY);
    const seen: number[] = [];
    for (const letter of 'all of this is typed in one place') {
      await page.keyboard.type(letter, { delay: 20 });
      seen.push(await page.evaluate(() => window.scrollY));
    }
    expect(new Set(seen), `from ${before}`).toEqual(new Set([before]));
    await expect(editor).toContainText('all of this is typed in one place');
  });
}

test('readers scroll while a program scrolls: wheel, keys, wheel over the frame, and a link', async ({ page }) => {
  const shown = await openRect(page);
  await shown.replaceCode(attack(''));
  const demo = await shown.running('vanilla');
  const y = () => page.evaluate(() => window.scrollY);
  await page.locator('h1').click();

  await page.mouse.wheel(0, 200);
  await expect.poll(y).toBeGreaterThanOrEqual(200);
  await page.keyboard.press('End');
  await expect.poll(y).toBeGreaterThan(800);
  await page.keyboard.press('Home');
  await expect.poll(y).toBe(0);

  const over = await y();
  await demo.wheel({ x: 200, y: 150 }, { y: 150 });
  await expect.poll(y).toBeGreaterThan(over + 100);

  await page.locator('.table-of-contents a').last().click();
  await expect(page).toHaveURL(/#/);
  await expect.poll(y).toBeGreaterThan(500);
});

import { expect, type Page, test } from '@playwright/test';
import { snippetsOf } from './snippets';
import { openHydrated } from './support/page-watch';
import { ShownDemo } from './support/shown-demo';

/** Source of a program of the group `runs` that is pasted into the vanilla flavor. */
function program(name: string): string {
  const found = snippetsOf('runs', 'vanilla').find(({ path }) => path === `vanilla/${name}`);
  if (found === undefined) throw new Error(`There is no program vanilla/${name}.`);
  return found.text;
}

async function paste(page: Page, text: string): Promise<ShownDemo> {
  await openHydrated(page, '/play?flavour=vanilla');
  const shown = new ShownDemo(page, 'blank');
  await shown.running('vanilla');
  await shown.replaceCode(text);
  return shown;
}

test('a script without imports runs on every Run, after a reload and from its own link', async ({ page, context }) => {
  const shown = await paste(
    page,
    `${program('script-style.js')}\nwindow.runs = (window.runs || 0) + 1;\nconsole.log('run ' + window.runs);`,
  );
  const run = shown.player.getByRole('button', { name: 'Run', exact: true });
  const said = shown.player.getByRole('log');
  for (let times = 0; times < 3; times += 1) {
    await run.click();
    await expect(said).toContainText('run 1');
    expect(await (await shown.running('vanilla')).count('Circle')).toBe(1);
    await expect(shown.player.getByRole('alert')).toHaveCount(0);
  }
  await shown.player.getByRole('button', { name: 'Share', exact: true }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  await page.keyboard.press('Escape');

  await page.reload();
  await expect(said).toContainText('run 1');
  expect(await (await shown.running('vanilla')).count('Circle')).toBe(1);

  const reader = await context.newPage();
  await openHydrated(reader, link);
  const got = new ShownDemo(reader, 'shared');
  await got.player.getByRole('button', { name: 'Run', exact: true }).click();
  expect(await (await got.running('vanilla')).count('Circle')).toBe(1);
  await expect(got.player.getByRole('alert')).toHaveCount(0);
});

test('a whole page runs as it is, and one press splits it into files', async ({ page }) => {
  const shown = await paste(page, program('html-page-controls.html'));
  await expect.poll(async () => (await shown.running('vanilla')).count('Star')).toBe(2);
  const offer = shown.player.getByRole('status').filter({ hasText: 'This is a whole HTML page.' });
  await offer.getByRole('button', { name: 'Split into files' }).click();
  await expect(offer).toHaveCount(0);
  const tab = (name: string) => shown.player.getByRole('tab', { name, exact: true });
  await expect(tab('index.html')).toHaveCount(1);
  await expect(shown.player.getByRole('textbox')).toContainText("import './styles.css';");
  await expect.poll(async () => (await shown.running('vanilla')).count('Star')).toBe(2);
  await expect(shown.player.getByRole('alert')).toHaveCount(0);
  await tab('styles.css').click();
  await expect(shown.player.getByRole('textbox')).toContainText('#buttons {');
});

import { expect, test, type Page } from '@playwright/test';
import { openHydrated, PageWatch } from './support/page-watch';
import { RECT, RECT_PAGE } from './support/rect';
import { ShownDemo } from './support/shown-demo';

/** The compiler has 3.5 MB: on a busy machine, it takes a while to start. */
const PATIENCE = 45_000;
const WRONG = "import Konva from 'konva';\nconst rect = new Konva.Rect({ x: 1 });\nrect.x('one');\n";

/** Requests for the type check's own files. */
function typeCheckRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/(?:type-check|types(?:\.konva-[\d.]+)?)\.[0-9a-f]+\.js(?:on)?$/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

test.describe.configure({ timeout: 240_000 });

const check = (shown: ShownDemo) => shown.player.getByRole('button', { name: 'Check types' });

test('the type check runs on demand, and nothing of it is loaded before', async ({ page, baseURL }) => {
  const watch = await PageWatch.on(page, baseURL ?? '');
  const asked = typeCheckRequests(page);
  await openHydrated(page, `${RECT_PAGE}?flavour=vanilla`);
  const shown = new ShownDemo(page, RECT);
  await shown.running('vanilla');
  await expect(check(shown)).toHaveCount(0);
  const editor = await shown.editor();
  await page.keyboard.press('End');
  await page.keyboard.type(' // a note');
  await shown.running('vanilla');
  await expect(check(shown)).toBeVisible();
  expect(asked).toEqual([]);

  await check(shown).click();
  await expect(shown.player.getByText('No type problems found')).toBeVisible({ timeout: PATIENCE });
  expect(asked.map((path) => path.replace(/\.[0-9a-f]+\./, '.'))).toEqual([
    '/demo-assets/type-check.js',
    '/demo-assets/types.json',
  ]);

  // It runs all the same: only its types are wrong.
  await shown.replaceCode(WRONG);
  await check(shown).click();
  const problem = shown.player.getByRole('alert');
  await expect(problem).toContainText('index.ts, line 3', { timeout: PATIENCE });
  await expect(problem).toContainText("type 'string'");
  await expect(editor.locator('.cm-lintRange-error')).toHaveText("'one'");
  await problem.getByRole('button', { name: 'index.ts, line 3' }).click();
  await expect(editor).toBeFocused();

  await shown.replaceCode(WRONG.replace("'one'", '1'));
  await expect(problem).toHaveCount(0);
  await check(shown).click();
  await expect(shown.player.getByText('No type problems found')).toBeVisible({ timeout: PATIENCE });
  expect(asked).toHaveLength(2);
  expect(watch.messages).toEqual([]);
});

test('React code is checked in the playground; Vue and Svelte have no button for it', async ({ page }) => {
  await openHydrated(page, '/play?flavour=react');
  const shown = new ShownDemo(page, 'blank');
  await expect(shown.player.getByRole('textbox')).toBeVisible({ timeout: PATIENCE });
  await check(shown).click();
  await expect(shown.player.getByText('No type problems found')).toBeVisible({ timeout: PATIENCE });
  await shown.replaceCode(
    "import { Rect } from 'react-konva';\nexport default function App() {\n  return <Rect onClick={1} />;\n}\n",
  );
  await check(shown).click();
  await expect(shown.player.getByRole('alert')).toContainText('App.tsx, line 3', { timeout: PATIENCE });
  for (const flavour of ['Vue', 'Svelte'] as const) {
    await shown.tab(flavour).click();
    await expect(shown.player).toHaveAttribute('data-flavour', flavour.toLowerCase());
    await expect(check(shown)).toHaveCount(0);
  }
});

/** `isolated` came with Konva 10.7. */
const NEWER = "import Konva from 'konva';\nconst group = new Konva.Group();\ngroup.isolated(true);\n";

test('an older version of Konva is checked with its own types, and completed without newer names', async ({ page }) => {
  const asked = typeCheckRequests(page);
  await openHydrated(page, '/play?flavour=vanilla&konva=10.6.0');
  const shown = new ShownDemo(page, 'blank');
  await shown.running('vanilla');
  await shown.replaceCode(NEWER);
  await check(shown).click();
  const types = shown.player.getByRole('alert').filter({ hasText: "Property 'isolated' does not exist" });
  await expect(types).toContainText('index.ts, line 3', { timeout: PATIENCE });
  expect(asked.map((path) => path.replace(/\.[0-9a-f]+(?=\.json$)/, ''))).toContain(
    '/demo-assets/types.konva-10.6.0.json',
  );
  await shown.replaceCode(NEWER.replace('isolated(true);\n', 'is'));
  await page.keyboard.press('Control+Space');
  await expect(page.getByRole('option', { name: /isListening/ }).first()).toBeVisible();
  await expect(page.getByRole('option', { name: /isolated/ })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await shown.player.getByRole('button', { name: /^Use 10\./ }).click();
  await shown.replaceCode(NEWER);
  await check(shown).click();
  await expect(shown.player.getByText('No type problems found')).toBeVisible({ timeout: PATIENCE });
});

test('reports that the compiler failed to load, and tries again', async ({ page }) => {
  await page.route('**/demo-assets/types.*.json', (route) => route.abort());
  await openHydrated(page, '/play?flavour=vanilla');
  const shown = new ShownDemo(page, 'blank');
  await expect(shown.player.getByRole('textbox')).toBeVisible({ timeout: PATIENCE });
  await check(shown).click();
  await expect(shown.player.getByText(/The type check could not be loaded/)).toBeVisible({ timeout: PATIENCE });
  await page.unrouteAll();
  await check(shown).click();
  await expect(shown.player.getByText('No type problems found')).toBeVisible({ timeout: PATIENCE });
});

import fs from 'node:fs';
import path from 'node:path';
import { test } from '@playwright/test';
import { look } from './snippets/seen';
import { openHydrated } from './support/page-watch';
const SHOWN = 'iframe[title^="Result: "]';
const only = process.env['SNIPPETS'] ?? '';
const group = process.env['PROBE'] ?? '';
for (const flavour of ['vanilla', 'react', 'vue', 'svelte']) {
  test(`probe ${flavour}`, async ({ page }) => {
    test.setTimeout(800_000);
    const folder = path.join(import.meta.dirname, 'snippets', group, flavour);
    const files = fs.readdirSync(folder).filter((f) => `${flavour}/${f}`.includes(only));
    if (files.length === 0) return;
    await openHydrated(page, `/play?flavour=${flavour}`);
    const player = page.locator('[data-demo="blank"]');
    await player.getByRole('textbox').waitFor();
    const out: string[] = [];
    for (const file of files) {
      await player.locator(SHOWN).evaluateAll((frames) => frames.forEach((frame) => frame.setAttribute('data-before', '')));
      const dismiss = player.getByRole('alert').getByRole('button', { name: 'Dismiss' });
      if (await dismiss.isVisible()) await dismiss.click();
      await player.getByRole('textbox').focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(fs.readFileSync(path.join(folder, file), 'utf8'));
      await player.getByRole('button', { name: 'Run', exact: true }).click();
      await page.waitForTimeout(1500);
      const until = Date.now() + 15_000;
      let state = '';
      while (Date.now() < until) {
        state = (await player.getAttribute('data-state')) ?? '';
        if (state === 'running' || state === 'failed') break;
        await page.waitForTimeout(100);
      }
      await page.waitForTimeout(3000);
      const told = (await player.getByRole('alert').allInnerTexts()).join('\n');
      const logs = (await player.getByRole('log').allInnerTexts()).join(' ').replaceAll(/\s+/g, ' ');
      let seen = '';
      try {
        const element = await player.locator(`${SHOWN}:not([data-before])`).elementHandle({ timeout: 300 });
        const frame = await element?.contentFrame();
        if (frame) { const s = await frame.evaluate(look); seen = `${s.isDrawn ? 'DRAWN' : 'blank'} ${JSON.stringify(s.nodes)} ${s.text.replaceAll(/\s+/g, ' ').slice(0, 200)}`; }
      } catch (e) { seen = String(e).split('\n')[0] ?? ''; }
      out.push(`### ${flavour}/${file} [${state}]\n  SAYS: ${told.replaceAll('\n', ' | ')}\n  LOGS: ${logs.slice(0, 500)}\n  SEEN: ${seen}\n`);
      fs.writeFileSync(`/tmp/probe-${group}-${flavour}.txt`, out.join('\n'));
    }
  });
}

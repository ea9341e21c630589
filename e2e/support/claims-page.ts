import fs from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import {
  bundleClaims,
  claimPlace,
  type ClaimsBundle,
  type CoreProgram,
  DEVICE_FUNCTION,
  type DeviceCall,
  FOREIGN_PICTURE,
  PERMITTED_PICTURE,
} from '../../packages/page-claims/bundle';
import { NAME_HELPER } from '../../testing/name-helper';
import { ROOT } from '../../testing/paths';

const SCREEN = { width: 800, height: 600 };
const ADDRESS = 'http://claims.localhost/';
const DOCUMENT =
  '<!doctype html><html><head><meta name="viewport" content="width=device-width"><style>body{margin:0}</style></head>' +
  '<body></body></html>';

/** Permissions for another origin: without this, Playwright would grant the page's requests. */
const NO_PERMISSION = { 'access-control-allow-origin': 'http://nobody.localhost' };
const EVERYBODY = { 'access-control-allow-origin': '*' };

/** One browser page with the claims of all pages. It has no network access. */
export class ClaimsPage {
  private isMouseMoved = false;

  private constructor(
    private readonly page: Page,
    private readonly map: string,
  ) {}

  /**
   * @param files of claims, from the root
   * @param options `keep`: leave the bundle to the next page of the same run; `cores`: programs that run as claims
   */
  static async create(
    browser: Browser,
    files: readonly string[],
    { keep, cores = [] }: { keep: boolean; cores?: readonly CoreProgram[] },
  ): Promise<ClaimsPage> {
    const bundle = keep ? await readOrMakeBundle(files, cores) : await bundleClaims(ROOT, files, cores);
    const context = await browser.newContext({ viewport: SCREEN, hasTouch: true });
    const page = await context.newPage();
    const foreign = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#4a90e2' } })
      .png()
      .toBuffer();
    await context.route('**/*', async (route) => {
      const address = route.request().url();
      if (address === ADDRESS) await route.fulfill({ contentType: 'text/html', body: DOCUMENT });
      else if (address === FOREIGN_PICTURE) {
        await route.fulfill({ headers: { ...NO_PERMISSION, 'content-type': 'image/png' }, body: foreign });
      } else if (address === PERMITTED_PICTURE) {
        await route.fulfill({ headers: { ...EVERYBODY, 'content-type': 'image/png' }, body: foreign });
      } else await route.abort();
    });
    const claims = new ClaimsPage(page, bundle.map);
    await page.exposeFunction(DEVICE_FUNCTION, (call: DeviceCall) => {
      claims.isMouseMoved ||= call.do === 'move' || call.do === 'click';
      return act(page, call);
    });
    await page.addInitScript({ content: NAME_HELPER });
    await page.goto(ADDRESS);
    await page.addScriptTag({ content: bundle.code, type: 'module' });
    await page.waitForFunction(() => window.checkClaim !== undefined);
    return claims;
  }

  /**
   * Runs one claim.
   *
   * @returns the failure and its location, or nothing
   */
  async check(file: string, index: number): Promise<string | undefined> {
    const { problem } = await this.page.evaluate(
      async ([name, number]) => (await window.checkClaim?.(name, number)) ?? { problem: undefined },
      [file, index] as const,
    );
    // The browser would tell the next claim's stage that the mouse is over it.
    if (this.isMouseMoved) await this.page.mouse.move(SCREEN.width - 1, SCREEN.height - 1);
    this.isMouseMoved = false;
    if (problem === undefined) return undefined;
    const place = claimPlace(problem.stack, this.map);
    return place === undefined ? `${problem.message}\n${problem.stack}` : `${place}: ${problem.message}`;
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }
}

/** A worker that starts after a failed test reuses the bundle of the previous one. */
async function readOrMakeBundle(files: readonly string[], cores: readonly CoreProgram[]): Promise<ClaimsBundle> {
  const folder = process.env['E2E_TEMP'];
  const script = folder === undefined ? undefined : path.join(folder, 'claims.js');
  if (script !== undefined && fs.existsSync(`${script}.map`)) {
    return { code: fs.readFileSync(script, 'utf8'), map: fs.readFileSync(`${script}.map`, 'utf8') };
  }
  const bundle = await bundleClaims(ROOT, files, cores);
  if (script !== undefined) {
    fs.writeFileSync(script, bundle.code);
    fs.writeFileSync(`${script}.map`, bundle.map);
  }
  return bundle;
}

async function act(page: Page, call: DeviceCall): Promise<void> {
  switch (call.do) {
    case 'move':
      return page.mouse.move(call.x, call.y);
    case 'click':
      return page.mouse.click(call.x, call.y);
    case 'tap':
      return page.touchscreen.tap(call.x, call.y);
    case 'down':
      return page.mouse.down();
    case 'up':
      return page.mouse.up();
    case 'wheel':
      return page.mouse.wheel(call.x, call.y);
    case 'press':
      return page.keyboard.press(call.key);
  }
}

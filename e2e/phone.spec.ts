import { expect, test, type Locator } from '@playwright/test';
import { openHydrated } from './support/page-watch';
import { ShownDemo } from './support/shown-demo';

/** What an iPhone does that no setting of the page can forbid. Chromium with a finger has the same media features. */

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true });

/** Below this size of a field's text, in CSS pixels, iOS zooms the page when the field gets the focus, and leaves it zoomed. */
const NO_ZOOM = 16;

const FIELDS =
  "input:not([type='checkbox'], [type='radio'], [type='range'], [type='color'], [type='file'], [hidden]), select, textarea";

/** Fields whose text is smaller, by name. */
function smallFields(within: Locator): Promise<string[]> {
  return within.locator(FIELDS).evaluateAll((fields, size) => {
    return fields
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < size)
      .map((field) => `${field.getAttribute('aria-label') ?? field.outerHTML}: ${getComputedStyle(field).fontSize}`);
  }, NO_ZOOM);
}

for (const id of [
  'sandbox/Canvas_Editor',
  'sandbox/Modify_Curves_with_Anchor_Points',
  'sandbox/Rich_Text_Spans',
  'sandbox/Timeline_Editor',
]) {
  test(`a field of the demo ${id} does not zoom the page`, async ({ page }) => {
    await openHydrated(page, `/docs/${id}.html?flavour=vanilla`);
    const shown = new ShownDemo(page, id);
    await shown.running('vanilla');
    const body = shown.player.locator('iframe[title^="Result: "]').contentFrame().locator('body');
    await expect(body.locator(FIELDS).first()).toBeAttached();
    expect(await smallFields(body)).toEqual([]);
  });
}

for (const address of ['/docs/sandbox.html', '/api/Konva.Node.html', '/search/?q=drag', '/play']) {
  test(`a field of ${address} does not zoom the page`, async ({ page }) => {
    await openHydrated(page, address);
    const body = page.locator('body');
    if (address !== '/play') await expect(body.locator(FIELDS).first()).toBeAttached();
    expect(await smallFields(body)).toEqual([]);
  });
}

import { expect, type Locator, type Page } from '@playwright/test';
import type { DemoHandle } from '../../demos/types/check';
import type { Flavour } from '../../packages/demo-engine/model/flavours';
import { demoHandle } from './demo-handle';

/** A demo as it stands in a page, for tests of the player around it. */
export class ShownDemo {
  readonly player: Locator;

  constructor(
    private readonly page: Page,
    id: string,
  ) {
    this.player = page.locator(`[data-demo="${id}"]`).first();
  }

  /** The tab of a flavour, by its label. */
  tab(label: 'Vanilla' | 'React' | 'Vue' | 'Svelte'): Locator {
    return this.player.getByRole('tab', { name: label, exact: true });
  }

  /** Waits until the demo runs in this flavour; answers with a handle on its frame. */
  async running(flavour: Flavour): Promise<DemoHandle> {
    await this.player.scrollIntoViewIfNeeded();
    await expect(this.player).toHaveAttribute('data-flavour', flavour);
    await expect(this.player).toHaveAttribute('data-state', 'running', { timeout: 10_000 });
    const element = await this.player.locator('iframe[title^="Result: "]').elementHandle();
    const frame = await element?.contentFrame();
    if (element === null || frame === null || frame === undefined) throw new Error('The result is no frame.');
    const { page } = this;
    return demoHandle({ page, element, frame, flavour, cdp: () => page.context().newCDPSession(page) });
  }

  /** The editor's text, which the first click on the code brings. */
  async editor(): Promise<Locator> {
    const editor = this.player.getByRole('textbox');
    await this.player.locator('pre:visible, [role="textbox"]:visible').first().click();
    await expect(editor).toBeVisible();
    return editor;
  }

  /** Replaces the open file's text as a reader would who pastes another one over it. */
  async replaceCode(text: string): Promise<void> {
    const editor = await this.editor();
    await editor.focus();
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.insertText(text);
  }
}

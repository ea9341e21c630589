import { expect, type ElementHandle, type Frame, type Locator, type Page } from '@playwright/test';
import type { DemoHandle } from '../../demos/types/check';
import type { Flavour } from '../../packages/demo-engine/model/flavours';
import { demoHandle, frameBox } from '../../testing/demo-handle';

/** How long a demo may take to run: on a busy machine, its compiler, its frame and its libraries each take seconds. */
const START_WAIT = 30_000;

/** A demo on a page, for tests of the player around it. */
export class ShownDemo {
  readonly player: Locator;

  constructor(
    private readonly page: Page,
    id: string,
  ) {
    this.player = page.locator(`[data-demo="${id}"]`).first();
  }

  /** The tab of a flavor, by its label. */
  tab(label: 'Vanilla' | 'React' | 'Vue' | 'Svelte'): Locator {
    return this.player.getByRole('tab', { name: label, exact: true });
  }

  /** Presses a button of the player, which may be in its menu. */
  async choose(name: string): Promise<void> {
    const button = this.player.getByRole('button', { name, exact: true });
    if (!(await button.first().isVisible()))
      await this.player.getByRole('button', { name: 'More', exact: true }).click();
    await button.first().click();
  }

  /** Waits until the demo runs in this flavor; returns a handle on its frame. */
  async running(flavour: Flavour): Promise<DemoHandle> {
    await this.player.scrollIntoViewIfNeeded();
    await expect(this.player).toHaveAttribute('data-flavour', flavour, { timeout: START_WAIT });
    await expect(this.player).toHaveAttribute('data-state', 'running', { timeout: START_WAIT });
    const { page } = this;
    const { element, frame } = await this.#resultFrame();
    const handle = demoHandle({
      page,
      frame,
      flavour,
      box: () => frameBox(element),
      cdp: () => page.context().newCDPSession(page),
    });
    /** After an edit, the frame may be removed while it is read: then the next one is used. */
    const orNext = async <T>(read: (demo: DemoHandle) => Promise<T>): Promise<T> => {
      try {
        return await read(handle);
      } catch (error) {
        if (await element.evaluate((node) => node.isConnected)) throw error;
        return read(await this.running(flavour));
      }
    };
    return {
      ...handle,
      count: (selector) => orNext((demo) => demo.count(selector)),
      pixel: (point) => orNext((demo) => demo.pixel(point)),
    };
  }

  /** The frame in front. After an edit, the frame that was found may be removed a moment later: then the next one is looked up. */
  async #resultFrame(): Promise<{ element: ElementHandle<Element>; frame: Frame }> {
    const until = Date.now() + START_WAIT;
    for (;;) {
      const element = await this.player.locator('iframe[title^="Result: "]').elementHandle();
      const frame = await element?.contentFrame();
      if (element !== null && frame !== null && frame !== undefined) return { element, frame };
      if (Date.now() > until) throw new Error('The result has no frame.');
    }
  }

  /** The editor's text. The first click on the code loads the editor. */
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

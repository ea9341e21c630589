import type { CDPSession } from '@playwright/test';
import type { Modifier, Point } from '../demos/types/check';

export type MouseButton = 'left' | 'middle' | 'right';

/** Bits of `MouseEvent.buttons`. */
const BUTTONS: Readonly<Record<MouseButton, number>> = { left: 1, right: 2, middle: 4 };
/** Bits of the protocol's `modifiers`. */
const MODIFIERS: Readonly<Record<Modifier, number>> = { Alt: 1, Control: 2, Meta: 4, Shift: 8 };

/**
 * A mouse on the browser's window, through the browser's raw input channel. Playwright's mouse asks every frame of the page, before and after
 * each move with a pressed button, whether it starts an HTML drag: four frames and a page make that ten requests a move. Checks move the mouse
 * on canvases, where no such drag starts. All points are in window coordinates.
 */
export class Mouse {
  #at: Point = { x: 0, y: 0 };
  #pressed: MouseButton | undefined;
  #modifiers = 0;
  #session: Promise<CDPSession> | undefined;

  /** @param cdp creates the raw input channel */
  constructor(private readonly cdp: () => Promise<CDPSession>) {}

  /** Sets the keys that are held while the mouse is used; `undefined` ends that. The keys themselves are pressed elsewhere. */
  hold(modifiers: readonly Modifier[] = []): void {
    this.#modifiers = modifiers.reduce((bits, modifier) => bits | MODIFIERS[modifier], 0);
  }

  async move(to: Point): Promise<void> {
    this.#at = to;
    await this.#send('mouseMoved', { button: this.#pressed ?? 'none' });
  }

  async down(button: MouseButton = 'left', clickCount = 1): Promise<void> {
    this.#pressed = button;
    await this.#send('mousePressed', { button, clickCount });
  }

  async up(button: MouseButton = 'left', clickCount = 1): Promise<void> {
    this.#pressed = undefined;
    await this.#send('mouseReleased', { button, clickCount });
  }

  /** Turns the wheel by this many CSS pixels. */
  async wheel(deltaX: number, deltaY: number): Promise<void> {
    await this.#send('mouseWheel', { deltaX, deltaY });
  }

  async #send(
    type: 'mouseMoved' | 'mousePressed' | 'mouseReleased' | 'mouseWheel',
    more: { button?: MouseButton | 'none'; clickCount?: number; deltaX?: number; deltaY?: number },
  ): Promise<void> {
    const buttons = this.#pressed === undefined ? 0 : BUTTONS[this.#pressed];
    const { x, y } = this.#at;
    const session = await (this.#session ??= this.cdp());
    await session.send('Input.dispatchMouseEvent', { type, x, y, buttons, modifiers: this.#modifiers, ...more });
  }
}

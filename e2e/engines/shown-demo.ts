import type { Flavour } from '../../packages/demo-engine/model/flavours';
import type { Box, InPage, Point } from './driver';
import { pause, type Reader } from './reader';

const START_WAIT = 60_000;
const FRAME = 'iframe[title^="Result: "]';

/** A demo of a page, as a reader uses it. */
export class EngineDemo {
  readonly player: string;
  readonly frame: string;

  constructor(
    readonly reader: Reader,
    readonly id: string,
  ) {
    this.player = `[data-demo="${id}"]`;
    this.frame = `${this.player} ${FRAME}`;
  }

  /** Waits until the demo runs, in this flavor if one is named. @throws with the problem that the player shows */
  async runs(flavour?: Flavour): Promise<void> {
    await this.reader.until(
      `the player of ${this.id} is there`,
      (selector) => {
        const player = document.querySelector(selector);
        player?.scrollIntoView({ block: 'center', behavior: 'instant' });
        return player !== null;
      },
      this.player,
    );
    const state = await this.reader.until(
      `${this.id}${flavour === undefined ? '' : ` (${flavour})`} runs`,
      ({ selector, wanted }) => {
        const player = document.querySelector<HTMLElement>(selector);
        const { state, flavour } = player?.dataset ?? {};
        if (wanted !== undefined && flavour !== wanted) throw new Error(`Its flavor is ${flavour}.`);
        const alert = player?.querySelector('[role=alert]')?.textContent ?? '';
        if (state === 'failed') return `failed: ${alert}`;
        if (state !== 'running') throw new Error(`Its state is ${state}.`);
        return state;
      },
      { selector: this.player, wanted: flavour },
      START_WAIT,
    );
    if (state !== 'running') throw new Error(`${this.id} does not run: ${state}`);
  }

  /** Chooses a flavor by its tab. */
  async choose(flavour: Flavour): Promise<void> {
    await this.reader.press({ css: `[data-flavour-tab="${flavour}"]`, within: this.player });
  }

  inFrame<Given, Result>(run: InPage<Given, Result>, given: Given): Promise<Result> {
    return this.reader.driver.inFrame(this.frame, run, given);
  }

  /** The frame's place in the window, scrolled into view. */
  async box(): Promise<Box> {
    return this.reader.place({ css: FRAME, within: this.player });
  }

  /** A point of the window, by its share of the first canvas' width and height. */
  async point(shareX: number, shareY: number): Promise<Point> {
    const { x, y } = await this.box();
    const canvas = await this.inFrame(() => {
      const box = document.querySelector('canvas')?.getBoundingClientRect();
      return box === undefined ? undefined : { x: box.left, y: box.top, width: box.width, height: box.height };
    }, undefined);
    if (canvas === undefined) throw new Error(`${this.id} has no canvas.`);
    return { x: x + canvas.x + canvas.width * shareX, y: y + canvas.y + canvas.height * shareY };
  }

  /** A text that names what the canvases show: each canvas' pixels, made small. */
  picture(): Promise<string> {
    return this.inFrame(() => {
      const small = document.createElement('canvas');
      [small.width, small.height] = [160, 120];
      const context = small.getContext('2d');
      let all = '';
      for (const canvas of document.querySelectorAll('canvas')) {
        if (canvas.width === 0 || canvas.height === 0) continue;
        context?.clearRect(0, 0, 160, 120);
        context?.drawImage(canvas, 0, 0, 160, 120);
        all += small.toDataURL().slice(22);
      }
      return all;
    }, undefined);
  }

  /** Waits until something is drawn. */
  async draws(): Promise<void> {
    await this.reader.wait(`${this.id} draws`, () =>
      this.inFrame(() => {
        const small = document.createElement('canvas');
        [small.width, small.height] = [64, 64];
        const context = small.getContext('2d');
        if (context === null) return 'no context';
        return [...document.querySelectorAll('canvas')].some((canvas) => {
          if (canvas.width === 0 || canvas.height === 0) return false;
          context.clearRect(0, 0, 64, 64);
          context.drawImage(canvas, 0, 0, 64, 64);
          return context.getImageData(0, 0, 64, 64).data.some((value) => value > 0);
        });
      }, undefined),
    );
  }

  /** Waits until the picture differs from an earlier one. */
  async changesFrom(before: string): Promise<void> {
    await this.reader.wait('the drawing changes', async () => (await this.picture()) !== before, 15_000);
  }

  /** Waits until the drawing has come to rest; what moves by itself is looked at as it is. */
  async rests(): Promise<string> {
    let before = await this.picture();
    for (let look = 0; look < 15; look += 1) {
      await pause(200);
      const now = await this.picture();
      if (now === before) return now;
      before = now;
    }
    return before;
  }

  /** Opens the editor by a press on the code. */
  async edit(): Promise<void> {
    await this.reader.press({ css: `${this.player} pre, ${this.player} [role=textbox]` });
    await this.reader.until(
      'the editor is open',
      (player) => {
        const editor = document.querySelector<HTMLElement>(`${player} [role=textbox]`);
        editor?.focus();
        return editor !== null && document.activeElement === editor;
      },
      this.player,
    );
  }

  /** Replaces the open file's text, as a reader who pastes another over it. */
  async replaceCode(text: string): Promise<void> {
    await this.edit();
    await this.reader.keys('Mod', 'a');
    await pause(150);
    await this.reader.ask(
      ({ player, code }) => {
        const data = new DataTransfer();
        data.setData('text/plain', code);
        // Firefox ignores the data of an event that a script makes.
        const paste = new Event('paste', { bubbles: true, cancelable: true });
        Object.defineProperty(paste, 'clipboardData', { value: data });
        document.querySelector(`${player} [role=textbox]`)?.dispatchEvent(paste);
      },
      { player: this.player, code: text },
    );
  }

  /** Waits until the player shows a problem with these words. */
  async shows(...words: readonly string[]): Promise<void> {
    await this.reader.until(
      `${this.id} shows a problem with ${words.map((word) => `"${word}"`).join(', ')}`,
      ({ player, all }) => {
        const alert = document.querySelector(`${player} [role=alert]`)?.textContent ?? '';
        if (all.every((word) => alert.includes(word))) return true;
        const state = document.querySelector<HTMLElement>(player)?.dataset['state'];
        throw new Error(`It shows "${alert.slice(0, 300)}", and its state is ${state}.`);
      },
      { player: this.player, all: words },
    );
  }

  /** Presses a button of the player's menu. */
  async fromMenu(name: string): Promise<void> {
    await this.button('More');
    await this.button(name);
  }

  button(name: string): Promise<void> {
    return this.reader.press({ css: 'button, a', name, within: this.player });
  }

  async logs(words: string): Promise<void> {
    await this.reader.sees(words, `${this.player} [role=log]`);
  }
}

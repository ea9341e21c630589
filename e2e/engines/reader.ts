import type { Box, Driver, InPage, Key, Point } from './driver';

/** How long something may take to appear. On a busy machine, the compiler, a frame and its libraries each take seconds. */
const PATIENCE = Number(process.env['PATIENCE'] ?? 40_000);
const LOOK_EVERY = 60;

/** An element as a reader finds it. */
export interface Target {
  /** What it is, as a selector; controls when omitted. */
  css?: string;
  /** Its name, or words of it between slashes: `/^Rect/`. Any when omitted. */
  name?: string;
  /** The part of the page where it is. */
  within?: string;
}

const CONTROLS =
  'button, a, [role=button], [role=tab], [role=switch], summary, input, select, textarea, [role=textbox]';

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A reader in front of a browser: finds elements by their names, presses, drags, types, and waits for what follows. */
export class Reader {
  constructor(
    readonly driver: Driver,
    /** Where the site is. */
    readonly base: string,
  ) {}

  /** Opens an address of the site, and waits until its controls work. */
  async open(address: string): Promise<void> {
    await this.driver.open(new URL(address, this.base).href);
    await this.until(
      'the page is hydrated',
      () => document.documentElement.dataset['hasHydrated'] === 'true',
      undefined,
    );
  }

  ask<Given, Result>(run: InPage<Given, Result>, given: Given): Promise<Result> {
    return this.driver.evaluate(run, given);
  }

  /** Waits until the page's answer is true, or anything else than false and nothing. @throws with the last answer */
  async until<Given, Result>(
    what: string,
    run: InPage<Given, Result>,
    given: Given,
    patience = PATIENCE,
  ): Promise<Result> {
    return this.wait(what, () => this.driver.evaluate(run, given), patience);
  }

  /** Waits until an answer is true, or anything else than false and nothing. @throws with the last answer */
  async wait<Result>(what: string, ask: () => Promise<Result>, patience = PATIENCE): Promise<Result> {
    const until = Date.now() + patience;
    let last: string;
    for (;;) {
      try {
        const answer = await ask();
        if (answer !== false && answer !== undefined && answer !== null && answer !== '') return answer;
        last = `It is ${JSON.stringify(answer)}.`;
      } catch (error) {
        // While a page loads, its document may be gone.
        last = error instanceof Error ? error.message : String(error);
      }
      if (Date.now() > until) throw new Error(`Expected within ${patience / 1000} s: ${what}. ${last}`);
      await pause(LOOK_EVERY);
    }
  }

  /**
   * Waits for a visible element, scrolls it into view, and returns its place.
   *
   * @param part `visible`: the part of it that neither an element around it nor the window cuts off
   */
  async place(target: Target, part: 'all' | 'visible' = 'all'): Promise<Box> {
    const what = `there is ${target.css ?? 'a control'} ${target.name ?? ''} ${target.within ?? ''}`;
    const find = () =>
      this.driver.evaluate(
        ({ css, name, within, controls, isCut }) => {
          const fits = (text: string) =>
            name === undefined || (/^\/.*\/$/.test(name) ? new RegExp(name.slice(1, -1)).test(text) : text === name);
          const found = [...document.querySelectorAll<HTMLElement>(css ?? controls)].find((element) => {
            if (within !== undefined && element.closest(within) === null) return false;
            const labels = [
              element.getAttribute('aria-label'),
              element.textContent,
              element.title,
              element.getAttribute('placeholder'),
              (element instanceof HTMLInputElement && element.labels?.[0]?.textContent) || '',
            ];
            if (!labels.some((label) => label !== null && fits(label.replace(/\s+/g, ' ').trim()))) return false;
            const { width, height } = element.getBoundingClientRect();
            return width > 0 && height > 0 && getComputedStyle(element).visibility !== 'hidden';
          });
          if (found === undefined) return undefined;
          const inView = ({ top, bottom }: DOMRect) => top > 70 && bottom < innerHeight - 20;
          if (!inView(found.getBoundingClientRect())) found.scrollIntoView({ block: 'center', behavior: 'instant' });
          let { left, top, right, bottom } = found.getBoundingClientRect();
          const cut = (box: { left: number; top: number; right: number; bottom: number }) => {
            [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
            [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
          };
          if (isCut) cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
          for (let up = found.parentElement; isCut && up !== null; up = up.parentElement)
            if (getComputedStyle(up).overflow !== 'visible') cut(up.getBoundingClientRect());
          return { x: left, y: top, width: right - left, height: bottom - top };
        },
        { ...target, controls: CONTROLS, isCut: part === 'visible' },
      );
    await this.wait(what, find);
    // A second look, when what scrolled and moved has come to rest.
    await pause(80);
    const box = await this.wait(what, find);
    if (box === undefined) throw new Error(`Expected: ${what}.`);
    return box;
  }

  async pressAt(at: Point): Promise<void> {
    await this.driver.move(at);
    await this.driver.down();
    await this.driver.up();
  }

  /** Presses an element in the middle of what is visible of it. */
  async press(target: Target): Promise<void> {
    const { x, y, width, height } = await this.place(target, 'visible');
    await this.pressAt({ x: x + width / 2, y: y + height / 2 });
  }

  async drag(from: Point, to: Point, steps = 6): Promise<void> {
    await this.driver.move(from);
    await this.driver.down();
    for (let step = 1; step <= steps; step += 1) {
      const share = step / steps;
      await this.driver.move({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
      await pause(20);
    }
    await this.driver.up();
  }

  async keys(...keys: readonly (Key | (string & {}))[]): Promise<void> {
    await this.driver.press(...keys);
  }

  /** Waits until a visible element contains the words. */
  async sees(words: string, css = 'body', patience = PATIENCE): Promise<void> {
    await this.until(
      `"${words}" is shown in ${css}`,
      (given) => {
        const all = [...document.querySelectorAll<HTMLElement>(given.css)];
        const texts = all
          .filter((one) => one.getClientRects().length > 0 || given.css === 'body')
          .map((one) => one.innerText);
        return texts.some((text) => text.replace(/\s+/g, ' ').toLowerCase().includes(given.words.toLowerCase()));
      },
      { words, css },
      patience,
    );
  }

  async gone(css: string): Promise<void> {
    await this.until(`${css} is gone`, (selector) => document.querySelector(selector) === null, css);
  }

  /** Waits until the page's address contains the words. */
  async at(words: string): Promise<void> {
    await this.until(`the address contains ${words}`, (part) => location.href.includes(part), words);
  }

  /**
   * Does what leads to another page of the site, and waits until that is shown. A check must not end before: Firefox warns in the console of
   * the next one about a page that it has not finished loading.
   */
  async follow(act: () => Promise<void>): Promise<void> {
    const before = await this.ask(() => document.title, undefined);
    await act();
    await this.until('another page is shown', (title) => document.title !== title, before);
  }

  /** Puts a mark into the window, which a page load removes. */
  async mark(): Promise<void> {
    await this.ask(() => Object.assign(window, { marked: true }) && undefined, undefined);
  }

  async isMarked(): Promise<boolean> {
    return this.ask(() => Reflect.get(window, 'marked') === true, undefined);
  }
}

/** @throws with the sentence when the condition does not hold */
export function expectThat(condition: boolean, sentence: string): void {
  if (!condition) throw new Error(`Expected: ${sentence}.`);
}

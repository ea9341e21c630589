import { attackWithField } from '../../../hostile-code/focus';
import type { Check } from '../../checks';
import { expectThat, type Reader } from '../../reader';
import { EngineDemo } from '../../shown-demo';
import { vanilla } from '../programs';

export const RECT = 'tutorials/shapes/Rect';
export const RECT_PAGE = '/docs/shapes/Rect.html';

/** How long Stop may take, in milliseconds: the page waits for the frame's last picture, and a busy machine needs some more. */
export const STOPPED_WITHIN = 4000;

/** A demo whose text is replaced by an attack, and then by a harmless text. */
export class Victim extends EngineDemo {
  get log(): string {
    return `${this.player} [role=log]`;
  }

  async attack(code: string, word = 'begins'): Promise<void> {
    await this.replaceCode(vanilla(code));
    await this.logs(word);
  }

  /** An attack by a program that has a field. */
  async attackWithField(code: string, word: string): Promise<void> {
    await this.replaceCode(attackWithField(code));
    await this.logs(word);
  }

  /** All that the program has written to the console. */
  said(): Promise<string> {
    return this.reader.ask((log) => document.querySelector<HTMLElement>(log)?.innerText ?? '', this.log);
  }

  async isIn(state: string, patience?: number): Promise<void> {
    await this.reader.until(
      `its state is ${state}`,
      ({ player, state }) => {
        const now = document.querySelector<HTMLElement>(player)?.dataset['state'];
        if (now !== state) throw new Error(`Its state is ${now}.`);
        return true;
      },
      { player: this.player, state },
      patience,
    );
  }

  async stops(): Promise<void> {
    await this.button('Stop');
    await this.isStopped();
  }

  async isStopped(): Promise<void> {
    await this.isIn('stopped', STOPPED_WITHIN);
    await this.reader.gone(`${this.player} iframe`);
  }

  /** The program has failed and its frame is gone; the next one's may be there already. */
  async hasEnded(): Promise<void> {
    await this.isIn('failed');
    await this.reader.gone(this.frame);
  }

  async showsNothing(): Promise<void> {
    const alerts = await this.reader.ask(
      (player) => document.querySelector(`${player} [role=alert]`)?.textContent ?? '',
      this.player,
    );
    expectThat(alerts === '', `no problem is shown (${alerts.slice(0, 200)})`);
  }

  async editorHasFocus(): Promise<void> {
    await this.reader.until(
      'the editor has the focus',
      () => document.activeElement?.getAttribute('role') === 'textbox',
      undefined,
      5000,
    );
  }

  /** Leaves the frame by its keys, to Stop, and presses it. The focus is in the frame. */
  async leaveByEscape(): Promise<void> {
    await this.reader.keys('Escape');
    await this.reader.keys('Escape');
    await this.reader.until('Stop has the focus', () => document.activeElement?.textContent === 'Stop', undefined);
    await this.reader.keys('Enter');
    await this.isStopped();
  }

  async frameHasFocus(): Promise<void> {
    await this.reader.until('the frame has the focus', () => document.activeElement?.tagName === 'IFRAME', undefined);
  }

  /** The next text runs as if nothing had been. */
  async recovers(): Promise<void> {
    await this.attack("layer.findOne('.box')?.setAttr('fill', '#4a90e2'); console.log('recovered');", 'recovered');
    await this.isIn('running');
    await this.draws();
    await this.showsNothing();
    const path = await this.reader.ask(() => location.pathname, undefined);
    expectThat(path.startsWith(this.id === RECT ? RECT_PAGE : '/play'), `the page is still there (${path})`);
  }
}

export type Attack = (victim: Victim, reader: Reader) => Promise<void>;

/** An attack on a tutorial's page, or in the playground. */
export function hostile(
  name: string,
  act: Attack,
  { where = 'page', exceptions }: { where?: 'page' | 'playground'; exceptions?: Check['exceptions'] } = {},
): Check {
  return {
    name: `a hostile program: ${name}`,
    address: `${where === 'page' ? RECT_PAGE : '/play'}?flavour=vanilla`,
    allowed: /./,
    ...(exceptions === undefined ? {} : { exceptions }),
    async run(reader) {
      const victim = new Victim(reader, where === 'page' ? RECT : 'blank');
      await victim.runs('vanilla');
      await act(victim, reader);
      await victim.recovers();
    },
  };
}

/** Code that begins when the reader has seen it begin. */
export const later = (code: string) => `console.log('begins'); setTimeout(() => { ${code} }, 500);`;

/** The text of the document of the page's frames: its script is the only one that a frame inside a demo's frame may run. */
export function frameDocument(reader: Reader): Promise<string> {
  return reader.ask(async () => {
    const html = await (await fetch(location.pathname)).text();
    const source = /["'](\/demo-assets\/start\/frame\.[0-9a-f]+\.html)["']/.exec(html)?.[1];
    if (source === undefined) throw new Error('The page does not name the document of its frames.');
    return (await fetch(source)).text();
  }, undefined);
}

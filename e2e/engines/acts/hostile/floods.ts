import { ENDLESS_LINES, FLOODS } from '../../../hostile-code/floods';
import { takePorts } from '../../../support/attacks';
import { serveBuild } from '../../../../scripts/serve-build';
import { BUILD_FOLDER } from '../../../../testing/paths';
import { writeIntoFrames } from '../../../../testing/frame-script';
import type { Check } from '../../checks';
import { vanilla } from '../programs';
import { expectThat, type Reader } from '../../reader';
import { hostile, RECT, RECT_PAGE, STOPPED_WITHIN, Victim } from './victim';

/** Maximum time in which the page may be blocked, in milliseconds. */
const PAUSE = 3000;

/** In any page: `let a = 1; for (let i = 0; i < 12; i += 1) a = Array(200).fill(a); console.log('', a);` */
const TEXTS_OF_VALUES =
  'WebKitGTK makes a text of every logged value and all its parts, which takes a minute for this one, in the process of the page.';

/** A call of a function in a page. Functions that tsx has compiled call its helper `__name`. */
const called = (run: (given: string) => void, given = '') =>
  `(() => { const __name = (target) => target; (${run.toString()})(${JSON.stringify(given)}); })()`;

/** Gives each program the port of its frame's own program. */
const TAKER = called(takePorts);

/** Pages that write this script into the documents of their frames. Only the site's headers would forbid that, which the server leaves out. */
function withTaker(html: string): string {
  const script = called(writeIntoFrames, TAKER).replaceAll('</', '<\\/');
  return html.replace('<head>', () => `<head><script>${script}</script>`);
}

/** An attack on a site whose frames give their port away. */
function withPort(name: string, act: (victim: Victim, reader: Reader) => Promise<void>): Check {
  return {
    name: `a hostile program: ${name}`,
    address: RECT_PAGE,
    allowed: /./,
    async run(reader) {
      const root = process.env['SITE_FOLDER'] ?? BUILD_FOLDER;
      const site = await serveBuild({ root, compress: true, changeHtml: withTaker });
      try {
        await reader.open(`${site.url}${RECT_PAGE}?flavour=vanilla`);
        const victim = new Victim(reader, RECT);
        await victim.runs('vanilla');
        await act(victim, reader);
        await victim.recovers();
        await reader.open(RECT_PAGE);
      } finally {
        await site.close();
      }
    },
  };
}

/** Programs that send or write more than a page can take. */
export const FLOOD_ACTS: readonly Check[] = [
  ...FLOODS.map(([name, code]) =>
    withPort(`sends ${name}, is stopped and reported`, async (victim, reader) => {
      await victim.replaceCode(code);
      await victim.hasEnded();
      // Where the frame shares the page's process, it may first look like one that hangs.
      const alert = await reader.ask(
        (player) => document.querySelector(`${player} [role=alert]`)?.textContent ?? '',
        victim.player,
      );
      expectThat(/more than it can take|did not answer/.test(alert), `it is reported: ${alert.slice(0, 200)}`);
      const lines = await reader.ask((log) => document.querySelectorAll(`${log} .kd-console-line`).length, victim.log);
      expectThat(lines <= 300, `the console has at most 300 lines (${lines})`);
    }),
  ),
  hostile(
    'logs and throws without an end, and Stop acts at once',
    async (victim, reader) => {
      // Every line reaches the browser's driver too, which takes seconds for them: the page itself presses Stop and measures.
      await reader.ask((player) => {
        const { dataset } = document.documentElement;
        dataset['longest'] = '0';
        let last = performance.now();
        setInterval(() => {
          const now = performance.now();
          dataset['longest'] = String(Math.max(Number(dataset['longest']), Math.round(now - last)));
          last = now;
        }, 20);
        const whenLogged = setInterval(() => {
          const element = document.querySelector<HTMLElement>(player);
          if (!element?.querySelector('[role=log]')?.textContent?.includes('more lines came too fast')) return;
          clearInterval(whenLogged);
          const from = performance.now();
          [...element.querySelectorAll('button')].find(({ textContent }) => textContent === 'Stop')?.click();
          const whenStopped = setInterval(() => {
            if (element.dataset['state'] !== 'stopped') return;
            clearInterval(whenStopped);
            dataset['stopped'] = String(Math.round(performance.now() - from));
          }, 20);
        }, 50);
      }, victim.player);
      await victim.replaceCode(vanilla(ENDLESS_LINES));
      await reader.until('it is stopped', () => document.documentElement.dataset['stopped'] !== undefined, undefined);
      await victim.isStopped();
      const [longest = 0, stopped = 0] = await reader.ask(() => {
        const { dataset } = document.documentElement;
        return [Number(dataset['longest']), Number(dataset['stopped'])];
      }, undefined);
      expectThat(stopped < STOPPED_WITHIN, `Stop takes at most ${STOPPED_WITHIN} ms (${stopped})`);
      expectThat(longest < PAUSE, `the page is never blocked for ${PAUSE} ms (${longest})`);
    },
    { exceptions: { webkit: TEXTS_OF_VALUES } },
  ),
  hostile('logs a value, whose parts are read when the reader opens it', async (victim, reader) => {
    await victim.attack("console.log({ outer: { inner: 'the leaf' } });", 'outer');
    expectThat(!(await victim.said()).includes('the leaf'), 'the leaf is not there yet');
    await reader.press({ css: `${victim.log} summary` });
    await reader.press({ css: `${victim.log} details details summary` });
    await victim.logs("'the leaf'");
  }),
];

import { DEPARTURES, FORGED, OPENERS, reachOut, seekWebRtc, SPRUNG } from '../../../hostile-code/ways-out';
import { expectNothingSent, startOtherHost } from '../../../support/attacks';
import type { Check } from '../../checks';
import { vanilla } from '../programs';
import { expectThat } from '../../reader';
import { frameDocument, hostile, later } from './victim';

/** What leads from a frame to the page, to its reader's data and to other hosts. */
export const WAYS_OUT: readonly Check[] = [
  hostile('reaches neither page, storage nor network', async (victim, reader) => {
    await reader.ask(() => {
      localStorage.setItem('secret', 'of the page');
      document.cookie = 'secret=1';
    }, undefined);
    await victim.attack(reachOut(reader.base), 'site ');
    const said = await victim.said();
    for (const one of [
      /page refused/,
      /top refused/,
      /sibling refused/,
      /storage null/,
      /cookie true/,
      /window (?:null|refused)/,
      /eval refused/,
      /network refused/,
      /site refused/,
    ])
      expectThat(one.test(said), `${one.source}: ${said}`);
  }),
  hostile('opens no window and does not navigate the page', async (victim) => {
    // That the page is still there is asked after each act.
    await victim.attack(OPENERS, 'tried');
  }),
  hostile('has no WebRTC and gets none from a frame, a window or a worker', async (victim, reader) => {
    const other = await startOtherHost();
    try {
      await victim.replaceCode(vanilla(seekWebRtc(other.port, await frameDocument(reader))));
      await reader.sees('worker', victim.log, 60_000);
      const said = await victim.said();
      for (const word of ['names 0', 'worker undefined', 'window null', 'document null'])
        expectThat(said.includes(word), `${word}: ${said}`);
      for (const name of ['inline', 'blob', 'handler', 'page', 'data', 'javascript', 'own'])
        expectThat(said.includes(`${name} silent`), `${name} silent: ${said}`);
      expectThat(!said.includes('function'), `nothing has it: ${said}`);
      expectThat(other.heard.length === 0, `nothing is sent (${other.heard.join(', ')})`);
    } finally {
      await other.close();
    }
  }),
  ...DEPARTURES.map(([name, code]) =>
    hostile(`sends nothing to another host by ${name}`, async (victim, reader) => {
      const other = await startOtherHost();
      try {
        await reader.ask(() => {
          addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
            document.documentElement.dataset['refused'] = effectiveDirective;
          });
        }, undefined);
        await victim.attack(later(code(`http://127.0.0.1:${other.port}/?secret=`)));
        await reader.until('the page refuses it', () => document.documentElement.dataset['refused'], undefined);
        expectNothingSent(other);
      } finally {
        await other.close();
      }
    }),
  ),
  hostile('navigates itself to an empty page, and is reported', async (victim) => {
    await victim.attack(later("location.href = 'about:blank';"));
    await victim.shows('another address');
  }),
  hostile('overwrites its document, and runs on', async (victim) => {
    await victim.attack(
      "setTimeout(() => { document.write('wiped'); console.log('still here'); }, 100);",
      'still here',
    );
    await victim.isIn('running');
  }),
  hostile('speaks for the page by messages of its own', async (victim, reader) => {
    await victim.attack(`${FORGED}\nsetTimeout(() => console.log('a moment later'), 500);`, 'a moment later');
    await victim.isIn('running');
    await victim.showsNothing();
    await reader.ask(
      () => window.postMessage({ type: 'error', runId: 1, error: { phase: 'run', name: 'F', message: 'f' } }, '*'),
      undefined,
    );
    await victim.isIn('running');
    await victim.showsNothing();
  }),
  hostile('logs values that throw when they are read', async (victim, reader) => {
    await victim.attack(SPRUNG, 'survived');
    expectThat((await victim.said()).includes('<img src=x onerror=alert(1)>'), 'HTML is shown as text');
    const images = await reader.ask((log) => document.querySelectorAll(`${log} img`).length, victim.log);
    expectThat(images === 0, 'the console has no image');
    await victim.isIn('running');
  }),
];

import { BUSY, hiddenCode, PORT_SEEKER, REPLACE_ALL, REPLACED_ITERATORS, TO_JSON } from '../../../hostile-code/walls';
import type { Check } from '../../checks';
import { expectThat, type Reader } from '../../reader';
import { frameDocument, hostile, later, type Victim } from './victim';

/** What a busy program says before it begins. */
const THERE = 'all are there';

async function enterFrame(victim: Victim, reader: Reader): Promise<void> {
  const { x, y, width } = await victim.box();
  await reader.pressAt({ x: x + width - 20, y: y + 20 });
  await victim.frameHasFocus();
}

/** What a program does to the reader's ways out: Stop, Escape, the text after it. */
export const WALLS: readonly Check[] = [
  ...BUSY.flatMap(({ name, less }) => [
    hostile(`${name}, and Stop acts at once`, async (victim) => {
      await victim.attack(less, THERE);
      await victim.stops();
    }),
    hostile(`${name}, and a text right after Stop runs`, async (victim) => {
      await victim.attack(less, THERE);
      await victim.button('Stop');
      await victim.attack("console.log('next');", 'next');
      await victim.showsNothing();
    }),
  ]),
  hostile('runs hidden code in a frame made of the frames’ own document', async (victim, reader) => {
    const own = await frameDocument(reader);
    await reader.ask(() => {
      Object.assign(window, { strays: 0 });
      addEventListener('message', ({ data }) => {
        if (Object(data).n !== undefined) Object.assign(window, { strays: Number(Reflect.get(window, 'strays')) + 1 });
      });
    }, undefined);
    await victim.attack(hiddenCode(own), '100 turns later');
    const strays = await reader.ask(() => Number(Reflect.get(window, 'strays')), undefined);
    expectThat(strays === 0, `the code does not run there (${strays} messages)`);
    await victim.stops();
  }),
  ...REPLACED_ITERATORS.map(([name, code]) =>
    hostile(`replaces ${name}, and Escape twice leads out`, async (victim, reader) => {
      await victim.attack(code);
      // What it throws is reported, and the frame moves.
      if (code.includes('throw')) await victim.isIn('failed');
      await enterFrame(victim, reader);
      await victim.leaveByEscape();
    }),
  ),
  hostile(
    'replaces everything that can be replaced, does not count as hanging, and Escape twice leads out',
    async (victim, reader) => {
      await reader.ask(() => {
        Object.assign(window, { pings: 0 });
        const { postMessage } = MessagePort.prototype;
        MessagePort.prototype.postMessage = function spied(this: MessagePort, ...sent: [unknown, ...unknown[]]) {
          if (Object(sent[0]).type === 'ping')
            Object.assign(window, { pings: Number(Reflect.get(window, 'pings')) + 1 });
          Reflect.apply(postMessage, this, sent);
        };
      }, undefined);
      await victim.attack(REPLACE_ALL);
      const pings = () => reader.ask(() => Number(Reflect.get(window, 'pings')), undefined);
      const before = await pings();
      // Each ping but the first follows an answer.
      await reader.wait('four more pings', async () => (await pings()) >= before + 4);
      await victim.isIn('running');
      await enterFrame(victim, reader);
      await victim.leaveByEscape();
    },
  ),
  hostile('finds no way to the port of its frame’s own program', async (victim) => {
    await victim.attack(PORT_SEEKER, 'ports');
    const said = await victim.said();
    expectThat(/ports\s*0/.test(said), `it has no port: ${said}`);
  }),
  hostile('adds toJSON to every prototype, and loses no line', async (victim) => {
    await victim.attack(TO_JSON, 'still');
  }),
  hostile('loops without an end while clocks are set back', async (victim, reader) => {
    await reader.ask(() => {
      const { now } = Date;
      Date.now = () => now() - 3_600_000;
    }, undefined);
    await victim.attack(later('Date.now = () => 0; for (;;);'));
    await victim.shows('loop', 'line 6');
  }),
];

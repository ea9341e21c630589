import { FALSE_VOICE, HANGS, KEPT_BACK, KEY_TRAP, LASTING, LONG_HANG, RESTLESS } from '../../../hostile-code/lasting';
import type { Check } from '../../checks';
import { vanilla } from '../programs';
import { expectThat, type Reader } from '../../reader';
import { hostile, type Victim } from './victim';

/** A program that nothing in its frame can end. */
const SAME_PROCESS =
  'The browser has the frame in the process of its page, so such a program hangs both until the browser offers to stop it (acts/limits.ts).';
const NEEDS_PROCESS = { firefox: SAME_PROCESS, webkit: SAME_PROCESS };

async function leavesStill(victim: Victim, reader: Reader): Promise<void> {
  await victim.stops();
  await reader.until(
    'a still picture with its name',
    (player) =>
      /^Result: .*, stopped$/.test(
        document.querySelector(`${player} canvas.kd-still`)?.getAttribute('aria-label') ?? '',
      ),
    victim.player,
  );
}

/** What could outlive a program, and what keeps the reader from ending it. */
export const LASTING_ACTS: readonly Check[] = [
  ...(['page', 'playground'] as const).map((where) =>
    hostile(
      `starts workers, messages, requests, sound and animations on its ${where}, which Stop ends`,
      async (victim, reader) => {
        await victim.attack(RESTLESS, 'restless');
        await leavesStill(victim, reader);
        await victim.button('Run');
        await victim.runs('vanilla');
      },
      { where },
    ),
  ),
  hostile('fails at its start, and can be stopped, because what it started runs on', async (victim) => {
    await victim.attack(`${RESTLESS}\nthrow new Error('but began');`, 'restless');
    await victim.shows('but began');
    await victim.stops();
  }),
  hostile('starts CSS animations and nested frames, and has no shared or service worker', async (victim, reader) => {
    await victim.attack(LASTING, 'ready');
    for (const words of ['shared worker refused', 'service worker refused', 'turned']) await victim.logs(words);
    const { x, y } = await victim.box();
    // Without a press, browsers play nothing.
    await reader.pressAt({ x: x + 300, y: y + 190 });
    await victim.stops();
    const frames = await reader.ask(() => window.length, undefined);
    expectThat(frames === 0, `the page has no frame (${frames})`);
  }),
  hostile('has a tainted and a huge canvas, and leaves its picture', async (victim, reader) => {
    await victim.attack(KEPT_BACK, 'kept back');
    await leavesStill(victim, reader);
  }),
  hostile(
    'does not respond, and is stopped',
    async (victim) => {
      await victim.attack(`console.log('begins');\n${LONG_HANG}`);
      await victim.stops();
    },
    { exceptions: NEEDS_PROCESS },
  ),
  ...HANGS.map(([name, code, words]) =>
    hostile(
      `has ${name}, which is stopped and reported`,
      async (victim, reader) => {
        await victim.replaceCode(vanilla(code));
        await reader.until(
          `a problem with ${String(words)}`,
          ({ player, source, flags }) =>
            new RegExp(source, flags).test(document.querySelector(`${player} [role=alert]`)?.textContent ?? ''),
          { player: victim.player, source: words.source, flags: words.flags },
          60_000,
        );
      },
      // What the compiled code counts ends in every engine.
      words.test('loop') ? {} : { exceptions: NEEDS_PROCESS },
    ),
  ),
  hostile('holds every key, and Escape twice leads out', async (victim, reader) => {
    await victim.attack(KEY_TRAP, 'holds');
    const frame = await victim.box();
    const field = await victim.inFrame(() => {
      const box = document.querySelector('[aria-label=Trap]')?.getBoundingClientRect();
      return { x: (box?.left ?? 0) + 20, y: (box?.top ?? 0) + 8 };
    }, undefined);
    await reader.pressAt({ x: frame.x + field.x, y: frame.y + field.y });
    await victim.frameHasFocus();
    await reader.keys('Escape');
    await reader.keys('a');
    await victim.frameHasFocus();
    await victim.leaveByEscape();
  }),
  hostile('speaks as if it were the page, and its words are marked', async (victim, reader) => {
    await victim.attack(FALSE_VOICE, 'name⟨U+202E⟩txt.exe');
    await victim.shows('The program says: Your session ended. Sign in again at ⟨U+202E⟩moc.elpmaxe: now');
    const title = await reader.ask(
      (player) => document.querySelector(`${player} [role=alert] strong`)?.textContent,
      victim.player,
    );
    expectThat(title === 'Error', `its error is called Error (${title})`);
  }),
  hostile(
    'saves a file whose name is a page of text',
    async (victim, reader) => {
      await victim.attack(
        `const link = document.createElement('a');
link.download = 'Konva.' + 'x'.repeat(900) + '.png';
link.href = stage.toDataURL();
link.click();
setTimeout(() => console.log('saved'), 500);`,
        'saved',
      );
      await reader.sees('wants to save', 'main');
      const isInSight = await reader.ask((player) => {
        const buttons = [...document.querySelectorAll(`${player} button`)];
        const { top = -1 } = buttons.find(({ textContent }) => textContent === 'Stop')?.getBoundingClientRect() ?? {};
        return top >= 0 && top < innerHeight;
      }, victim.player);
      expectThat(isInSight, 'Stop is in sight');
    },
    { where: 'playground' },
  ),
  hostile('runs sixty times in a row, and leaves nothing in the page', async (victim, reader) => {
    await victim.attack("console.log('begins');");
    await victim.edit();
    const run = async (times: number): Promise<void> => {
      for (let count = 0; count < times; count += 1) {
        await reader.ask(
          (frame) => Object.assign(document.querySelector(frame) ?? {}, { old: true }) && 0,
          victim.frame,
        );
        await reader.keys('Mod', 'Enter');
        await reader.until(
          'the next frame',
          (frame) => {
            const element = document.querySelector(frame);
            return element !== null && !Reflect.has(element, 'old');
          },
          victim.frame,
        );
        await victim.isIn('running');
      }
    };
    const count = () =>
      reader.ask(
        (player) => document.querySelectorAll('*').length - document.querySelectorAll(`${player} [role=log] *`).length,
        victim.player,
      );
    await run(3);
    const before = await count();
    await run(60);
    const after = await count();
    expectThat(Math.abs(after - before) < 30, `the page has as many elements as before (${before}, ${after})`);
  }),
];

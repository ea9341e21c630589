import { ARROWS, BOMBS } from '../../../support/compile-bombs';
import type { Check } from '../../checks';
import { vanilla } from '../programs';
import { pause } from '../../reader';
import { hostile, STOPPED_WITHIN } from './victim';

/** How long an answer about a text that does not compile may take: 5 seconds of silence, and the worker's start. */
const TOLD_WITHIN = 20_000;
/** After this time, the compiler has begun with a text, in milliseconds. */
const BEGUN = 2000;

const FLAVOUR = { Vanilla: 'vanilla', React: 'react', Vue: 'vue', Svelte: 'svelte' } as const;

/** Texts that keep a compiler busy. */
export const COMPILE_ACTS: readonly Check[] = [
  hostile('keeps the compiler busy', async (victim, reader) => {
    await victim.replaceCode(vanilla(ARROWS));
    await reader.sees('did not finish this file within 5 seconds', `${victim.player} [role=alert]`, TOLD_WITHIN);
    await victim.isIn('failed');
  }),
  ...BOMBS.map(({ name, tab, file, text, mayFinish = false }) =>
    hostile(`keeps the compiler of ${tab} busy with ${name}`, async (victim, reader) => {
      await victim.choose(FLAVOUR[tab]);
      await victim.runs(FLAVOUR[tab]);
      await victim.replaceCode(text);
      if (!mayFinish) {
        await victim.isIn('failed', TOLD_WITHIN);
        await reader.sees(file, `${victim.player} [role=alert]`);
      }
      await victim.choose('vanilla');
    }),
  ),
  hostile('keeps the compiler busy, and a newer text is compiled', async (victim, reader) => {
    await victim.replaceCode(vanilla(ARROWS));
    await pause(BEGUN);
    await victim.replaceCode(vanilla("console.log('the newest');"));
    await reader.sees('the newest', victim.log, TOLD_WITHIN);
    await victim.showsNothing();
  }),
  hostile('keeps the compiler busy, and Stop and Run work', async (victim, reader) => {
    await victim.replaceCode(vanilla(ARROWS));
    await pause(BEGUN);
    await victim.button('Stop');
    await victim.isIn('stopped', STOPPED_WITHIN);
    await victim.replaceCode(vanilla("console.log('the newest');"));
    await reader.sees('the newest', victim.log, TOLD_WITHIN);
    await victim.showsNothing();
  }),
];

import { attackWithField, FOCUS, SIEGES } from '../../../hostile-code/focus';
import type { Check } from '../../checks';
import { expectThat } from '../../reader';
import { hostile } from './victim';

/** Programs that take the keyboard from a reader who writes. */
export const FOCUS_ACTS: readonly Check[] = [
  ...Object.entries(FOCUS).map(([name, code]) =>
    hostile(`takes the focus by ${name}, and the editor keeps the keys`, async (victim, reader) => {
      await victim.attackWithField(`setTimeout(() => {\n${code}\nconsole.log('tried');\n}, 700);`, 'tried');
      // The page gives it back.
      await victim.editorHasFocus();
      await reader.keys('Mod', 'End');
      await reader.driver.type('// mine');
      await reader.sees('// mine', `${victim.player} [role=textbox]`);
      expectThat(!(await victim.said()).includes('heard'), 'the program hears no key');
    }),
  ),
  ...Object.entries(SIEGES).map(([name, code]) =>
    hostile(`takes the focus again and again ${name}, and is stopped`, async (victim) => {
      await victim.replaceCode(attackWithField(code));
      await victim.shows('took the keyboard focus again and again');
      await victim.hasEnded();
      await victim.editorHasFocus();
    }),
  ),
];

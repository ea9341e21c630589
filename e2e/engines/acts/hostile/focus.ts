import { attackWithField, FOCUS, FOCUS_THIEVES } from '../../../hostile-code/focus';
import type { Check } from '../../checks';
import { expectThat, type Reader } from '../../reader';
import { hostile } from './victim';

/**
 * WebKit gives a frame of another origin no focus that the reader did not ask for (`../limits.ts`), so
 * nothing has to be taken back there.
 */
const refusesFocus = ({ driver }: Reader) => driver.engine === 'webkit';

/** Programs that take the keyboard from a reader who writes. */
export const FOCUS_ACTS: readonly Check[] = [
  ...Object.entries(FOCUS).map(([name, code]) =>
    hostile(`takes the focus by ${name}, and the editor keeps the keys`, async (victim, reader) => {
      const late = `setTimeout(() => {\n${code}\nconsole.log('tried');\n}, 700);`;
      if (name === 'a fragment' && refusesFocus(reader)) {
        // WebKit tells of a load, as if the frame had left. What programs write (location.hash = …) is compiled to another way.
        await victim.replaceCode(attackWithField(late));
        await victim.shows('went to another address');
      } else await victim.attackWithField(late, 'tried');
      // The page gives it back.
      await victim.editorHasFocus();
      await reader.keys('Mod', 'End');
      await reader.driver.type('// mine');
      await reader.sees('// mine', `${victim.player} [role=textbox]`);
      expectThat(!(await victim.said()).includes('heard'), 'the program hears no key');
    }),
  ),
  ...Object.entries(FOCUS_THIEVES).map(([name, code]) =>
    hostile(`takes the focus again and again ${name}, and is stopped`, async (victim, reader) => {
      if (refusesFocus(reader)) {
        await victim.attackWithField(`${code}\nconsole.log('tried');`, 'tried');
        await reader.keys('Mod', 'End');
        await reader.driver.type('// mine');
        await reader.sees('// mine', `${victim.player} [role=textbox]`);
        expectThat(!(await victim.said()).includes('taken'), 'the program never gets the focus');
      } else {
        await victim.replaceCode(attackWithField(code));
        await victim.shows('took the keyboard focus again and again');
        await victim.hasEnded();
      }
      await victim.editorHasFocus();
    }),
  ),
];

import { attackWithField, FOCUS, FOCUS_THIEVES } from '../../../hostile-code/focus';
import type { Check } from '../../checks';
import { expectThat } from '../../reader';
import { hostile } from './victim';

/** What differs in WebKitGTK, and has no known cause yet. Run the act without this line to see it. */
const OPEN = {
  fragment: { webkit: 'A program that changes its fragment does not get to its next line.' },
  stealing: { webkit: 'A program that takes the focus again and again runs on, and nothing is reported.' },
};

/** Programs that take the keyboard from a reader who writes. */
export const FOCUS_ACTS: readonly Check[] = [
  ...Object.entries(FOCUS).map(([name, code]) =>
    hostile(
      `takes the focus by ${name}, and the editor keeps the keys`,
      async (victim, reader) => {
        await victim.attackWithField(`setTimeout(() => {\n${code}\nconsole.log('tried');\n}, 700);`, 'tried');
        // The page gives it back.
        await victim.editorHasFocus();
        await reader.keys('Mod', 'End');
        await reader.driver.type('// mine');
        await reader.sees('// mine', `${victim.player} [role=textbox]`);
        expectThat(!(await victim.said()).includes('heard'), 'the program hears no key');
      },
      name === 'a fragment' ? { exceptions: OPEN.fragment } : {},
    ),
  ),
  ...Object.entries(FOCUS_THIEVES).map(([name, code]) =>
    hostile(
      `takes the focus again and again ${name}, and is stopped`,
      async (victim) => {
        await victim.replaceCode(attackWithField(code));
        await victim.shows('took the keyboard focus again and again');
        await victim.hasEnded();
        await victim.editorHasFocus();
      },
      { exceptions: OPEN.stealing },
    ),
  ),
];

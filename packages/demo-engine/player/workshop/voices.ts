import type { PlayerProblem } from './problems';
import { programText } from './program-text';

/** A problem in the words of those who speak: the program, whom nobody can vouch for, and the site. */
export interface Voices {
  title: string;
  /** What the program says, as it may be shown. */
  said: string;
  /** What the site says. */
  advice: string;
}

/** What the frame says for the site when something is refused. The address in the middle is the program's. */
const REFUSED =
  /^A demo has no network: ([\s\S]*) was not loaded\. (Put the file beside the demo and import it: import picture from "\.\/picture\.png"\.|Write a function instead of eval or new Function\.)$/;
const INLINE =
  'A script or handler inside HTML does not run in a demo. Write it in a file of the demo: button.addEventListener("click", () => { … }).';
/** What the guard in compiled loops says for the site. */
const LOOP = /^A loop ran for more than [\d.]+ seconds without a pause and was stopped\.$/;

/** A name of an error class. Anything else as a title would be a sentence of the program's in the place of the site's. */
const CLASS_NAME = /^[A-Z][A-Za-z]{0,38}$/;

/** Separates what a program says from what the site says of it. */
export function voicesOf({ kind, title, message, isOwn }: PlayerProblem): Voices {
  const shown = programText(message);
  if (kind !== 'run' || isOwn === true) return { title, said: '', advice: shown };
  if (title === 'Endless loop' && LOOP.test(message)) return { title, said: '', advice: message };
  if (title === 'Blocked') {
    const [, address = '', fix = ''] = REFUSED.exec(message) ?? [];
    if (message === INLINE) return { title, said: '', advice: message };
    if (fix !== '') return { title, said: programText(address, 300), advice: `A demo has no network. ${fix}` };
  }
  const isPlain = CLASS_NAME.test(title) || title === 'Blocked' || title === 'Endless loop';
  return isPlain
    ? { title, said: shown, advice: '' }
    : { title: 'Error', said: programText(`${title}: ${message}`), advice: '' };
}

import { LOOP_MESSAGES } from '../../model/compiled';
import { isKnownError } from './error-names';
import type { PlayerProblem } from './problems';
import { programText } from './program-text';

/** A problem's texts by speaker: the program, which nobody can vouch for, and the site. */
export interface ProblemTexts {
  title: string;
  /** The program's text, made safe to show. */
  said: string;
  /** The site's text. */
  advice: string;
}

/** The frame's message, on the site's behalf, when a request is blocked. The URL in the middle comes from the program. */
const REFUSED =
  /^A demo has no network: ([\s\S]*) was not loaded\. (Put the file beside the demo and import it: import picture from "\.\/picture\.png"\.|Write a function instead of eval or new Function\.)$/;
const INLINE =
  'A script or handler inside HTML does not run in a demo. Write it in a file of the demo: button.addEventListener("click", () => { … }).';
/** The titles of a program that was stopped. */
const STOPPED = ['Endless loop', 'Took too long'];
/** What the loop guard in compiled code says on the site's behalf. */
const LOOP: readonly string[] = Object.values(LOOP_MESSAGES);

/** Separates the program's text from the site's. */
export function splitByTrust({ kind, title, message, isOwn }: PlayerProblem): ProblemTexts {
  const shown = programText(message);
  if (kind !== 'run' || isOwn === true) return { title, said: '', advice: shown };
  if (STOPPED.includes(title) && LOOP.includes(message)) return { title, said: '', advice: message };
  if (title === 'Blocked') {
    const [, address = '', fix = ''] = REFUSED.exec(message) ?? [];
    if (message === INLINE) return { title, said: '', advice: message };
    if (fix !== '') return { title, said: programText(address, 300), advice: `A demo has no network. ${fix}` };
  }
  const isPlain = isKnownError(title) || title === 'Blocked' || STOPPED.includes(title);
  return isPlain
    ? { title, said: shown, advice: '' }
    : { title: 'Error', said: programText(`${title}: ${message}`), advice: '' };
}

/** A problem in one text, for places that show plain text. The program's words are in quotation marks. */
export function problemLine(problem: PlayerProblem): string {
  const { title, said, advice } = splitByTrust(problem);
  const parts = [said === '' ? '' : `the program says “${said}”`, advice].filter((part) => part !== '');
  return `${title}: ${parts.join(' ')}`;
}

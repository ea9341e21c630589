import { type CompileProblem, ENDLESS_LOOP, LOOP_ERROR_NAME } from '../../model/compiled';
import { type FrameError, NOT_RESPONDING } from '../../model/messages';

/** Most problems shown at once. */
const MOST = 5;

/** Something that went wrong, as the reader sees it. */
export interface PlayerProblem {
  kind: 'compile' | 'run' | 'type';
  /** `TypeError`, `Does not compile`. */
  title: string;
  message: string;
  file?: string;
  line?: number;
  column?: number;
  endColumn?: number;
  count: number;
  /** The page itself says it; without this a problem of a run is in the words of the program. */
  isOwn?: boolean;
}

/** Stopped because the page had to wait: a loop that cannot end, or anything that takes too long. */
function titleOf({ phase, name, message }: FrameError): string {
  if (phase === 'blocked') return 'Blocked';
  if (phase !== 'loop') return name;
  const isLate = name === NOT_RESPONDING || (name === LOOP_ERROR_NAME && !message.startsWith(ENDLESS_LOOP));
  return isLate ? 'Took too long' : 'Endless loop';
}

export function problemOfError(error: FrameError): PlayerProblem {
  const { file, line, column, message, isOwn } = error;
  return { kind: 'run', title: titleOf(error), message, file, line, column, count: 1, isOwn };
}

export function problemOfCompile({ file, line, column, endColumn, message }: CompileProblem): PlayerProblem {
  return { kind: 'compile', title: 'Does not compile', message, file, line, column, endColumn, count: 1 };
}

export function problemOfType({ file, line, column, endColumn, message }: CompileProblem): PlayerProblem {
  return { kind: 'type', title: 'Type', message, file, line, column, endColumn, count: 1 };
}

/** `App.vue, line 12` or an empty text. */
export function placeText(problem: Pick<PlayerProblem, 'file' | 'line'>): string {
  if (problem.file === undefined) return '';
  return problem.line === undefined ? problem.file : `${problem.file}, line ${problem.line}`;
}

/** A request that was refused also fails in the program: told once, with the advice. */
function isEchoOfBlocked({ title, message }: PlayerProblem): boolean {
  return title === 'TypeError' && /^(?:Failed to fetch|NetworkError|Load failed)/.test(message);
}

/**
 * The problems with one more; the same one again is counted. When there are enough, what a program says adds nothing, and the answer is
 * the list as it was; what the site says comes first all the same.
 */
export function addProblem(problems: readonly PlayerProblem[], added: PlayerProblem): readonly PlayerProblem[] {
  const known = problems.findIndex(
    (one) =>
      one.title === added.title && one.message === added.message && one.file === added.file && one.line === added.line,
  );
  if (known >= 0) return problems.map((one, index) => (index === known ? { ...one, count: one.count + 1 } : one));
  const isBlocked = [...problems, added].some(({ title }) => title === 'Blocked');
  if (isBlocked && isEchoOfBlocked(added)) return problems;
  const others = isBlocked ? problems.filter((one) => !isEchoOfBlocked(one)) : problems;
  if (others.length < MOST) return [...others, added];
  return added.isOwn === true ? [added, ...others.slice(0, MOST - 1)] : problems;
}

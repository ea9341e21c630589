import { type CompileProblem, ENDLESS_LOOP, LOOP_ERROR_NAME } from '../../model/compiled';
import { FAULTS } from '../../frame-advice/stage-faults';
import { type FrameError, NOT_RESPONDING } from '../../model/messages';

/** Maximum number of problems shown at once. */
const MAX = 5;

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
  /** The message is the page's own; without this flag, the message of a run's problem comes from the program. */
  isOwn?: boolean;
}

/** The title of an error. Programs are stopped when the page has to wait: for an endless loop, or for anything that takes too long. */
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
  return { kind: 'type', title: 'Type', message: withTypeFix(message), file, line, column, endColumn, count: 1 };
}

/** Adds what to write to a message about one of Konva's attributes, whose type is that of a method. */
function withTypeFix(message: string): string {
  if (!/\bGetSet</.test(message)) return message;
  const isAssigned = /is not assignable to type '(?:GetSet<|\S*\.GetSet<)/.test(message);
  const fix = isAssigned
    ? 'It is a method: write node.x(20) in place of node.x = 20.'
    : 'It is a method: write node.x() in place of node.x.';
  return `${message} ${fix}`;
}

/** `App.vue, line 12`, or an empty string without a location. */
export function placeText(problem: Pick<PlayerProblem, 'file' | 'line'>): string {
  if (problem.file === undefined) return '';
  return problem.line === undefined ? problem.file : `${problem.file}, line ${problem.line}`;
}

/** A blocked request also fails in the program. It is reported once, with the advice. */
function isEchoOfBlocked({ title, message }: PlayerProblem): boolean {
  return title === 'TypeError' && /^(?:Failed to fetch|NetworkError|Load failed)/.test(message);
}

/** What a node without its place throws is the end of what the advice has named. */
function isEchoOfInside({ title, message }: PlayerProblem): boolean {
  return title === 'TypeError' && /reading 'getParent'|\badd is not a function/.test(message);
}

/** Titles of advice that follows from another error: a program that failed before it added its layer has none. */
const FOLLOWS: ReadonlySet<string> = new Set([
  FAULTS.size,
  FAULTS.layer,
  FAULTS.silent,
  FAULTS.apart,
  FAULTS.empty,
  FAULTS.unseen,
]);

/**
 * Adds a problem; a repeated one is counted. If the list is full, a problem from the program is ignored and the same list is
 * returned, while one from the site is put first.
 */
export function addProblem(problems: readonly PlayerProblem[], added: PlayerProblem): readonly PlayerProblem[] {
  const known = problems.findIndex(
    (one) =>
      one.title === added.title && one.message === added.message && one.file === added.file && one.line === added.line,
  );
  if (known >= 0) return problems.map((one, index) => (index === known ? { ...one, count: one.count + 1 } : one));
  const isCause = ({ kind, title }: PlayerProblem): boolean => kind !== 'type' && !FOLLOWS.has(title);
  if (FOLLOWS.has(added.title) && problems.some(isCause)) return problems;
  const isInside = [...problems, added].some(({ title }) => title.endsWith(' inside the stage'));
  if (isInside && isEchoOfInside(added)) return problems;
  const isBlocked = [...problems, added].some(({ title }) => title === 'Blocked');
  if (isBlocked && isEchoOfBlocked(added)) return problems;
  const others = problems.filter(
    (one) =>
      !(isBlocked && isEchoOfBlocked(one)) &&
      !(isInside && isEchoOfInside(one)) &&
      !(isCause(added) && FOLLOWS.has(one.title)),
  );
  if (others.length < MAX) return [...others, added];
  return added.isOwn === true ? [added, ...others.slice(0, MAX - 1)] : problems;
}

import type { CompileProblem } from '../../model/compiled';
import type { FrameError } from '../../model/messages';

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
}

const TITLES: Readonly<Partial<Record<FrameError['phase'], string>>> = {
  loop: 'Endless loop',
  blocked: 'Blocked',
};

export function problemOfError(error: FrameError): PlayerProblem {
  const { file, line, column, message, name, phase } = error;
  return { kind: 'run', title: TITLES[phase] ?? name, message, file, line, column, count: 1 };
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

/** The problems with one more; the same one again is counted. */
export function addProblem(problems: readonly PlayerProblem[], added: PlayerProblem): PlayerProblem[] {
  const known = problems.findIndex(
    (one) =>
      one.title === added.title && one.message === added.message && one.file === added.file && one.line === added.line,
  );
  if (known >= 0) return problems.map((one, index) => (index === known ? { ...one, count: one.count + 1 } : one));
  return problems.length >= MOST ? [...problems] : [...problems, added];
}

import { location } from 'vfile-location';
import { withoutExceptions } from './exceptions';
import type { Passage, Problem, ProseException, Rule } from './model';

/** A file with prose in it. */
export interface ProseFile {
  /** Path from the root of the project, with forward slashes. */
  path: string;
  text: string;
  /** Extracts the prose from the file's text. */
  read: (text: string) => Passage[];
}

/**
 * Checks all files with all rules.
 *
 * @returns everything that has to be fixed, sorted by file and place, and the exceptions that are no longer needed
 */
export function lintProse(
  files: readonly ProseFile[],
  rules: readonly Rule[],
  exceptions: readonly ProseException[],
): { problems: Problem[]; unused: ProseException[] } {
  const used = new Set<ProseException>();
  const problems = files.flatMap((file) => {
    const own = exceptions.filter((exception) => exception.file === file.path);
    const checked = lintFile(file, rules, own);
    for (const exception of checked.used) used.add(exception);
    return checked.problems;
  });
  return { problems, unused: exceptions.filter((exception) => !used.has(exception)) };
}

function lintFile(file: ProseFile, rules: readonly Rule[], exceptions: readonly ProseException[]) {
  const toPlace = location(file.text);
  const at = (offset: number) => {
    const point = toPlace.toPoint(offset);
    return { line: point?.line ?? 1, column: point?.column ?? 1 };
  };
  let passages: Passage[];
  try {
    passages = file.read(file.text);
  } catch (error) {
    const found = error instanceof Error ? error.message : String(error);
    const advice = 'correct the MDX';
    const problem: Problem = { file: file.path, rule: 'unreadable', offset: 0, line: 1, column: 1, found, advice };
    return { problems: [problem], used: new Set<ProseException>() };
  }
  const findings = passages.flatMap((passage) => rules.flatMap((rule) => rule(passage)));
  const { left, used } = withoutExceptions(findings, file.text, exceptions);
  const problems = left
    .sort((a, b) => a.offset - b.offset)
    .map((finding): Problem => ({ ...finding, file: file.path, ...at(finding.offset) }));
  return { problems, used };
}

import type { Problem } from '../model/demo';

/** Formats problems as one text: what is wrong, where, and what to write instead. */
export function formatProblems(problems: readonly Problem[]): string {
  const count = problems.length === 1 ? 'One problem' : `${problems.length} problems`;
  const parts = [...problems].sort(byPlace).map(({ file, line, column, message, fix }) => {
    const place = line === undefined ? file : `${file}:${line}${column === undefined ? '' : `:${column}`}`;
    return `${place}\n  ${message}\n  ${fix}`;
  });
  return `${count} in the demos:\n\n${parts.join('\n\n')}\n`;
}

function byPlace(a: Problem, b: Problem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return (a.line ?? 0) - (b.line ?? 0);
}

import type { Problem, ProseException } from '@site-packages/prose-lint';

/** Terminal output of the prose lint. */
export function proseReport(
  { problems, unused }: { problems: readonly Problem[]; unused: readonly ProseException[] },
  { counts }: { counts: boolean },
): { text: string; failed: boolean } {
  const failed = problems.length + unused.length > 0;
  if (!failed) return { text: 'The prose lint finds nothing.', failed };
  const places = counts ? countsByRule(problems) : problems.map(placeOf);
  const left = unused.map(
    ({ file, rule, words }) =>
      `config/prose/exceptions.ts: nothing in ${file} needs the exception "${words}" (${rule}) any more. Take it out.`,
  );
  const files = new Set(problems.map(({ file }) => file)).size;
  const total = `${problems.length} places in ${files} files, ${unused.length} exceptions too many`;
  return { text: [...places, ...left, '', total].join('\n'), failed };
}

function placeOf({ file, line, column, found, rule, advice }: Problem): string {
  return `${file}:${line}:${column}  "${found}": ${advice} (${rule})`;
}

function countsByRule(problems: readonly Problem[]): string[] {
  const counts = new Map<string, number>();
  for (const { rule } of problems) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).map(([rule, count]) => `${String(count).padStart(5)}  ${rule}`);
}

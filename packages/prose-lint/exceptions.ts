import type { Finding, ProseException } from './model';

/** The findings of a file that no exception allows, and the exceptions that were needed. */
export function withoutExceptions(
  findings: readonly Finding[],
  text: string,
  exceptions: readonly ProseException[],
): { left: Finding[]; used: Set<ProseException> } {
  const used = new Set<ProseException>();
  const places = exceptions.flatMap((exception) =>
    occurrences(text, exception.words).map(({ start, end }) => ({ exception, start, end })),
  );
  const left = findings.filter(({ rule, offset }) => {
    const fitting = places.find(
      ({ exception, start, end }) => exception.rule === rule && offset >= start && offset < end,
    );
    if (fitting !== undefined) used.add(fitting.exception);
    return fitting === undefined;
  });
  return { left, used };
}

function occurrences(text: string, words: string): { start: number; end: number }[] {
  const escaped = words.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return [...text.matchAll(new RegExp(escaped.replace(/\s+/g, '\\s+'), 'g'))].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

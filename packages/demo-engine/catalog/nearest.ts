/** Levenshtein distance: the number of characters to insert, delete or replace. */
export function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/**
 * The known word that is most similar to `word`; undefined when none is similar. Differences in case are ignored, and words that
 * differ only in the folder count as nearly equal.
 */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  const lower = word.toLowerCase();
  const name = lower.slice(lower.lastIndexOf('/') + 1);
  let best: string | undefined;
  let bestScore = Math.min(word.length, Math.max(3, Math.ceil(word.length / 3)));
  for (const one of known) {
    const other = one.toLowerCase();
    const sameName = name !== '' && other.slice(other.lastIndexOf('/') + 1) === name;
    const score = sameName ? Math.min(1, distance(lower, other)) : distance(lower, other);
    if (score < bestScore) {
      best = one;
      bestScore = score;
    }
  }
  return best;
}

/** How many letters have to be written, left out or replaced to turn one word into the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, same));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The four names nearest to a word: those that contain it first. */
export function nearest(word: string, names: readonly string[]): string[] {
  const low = word.slice(0, 60).toLowerCase();
  const score = (name: string) => {
    const other = name.toLowerCase();
    const contained = other.length > 2 && (other.includes(low) || low.includes(other)) ? 0.5 : 1;
    return distance(low, other) * contained;
  };
  const scored = [...new Set(names)].map((name) => ({ name, value: score(name) }));
  return scored
    .sort((a, b) => a.value - b.value)
    .slice(0, 4)
    .map(({ name }) => name);
}

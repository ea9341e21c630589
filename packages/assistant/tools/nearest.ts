import { distance } from '@site-packages/demo-engine/programs';

/** The four names nearest to a word, with commas between: those that contain it first. */
export function nearest(word: string, names: readonly string[]): string {
  const low = word.slice(0, 60).toLowerCase();
  const score = (name: string) => {
    const other = name.toLowerCase();
    return distance(low, other) * (other.length > 2 && (other.includes(low) || low.includes(other)) ? 0.5 : 1);
  };
  const scored = [...new Set(names)].map((name) => ({ name, value: score(name) }));
  const best = scored.sort((a, b) => a.value - b.value).slice(0, 4);
  return best.map(({ name }) => name).join(', ');
}

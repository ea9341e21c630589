import type { ApiModel } from '../model/api';
import { referenceIndex, resolveReference } from '../model/references';
import type { Comparison } from '../supplement/comparisons';

/**
 * Puts each comparison on the page of its first member.
 * @param problem takes references that lead nowhere
 */
export function addComparisons(
  model: ApiModel,
  comparisons: readonly Comparison[],
  problem: (text: string) => void,
): void {
  const index = referenceIndex(model);
  for (const { id, title, members } of comparisons) {
    const entries = Object.entries(members).map(([reference, text]) => ({ reference, text }));
    for (const { reference } of entries) {
      const found = resolveReference(index, reference);
      if (!found || 'problem' in found) {
        const { problem: what, fix } = found ?? {
          problem: `"${reference}" is not a reference`,
          fix: 'Write Konva.Class#member.',
        };
        problem(`supplement/comparisons.ts, "${id}": ${what}. ${fix}`);
      }
    }
    const name = /^Konva\.(\w+)/.exec(entries[0]?.reference ?? '')?.[1];
    const page = model.pages.find((candidate) => candidate.name === name);
    if (!page) problem(`supplement/comparisons.ts, "${id}": the first member needs a page of its own. Reorder them.`);
    else (page.comparisons ??= []).push({ anchor: `compare-${id}`, title, members: entries });
  }
}

import type { ApiComparison, ApiModel } from '../model/api';
import { referenceIndex, resolveReference } from '../model/references';
import type { Comparison } from '../supplement/comparisons';

/**
 * The comparisons of the supplement, with checked references.
 *
 * @param problem called for broken references
 */
export function readComparisons(
  model: ApiModel,
  comparisons: readonly Comparison[],
  problem: (text: string) => void,
): ApiComparison[] {
  const index = referenceIndex(model);
  return comparisons.map(({ id, title, members }) => {
    const entries = Object.entries(members).map(([reference, text]) => ({ reference, text }));
    for (const { reference } of entries) {
      const found = resolveReference(index, reference);
      if (found && 'address' in found) continue;
      const { problem: what, fix } = found ?? {
        problem: `"${reference}" is not a reference`,
        fix: 'Write Konva.Class#member.',
      };
      problem(`supplement/comparisons.ts, "${id}": ${what}. ${fix}`);
    }
    return { anchor: id, title, members: entries };
  });
}

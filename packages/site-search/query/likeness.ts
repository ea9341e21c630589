/** The maximum number of typos in a word of this length. */
export function allowedSlips(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * Number of typos (a letter missing, added or changed, or two neighbors swapped) between `typed` and the beginning of `word`, or the whole
 * of it; `limit + 1` when there are more than `limit`.
 * @param whole compare with the whole word only
 */
export function slips(typed: string, word: string, limit: number, whole: boolean): number {
  const tooMany = limit + 1;
  if (typed.length - word.length > limit || (whole && word.length - typed.length > limit)) return tooMany;
  const width = Math.min(word.length, typed.length + limit);
  let before: number[] = [];
  let previous: number[] = Array.from({ length: width + 1 }, (_, column) => column);
  let current: number[] = new Array<number>(width + 1).fill(0);
  for (let row = 1; row <= typed.length; row++) {
    current[0] = row;
    let least = row;
    for (let column = 1; column <= width; column++) {
      const same = typed.charCodeAt(row - 1) === word.charCodeAt(column - 1);
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 &&
        column > 1 &&
        typed.charCodeAt(row - 1) === word.charCodeAt(column - 2) &&
        typed.charCodeAt(row - 2) === word.charCodeAt(column - 1);
      if (swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      current[column] = cost;
      if (cost < least) least = cost;
    }
    if (least > limit) return tooMany;
    [before, previous, current] = [
      previous,
      current,
      before.length === 0 ? new Array<number>(width + 1).fill(0) : before,
    ];
  }
  if (whole) return Math.min(previous[word.length] ?? tooMany, tooMany);
  let best = tooMany;
  for (let column = Math.max(0, typed.length - limit); column <= width; column++) {
    best = Math.min(best, previous[column] ?? tooMany);
  }
  return best;
}

/**
 * The next random number from 0 to 1, and the state after it (mulberry32). The state is an integer. If you store it with the rest of the
 * data, the same start gives the same numbers.
 */
export function random(state: number): { value: number; seed: number } {
  const seed = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return { value: ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32, seed };
}

/** A function that returns the next number on every call, for drawings that are the same every time. */
export function createRandom(state: number): () => number {
  let seed = state;
  return () => {
    const next = random(seed);
    seed = next.seed;
    return next.value;
  };
}

import { FIFTH_COLLECTION } from './fifth-collection';
import { FOURTH_COLLECTION } from './fourth-collection';
import { SECOND_COLLECTION } from './second-collection';
import { THIRD_COLLECTION } from './third-collection';

/** Written down, so that everybody sets the same questions aside. Another number would mix questions that were tuned on into the other part. */
const SEED = 20_261_129;
/** The share of the questions that is set aside. */
export const HELD_OUT_SHARE = 1 / 3;

/** Questions that were collected later, each measured once and then tuned on. */
const LATER: ReadonlySet<string> = new Set(
  [...SECOND_COLLECTION, ...THIRD_COLLECTION, ...FOURTH_COLLECTION, ...FIFTH_COLLECTION].map(({ id }) => id),
);

/**
 * Whether a question is set aside: the ranking is never tuned on it, so its figures are what readers can expect. It is drawn for each id
 * alone; more questions do not move those that are there from one part to the other.
 */
export function heldOut(id: string): boolean {
  return !LATER.has(id) && mulberry32(SEED ^ hashOf(id)) < HELD_OUT_SHARE;
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** The first number from 0 to 1 of the generator of this name. */
function mulberry32(seed: number): number {
  const state = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
}

import type { Claim } from './model';

export type { Claim, ClaimTools, Device, Mouse, Point, PointerOptions, Touch } from './model';

/** Provides types for the claims of a page and returns them unchanged. */
export function defineClaims(claims: readonly Claim[]): readonly Claim[] {
  return claims;
}

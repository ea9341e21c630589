import type { Claim } from '../model';
import { runClaim } from './run';

/** The result of a claim's program. */
export interface ClaimResult {
  /** Absent when the claim holds. */
  problem?: { message: string; stack: string };
}

declare global {
  interface Window {
    /** Runs a claim, given its page and its index there. */
    checkClaim?: (page: string, index: number) => Promise<ClaimResult>;
  }
}

/** Makes the claims of all pages callable from the test process. */
export function offerClaims(pages: Readonly<Record<string, () => Promise<{ default: readonly Claim[] }>>>): void {
  window.checkClaim = async (page, index) => {
    try {
      const claim = (await pages[page]?.())?.default[index];
      if (claim === undefined) throw new Error(`The bundle has no claim ${index} of ${page}.`);
      await runClaim(claim);
      return {};
    } catch (error) {
      const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
      return { problem: { message, stack } };
    }
  };
}

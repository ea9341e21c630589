import type { Claim } from '../model';
import { runClaim } from './run';

/** What a program in the page found. */
export interface ClaimResult {
  /** Left out when the claim holds. */
  problem?: { message: string; stack: string };
}

declare global {
  interface Window {
    /** Runs a claim by its page and its number there. */
    checkClaim?: (page: string, index: number) => Promise<ClaimResult>;
  }
}

/** Makes the claims of all pages callable from outside. */
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

import type { Flavour } from '@site-packages/demo-engine/programs';

/** A program with one fault, as assistants write them, and the edits that correct it. */
export interface FaultyProgram {
  flavour: Flavour;
  name: string;
  /** What an answer that names the fault contains. */
  told: RegExp;
  code: string;
  /** Texts of the program and what is written in their place. */
  edits: readonly (readonly [from: string, to: string])[];
}

/** A program without a flavor: its list has one. */
export type Listed = Omit<FaultyProgram, 'flavour'>;

/** The corrected text. @throws when an edit is not of this program */
export function corrected({ name, code, edits }: FaultyProgram): string {
  return edits.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`${name} does not contain: ${from}`);
    return text.replaceAll(from, to);
  }, code);
}

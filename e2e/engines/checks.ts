import type { Engine } from './driver';
import type { Reader } from './reader';

/** One thing that a reader does, and what must follow. */
export interface Check {
  /** Unique; `--only` chooses by it. */
  name: string;
  /** The page on which it begins. */
  address: string;
  run(reader: Reader): Promise<void>;
  /** Engines or drivers that cannot do it, each with the reason and a link or a way to see it. */
  exceptions?: Partial<Record<Engine, string>>;
  /** Words that may be in the console, because the check causes them. */
  allowed?: RegExp;
  /** Other width than of a desk's window. */
  width?: number;
}

/** Time as a demo's frame sees it. */
export interface Time {
  /** Value of `performance.now()`. */
  now(): number;
  readonly isReleased: boolean;
  release(): void;
  /** Advances time by this many milliseconds at once. */
  advance(milliseconds: number): void;
}

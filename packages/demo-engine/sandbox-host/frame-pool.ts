/** How many demos run on one page at once. Each costs about 25 MB. */
const MOST_ALIVE = 4;

/** What a sandbox tells the pool about itself. */
export interface PoolMember {
  /** Pixels between the demo and the view, 0 when it is in view. */
  distance(): number;
  /** Milliseconds of silence of its frame; 0 when it answered lately. */
  silence(): number;
  /** When the reader last turned to it or it last began a run, in milliseconds. */
  lastActive(): number;
  /** Gives its frames up, to be started again when the reader comes back. */
  sleep(): void;
  /** Its frames hang or share a hung process. Removes them; `isGuilty` says whether it is the one to stay stopped. */
  hung(isGuilty: boolean): void;
  /** One of its frames sent more than the page can bear. Removes them. */
  flooded(): void;
  /** New frames may be made again. */
  recovered(): void;
}

/**
 * Rebuilding a frame too soon after a hung one was removed lands in the same hung process of the browser, where it never starts;
 * 500 ms were enough in measurements.
 */
const RECOVERY = 600;

/** Keeps the demos of one page within limits, and brings them back after one of them hung. */
export class FramePool {
  readonly #alive = new Set<PoolMember>();
  #recovery: Promise<void> | undefined;

  constructor(private readonly most: number = MOST_ALIVE) {}

  get size(): number {
    return this.#alive.size;
  }

  /**
   * Asks for a place. When the page is full, the demo farthest from the view loses its place, unless that is the one asking.
   *
   * @returns false when there is no place now
   */
  enter(member: PoolMember): boolean {
    if (this.#alive.has(member)) return true;
    if (this.#alive.size >= this.most) {
      let farthest: PoolMember = member;
      for (const other of this.#alive) if (other.distance() > farthest.distance()) farthest = other;
      if (farthest === member) return false;
      this.#alive.delete(farthest);
      farthest.sleep();
    }
    this.#alive.add(member);
    return true;
  }

  leave(member: PoolMember): void {
    this.#alive.delete(member);
  }

  /** Resolves when new frames can be made: at once, or after the hung ones are gone. */
  ready(): Promise<void> {
    return this.#recovery ?? Promise.resolve();
  }

  /**
   * A member's frame stopped answering. All frames in its process hang with it: those that are silent too. The one the reader
   * turned to last is held guilty and stays stopped; the others start again.
   */
  reportHung(member: PoolMember): void {
    if (this.#recovery !== undefined) return;
    const suspects = [...this.#alive].filter((other) => other === member || other.silence() > 0);
    const guilty = suspects.reduce((worst, other) => (other.lastActive() > worst.lastActive() ? other : worst), member);
    for (const suspect of suspects) suspect.hung(suspect === guilty);
    this.#alive.delete(guilty);
    void this.#recover().then(() => {
      for (const suspect of suspects) if (suspect !== guilty) suspect.recovered();
    });
  }

  /** A member's frame sent more than the page can bear. Its process may be busy with sending for a moment longer. */
  reportFlood(member: PoolMember): void {
    this.#alive.delete(member);
    member.flooded();
    void this.#recover();
  }

  #recover(): Promise<void> {
    this.#recovery ??= new Promise<void>((resolve) => setTimeout(resolve, RECOVERY)).then(() => {
      this.#recovery = undefined;
    });
    return this.#recovery;
  }
}

/** Maximum number of demos that run on one page at once. Each takes about 25 MB. */
const MAX_ALIVE = 4;

/** The part of a sandbox that the pool uses. */
export interface PoolMember {
  /** Pixels between the demo and the viewport; 0 when it is in view. */
  distance(): number;
  /** Milliseconds since its frame stopped answering; 0 when it answered recently. */
  silence(): number;
  /** When the reader last had the focus in it or it last began a run, in milliseconds. */
  lastActive(): number;
  /** Removes its frames; the demo starts again when the reader comes back. */
  sleep(): void;
  /**
   * Removes its frames, which hang or share a hung process.
   *
   * @param isCulprit the demo is presumed to hang
   * @returns whether it starts again when new frames can be created
   */
  onHang(isCulprit: boolean): boolean;
  /** Removes its frames: one of them sent more than the page accepts. */
  flooded(): void;
  /** Called when new frames can be created again. */
  recovered(): void;
}

/**
 * How long to wait before creating a new frame, in milliseconds. Too soon after a hung frame was removed, the browser puts the new
 * one into the same hung process, where it never starts; 500 ms were enough in measurements.
 */
const RECOVERY = 600;

/** Limits the running demos of one page, and restarts the others after one of them hangs. */
export class FramePool {
  readonly #alive = new Set<PoolMember>();
  #recovery: Promise<void> | undefined;

  constructor(private readonly most: number = MAX_ALIVE) {}

  get size(): number {
    return this.#alive.size;
  }

  /**
   * Requests a slot. When all are taken, the demo farthest from the viewport loses its slot, unless that is the one asking.
   *
   * @returns false when there is no slot now
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

  /** Whether new frames have to wait. */
  get isRecovering(): boolean {
    return this.#recovery !== undefined;
  }

  /** Resolves when new frames can be created: at once, or after the hung ones are gone. */
  ready(): Promise<void> {
    return this.#recovery ?? Promise.resolve();
  }

  /**
   * Handles a frame that stopped answering. All frames of its process hang too; they are the ones that are silent as well. The demo
   * that the reader used last is presumed the culprit and stays stopped, unless an older program of it hangs; the others start again.
   */
  reportHang(member: PoolMember): void {
    if (this.#recovery !== undefined) return;
    const suspects = [...this.#alive].filter((other) => other === member || other.silence() > 0);
    const culprit = suspects.reduce(
      (worst, other) => (other.lastActive() > worst.lastActive() ? other : worst),
      member,
    );
    const restarting = suspects.filter((suspect) => suspect.onHang(suspect === culprit));
    if (!restarting.includes(culprit)) this.#alive.delete(culprit);
    void this.#recover().then(() => {
      for (const suspect of restarting) suspect.recovered();
    });
  }

  /** Handles a frame that sent more than the page accepts. Its process may stay busy sending for a moment longer. */
  reportFlood(member: PoolMember): void {
    this.#alive.delete(member);
    member.flooded();
    this.recover();
  }

  /** Delays new frames: a frame that is being removed may keep its process busy for a moment. */
  recover(): void {
    void this.#recover();
  }

  #recover(): Promise<void> {
    this.#recovery ??= new Promise<void>((resolve) => setTimeout(resolve, RECOVERY)).then(() => {
      this.#recovery = undefined;
    });
    return this.#recovery;
  }
}

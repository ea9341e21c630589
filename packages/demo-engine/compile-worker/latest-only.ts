/**
 * Runs one job at a time; of the jobs pushed meanwhile, only the newest is kept.
 *
 * @param work does a job
 */
export class LatestOnly<Job> {
  #waiting: { job: Job } | undefined;
  #isBusy = false;

  constructor(private readonly work: (job: Job) => Promise<void>) {}

  push(job: Job): void {
    this.#waiting = { job };
    if (!this.#isBusy) void this.#drain();
  }

  async #drain(): Promise<void> {
    this.#isBusy = true;
    while (this.#waiting !== undefined) {
      const { job } = this.#waiting;
      this.#waiting = undefined;
      await this.work(job);
    }
    this.#isBusy = false;
  }
}

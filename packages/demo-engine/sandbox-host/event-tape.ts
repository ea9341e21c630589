import type { ConsoleEntry, FrameError } from '../model/messages';
import type { RunRequest, SandboxEvents, SandboxState } from './sandbox';

/** Most lines and errors kept of each kind. */
const MOST = 300;

/** Takes a sandbox's events down until somebody listens, then gives them on. */
export class EventTape implements SandboxEvents {
  #listener: SandboxEvents | undefined;
  #state: SandboxState = 'idle';
  #errors: [FrameError, RunRequest['maps']][] = [];
  #lines: ConsoleEntry[] = [];

  /** @param watch told of each state, also before somebody listens */
  constructor(private readonly watch: (state: SandboxState) => void = () => undefined) {}

  get state(): SandboxState {
    return this.#state;
  }

  /** Tells the listener what has happened, and from now on what happens. */
  playTo(listener: SandboxEvents): void {
    this.#listener = listener;
    if (this.#state === 'idle') return;
    listener.onRunStart();
    for (const entry of this.#lines) listener.onConsole(entry);
    for (const [error, maps] of this.#errors) listener.onError(error, maps);
    listener.onState(this.#state);
    this.#lines = [];
    this.#errors = [];
  }

  onState(state: SandboxState): void {
    this.#state = state;
    if (this.#listener === undefined) this.watch(state);
    this.#listener?.onState(state);
  }

  onRunStart(): void {
    this.#lines = [];
    this.#errors = [];
    this.#listener?.onRunStart();
  }

  onError(error: FrameError, maps: RunRequest['maps']): void {
    if (this.#listener !== undefined) this.#listener.onError(error, maps);
    else if (this.#errors.length < MOST) this.#errors.push([error, maps]);
  }

  onConsole(entry: ConsoleEntry): void {
    if (this.#listener !== undefined) this.#listener.onConsole(entry);
    else if (this.#lines.length < MOST) this.#lines.push(entry);
  }
}

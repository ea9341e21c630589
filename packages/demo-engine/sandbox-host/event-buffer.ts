import type { ConsoleEntry, FrameError } from '../model/messages';
import type { PlayerState } from '../model/player-state';
import type { RunRequest, SandboxEvents } from './sandbox';

/** Maximum number of console lines, and of errors, that are kept. */
const MAX = 300;

/** Records a sandbox's events until there is a listener, then forwards them. */
export class EventBuffer implements SandboxEvents {
  #listener: SandboxEvents | undefined;
  #state: PlayerState = 'poster';
  #errors: [FrameError, RunRequest['maps']][] = [];
  #lines: ConsoleEntry[] = [];

  /** @param watch called with each state until there is a listener */
  constructor(private readonly watch: (state: PlayerState) => void = () => undefined) {}

  get state(): PlayerState {
    return this.#state;
  }

  /** Replays the recorded events to the listener and forwards those that follow. */
  replayTo(listener: SandboxEvents): void {
    this.#listener = listener;
    if (this.#state === 'poster') return;
    listener.onRunStart();
    for (const entry of this.#lines) listener.onConsole(entry);
    for (const [error, maps] of this.#errors) listener.onError(error, maps);
    listener.onState(this.#state);
    this.#lines = [];
    this.#errors = [];
  }

  onState(state: PlayerState): void {
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
    else if (this.#errors.length < MAX) this.#errors.push([error, maps]);
  }

  onConsole(entry: ConsoleEntry): void {
    if (this.#listener !== undefined) this.#listener.onConsole(entry);
    else if (this.#lines.length < MAX) this.#lines.push(entry);
  }
}

import { EARLY_SCRIPT_ATTRIBUTE, FAILED_ATTRIBUTE, sharedRuntime } from '../early-start/shared-runtime';
import type { EarlyRun } from '../sandbox-host';
import { EventBuffer } from '../sandbox-host/event-buffer';
import type { PlayerState } from '../model/player-state';
import type { DemoRunner } from './workshop/demo-runner';
import type { WorkshopCaller, WorkshopTools } from './workshop/workshop-tools';
import { Store } from './store';

/** How long the player waits for the early script to start a demo before it starts the demo itself, in milliseconds. */
const PATIENCE = 3000;

export type Workshop = typeof import('./workshop');

export interface LoaderSnapshot {
  state: PlayerState;
  /** True when the workshop was needed but failed to load. */
  isMissing: boolean;
  /** The workshop's component and the demo's runner, once something needed them. */
  opened?: { Workshop: Workshop['Workshop']; runner: DemoRunner };
}

export const INITIAL_SNAPSHOT: LoaderSnapshot = { state: 'poster', isMissing: false };

/**
 * Loads a demo's workshop when something needs it, and queues the reader's actions until it has loaded. A demo that the early script
 * runs, and that neither logs nor fails, needs no workshop; the loader observes its state.
 */
export class WorkshopLoader extends Store<LoaderSnapshot> implements WorkshopCaller {
  #container: HTMLElement | undefined;
  #attachedAt = 0;
  /** The early script's run, observed but not taken over. */
  #early: EarlyRun | undefined;
  #hasBegun = false;
  #loading: Promise<Workshop> | undefined;
  #detach: (() => void) | undefined;
  #tools: WorkshopTools | undefined;
  #waiting: ((tools: WorkshopTools) => void)[] = [];

  /** @param importWorkshop tests pass their own */
  constructor(
    private readonly options: { title: string; downloads: boolean },
    private readonly importWorkshop: () => Promise<Workshop> = () => import('./workshop'),
  ) {
    super(INITIAL_SNAPSHOT);
  }

  /** Attaches the demo to its container; the returned function detaches it and ends what runs there. */
  attach(container: HTMLElement): () => void {
    this.#container = container;
    this.#attachedAt = performance.now();
    this.#watchEarly();
    return () => {
      this.#detach?.();
      if (this.#detach === undefined) this.#early?.sandbox.dispose();
      sharedRuntime()?.early.delete(container);
      this.#detach = undefined;
      this.#early = undefined;
      this.#hasBegun = false;
      this.#container = undefined;
      this.#tools = undefined;
      this.#loading = undefined;
      this.#waiting = [];
      this.update(INITIAL_SNAPSHOT);
    };
  }

  /** Starts the demo, which has come near the viewport, unless it runs already or the early script is about to start it. */
  comeNear(): void {
    if (this.snapshot.state !== 'poster') return;
    this.#watchEarly();
    const isWaiting = !this.#hasBegun && performance.now() - this.#attachedAt < PATIENCE;
    if (isWaiting && this.#detach === undefined && (this.#early !== undefined || isEarlyScriptComing())) return;
    this.act((tools) => tools.start());
  }

  /** Shows another flavor, unless the early script already runs it. */
  show(compiledUrl: string | undefined): void {
    const isIdle = this.#detach === undefined && this.#early === undefined;
    if (!isIdle && this.#early?.compiledUrl !== compiledUrl) this.act((tools) => tools.show());
  }

  /** Preloads the workshop: the reader is about to act. */
  prepare(): void {
    // A failure here recurs, and is reported, with the first action.
    this.load().catch(() => undefined);
  }

  /** Performs a task with the workshop, now or once it has loaded. */
  act(task: (tools: WorkshopTools) => void): void {
    if (this.#tools !== undefined) {
      task(this.#tools);
      return;
    }
    this.#waiting.push(task);
    this.update({ isMissing: false });
    this.load().catch(() => {
      this.#waiting = [];
      const { state } = this.snapshot;
      this.update({ isMissing: true, state: state === 'poster' ? 'failed' : state });
    });
  }

  serve(tools: WorkshopTools): void {
    this.#tools = tools;
    for (const task of this.#waiting.splice(0)) task(tools);
  }

  /** Loads the workshop and hands the demo over to it. */
  load(): Promise<Workshop> {
    const loading = (this.#loading ??= this.#open());
    loading.catch(() => {
      if (this.#loading === loading) this.#loading = undefined;
    });
    return loading;
  }

  async #open(): Promise<Workshop> {
    const workshop = await this.importWorkshop();
    const container = this.#container;
    if (container === undefined || this.#detach !== undefined) return workshop;
    const runner = new workshop.DemoRunner(this.options);
    this.#detach = runner.attach(container);
    this.#early = undefined;
    const follow = () => this.update({ state: runner.getSnapshot().state });
    runner.subscribe(follow);
    this.update({ isMissing: false, opened: { Workshop: workshop.Workshop, runner } });
    follow();
    return workshop;
  }

  /**
   * Observes the early script's run in this container. The run stays in `early`, where the runner looks for it, with everything it
   * has reported.
   */
  #watchEarly(): void {
    const container = this.#container;
    const runtime = sharedRuntime();
    const early = container === undefined ? undefined : runtime?.early.get(container);
    if (container === undefined || early === undefined || this.#early !== undefined) return;
    const buffer = new EventBuffer((state) => {
      this.#hasBegun ||= state !== 'poster';
      this.update({ state });
    });
    this.#early = { ...early, buffer };
    runtime?.early.set(container, this.#early);
    early.buffer.replayTo({
      onState: (state) => buffer.onState(state),
      onRunStart: () => buffer.onRunStart(),
      onError: (error, maps) => {
        buffer.onError(error, maps);
        this.prepare();
      },
      onConsole: (entry) => {
        buffer.onConsole(entry);
        this.prepare();
      },
    });
  }

  protected override update(change: Partial<LoaderSnapshot>): void {
    const next = { ...this.snapshot, ...change };
    const { state, isMissing, opened } = this.snapshot;
    if (next.state !== state || next.isMissing !== isMissing || next.opened !== opened) super.update(change);
  }
}

/** Whether the early script is still loading. */
function isEarlyScriptComing(): boolean {
  if (sharedRuntime() !== undefined) return false;
  return document.querySelector(`script[${EARLY_SCRIPT_ATTRIBUTE}]:not([${FAILED_ATTRIBUTE}])`) !== null;
}

import type { CompiledDemo, CompiledMaps } from '../model/compiled';
import type { Flavour } from '../model/flavours';
import {
  type ConsoleEntry,
  type FrameError,
  type FrameMessage,
  NOT_RESPONDING,
  type ReaderAct,
} from '../model/messages';
import type { PlayerState } from '../model/player-state';
import type { FileStore } from './file-store';
import { Frame } from './frame';
import type { FramePool, PoolMember } from './frame-pool';
import { READER_EVENTS } from './reader-events';
import { once } from './once';
import { putStill } from './still';
import type { VendorStore } from './vendor-store';
import { TICK } from './watchdog';

/**
 * How long a frame may be silent before it counts as hung, in milliseconds: once its demo runs, and while a big drawing is being
 * built. The guard compiled into the reader's loops ends those; these limits are for everything else, and must spare a slow phone
 * that draws twenty thousand nodes.
 */
const SILENCE_RUNNING = 4000;
const SILENCE_STARTING = 10_000;
/** How long a spare frame is kept after the last edit, in milliseconds. Each takes about 25 MB. */
const SPARE_REST = 60_000;
/**
 * How long a new frame may take to answer for the first time, in milliseconds, including the time lost on a silent frame from the
 * page's HTML.
 */
const FIRST_ANSWER = 12_000;

/** How long a stopped demo may take to send its last picture, in milliseconds. */
const LAST_PICTURE = 500;

export interface RunRequest {
  compiled: CompiledDemo;
  /** Source maps of the flavor, fetched only when a location must be mapped. */
  maps?: () => Promise<CompiledMaps | undefined>;
  /** URL of each asset by name. */
  assets: Readonly<Record<string, string>>;
  /** The reader's own assets, which have no URL. They override others of the same name. */
  own?: Readonly<Record<string, Blob>>;
  /** Builds of the libraries; defaults to the page's own. */
  libraries?: Libraries;
}

/** Where a frame's libraries come from. */
export interface Libraries {
  vendors: VendorStore;
  /** Specifiers that mounting needs, by flavor. */
  mount: Readonly<Record<Flavour, readonly string[]>>;
}

export interface SandboxEvents {
  onState(state: PlayerState): void;
  /** A new run began: errors and console lines of earlier runs are out of date. */
  onRunStart(): void;
  /**
   * @param error its location is in the compiled module
   * @param maps loads the source maps; undefined for an error without a location
   */
  onError(error: FrameError, maps?: RunRequest['maps']): void;
  onConsole(entry: ConsoleEntry): void;
}

export interface SandboxServices extends Libraries {
  /** Assets that demos import. */
  files: FileStore<Blob>;
  pool: FramePool;
  /** HTML of the frames' document. */
  frameDocument: string;
}

export interface SandboxOptions {
  /** Title of the demo; the frame is called `Result: <title>`. */
  title: string;
  downloads: boolean;
  events: SandboxEvents;
  /** Receives files that the demo wants to save, instead of the browser. */
  onSave?(name: string, content: Blob, frame: Element): void;
}

/** The part of a frame that the inspector uses. */
export type ObservedFrame = Pick<Frame, 'send' | 'isRemoved'>;

/** Observes the frames of a sandbox. */
export interface FrameObserver {
  /** Called before the demo's modules are sent to a frame; they are sent once the promise resolves. */
  onBeforeRun?(frame: ObservedFrame): Promise<void>;
  /**
   * Called when another frame is shown.
   *
   * @param frame undefined when nothing runs
   * @param maps loads the source maps of the program in the frame; undefined when it has none
   */
  onFrame(frame: ObservedFrame | undefined, maps?: RunRequest['maps']): void;
  /** Called with the inspector agent's messages, unchecked. */
  onInspected(frame: ObservedFrame, content: unknown): void;
}

/** What decides which libraries a demo needs. */
export type Imports = Pick<CompiledDemo, 'flavour' | 'packages'>;

/** One demo's sandbox on a page, as its users see it. */
export interface DemoPlace {
  /** Runs a compiled demo; false when the page has no slot for it now. */
  run(request: RunRequest): boolean;
  /** Prepares a frame for a demo that will run soon. */
  warm(demo: Imports): void;
  /** Ends everything that runs and shows the last picture instead. The state becomes `stopped` when that is done. */
  stop(): void;
  /** Ends the run in a frame that repeatedly takes the focus from the reader. */
  endStealing(frame: Element): void;
  /**
   * Keeps a spare frame for the next run, for a minute; called when the reader begins to edit and at every edit.
   *
   * @param libraries the libraries of future runs
   */
  keepSpare(libraries?: Libraries): void;
  /** Sets the observer of the frames, starting with the one that is shown; `undefined` removes it. */
  observe(observer: FrameObserver | undefined): void;
  dispose(): void;
}

interface Run {
  id: number;
  request: RunRequest;
  frame: Frame;
  /** Whether its program has begun to run. */
  isBegun: boolean;
  isPainted: boolean;
}

/** The packages a frame needs to run a demo: those that it imports and those that mounting needs. */
function packagesOf({ mount }: Libraries, { flavour, packages }: Imports): string[] {
  return [...new Set([...mount[flavour], ...packages])];
}

/** Runs one demo of a page in sandboxed frames inside `container`, which must be positioned and have a size. */
export class Sandbox implements DemoPlace, PoolMember {
  #state: PlayerState = 'poster';
  #runs = 0;
  /** The run that is shown. */
  #shown: Run | undefined;
  #observer: FrameObserver | undefined;
  /** A newer run that has no picture yet. */
  #next: Run | undefined;
  #spare: Frame | undefined;
  /** The element shown in place of a stopped demo. */
  #still: HTMLElement | undefined;
  /** Receives the last picture of a demo that is being stopped. */
  #givePicture: ((picture?: ImageBitmap) => void) | undefined;
  /** Resolves when the frame of the last stopped demo is gone. */
  #stopping: Promise<void> | undefined;
  #wantsSpare = false;
  #spareLibraries: Libraries | undefined;
  /** When the reader last edited. */
  #edited = 0;
  /** The last requested run, to start it again. */
  #request: RunRequest | undefined;
  #active = 0;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #isDisposed = false;

  constructor(
    private readonly container: HTMLElement,
    private readonly services: SandboxServices,
    private readonly options: SandboxOptions,
  ) {}

  get state(): PlayerState {
    return this.#state;
  }

  /**
   * Runs a compiled demo. The previous run's picture stays until this one has painted; a run that has not painted yet is dropped.
   *
   * @returns false when the page already runs as many demos as it may, all nearer to the viewport
   */
  run({ maps, ...rest }: RunRequest): boolean {
    if (this.#isDisposed || !this.services.pool.enter(this)) return false;
    // Many errors may arrive at once: the maps are fetched once.
    const request: RunRequest = { ...rest, maps: maps && once(maps) };
    this.#request = request;
    this.#active = performance.now();
    this.#next?.frame.remove();
    this.#next = undefined;
    const id = ++this.#runs;
    this.#setState('starting');
    this.options.events.onRunStart();
    void this.#start(id, request);
    return true;
  }

  warm(demo: Imports): void {
    const { pool } = this.services;
    if (!this.#isDisposed && !pool.isRecovering && pool.enter(this)) this.#makeSpare(this.services, demo);
  }

  /**
   * Ends everything that runs, workers and sound too: only removing the frame does that. It requests the demo's last picture but
   * does not wait long, because the program may not answer. A run that is requested meanwhile waits until the frame is gone.
   */
  stop(): void {
    if (this.#isDisposed) return;
    const id = ++this.#runs;
    this.#next?.frame.remove();
    this.#next = undefined;
    const frame = this.#shown?.frame;
    this.#stopping = new Promise((resolve) => {
      const finish = (picture?: ImageBitmap): void => {
        resolve();
        if (frame?.isRemoved !== true) this.#finishStop(id, frame, picture);
      };
      if (frame?.isAlive !== true) {
        finish();
        return;
      }
      const giveUp = (): void => {
        if (!frame.isRemoved) {
          // The spare frame shares the busy process and would keep it alive: the next run would wait in it without an answer.
          this.#spare?.remove();
          this.#spare = undefined;
          this.services.pool.recover();
        }
        finish();
      };
      if (frame.watchdog.silence > 0) {
        giveUp();
        return;
      }
      this.#givePicture = finish;
      frame.element.toggleAttribute('inert', true);
      frame.send({ type: 'stop' });
      setTimeout(giveUp, LAST_PICTURE);
    });
  }

  /** @param id the number of runs when Stop was pressed; a newer run keeps its state */
  #finishStop(id: number, frame: Frame | undefined, picture: ImageBitmap | undefined): void {
    const isNewest = id === this.#runs;
    const kept = this.#still;
    if (isNewest) {
      this.#removeFrames();
      this.services.pool.leave(this);
    } else {
      frame?.remove();
      this.#setShown(undefined);
      this.#givePicture = undefined;
    }
    // Stopped before a new run had painted: keep the previous still picture.
    if (frame === undefined && kept !== undefined) this.container.append(kept);
    this.#still = kept?.isConnected === true ? kept : putStill(this.container, picture, `${this.#name}, stopped`);
    if (!isNewest) return;
    this.#state = 'stopped';
    this.options.events.onState('stopped');
  }

  /** Keeps a spare frame with evaluated libraries for the next run, until the reader has not edited for a minute. */
  keepSpare(libraries?: Libraries): void {
    this.#wantsSpare = true;
    this.#spareLibraries = libraries;
    this.#edited = performance.now();
    this.#renewSpare();
  }

  observe(observer: FrameObserver | undefined): void {
    this.#observer = observer;
    if (this.#shown !== undefined) observer?.onFrame(this.#shown.frame, this.#shown.request.maps);
  }

  dispose(): void {
    this.#isDisposed = true;
    this.#removeFrames();
    this.services.pool.leave(this);
  }

  distance(): number {
    const { top, bottom } = this.container.getBoundingClientRect();
    return Math.max(0, top - window.innerHeight, -bottom);
  }

  silence(): number {
    return Math.max(0, ...this.#frames().map((frame) => frame.watchdog.silence));
  }

  lastActive(): number {
    return this.#active;
  }

  sleep(): void {
    this.#removeFrames();
    this.#setState('poster');
  }

  onHang(isCulprit: boolean): boolean {
    // A program that never began waits for an older one that hangs: they share a process.
    const isOlder = this.#state === 'starting' && this.#shown !== undefined && this.#next?.isBegun !== true;
    this.#removeFrames();
    if (!isCulprit || isOlder) {
      this.#setState('starting');
      return true;
    }
    this.#endAs(
      'loop',
      NOT_RESPONDING,
      'The demo did not answer for seconds and was stopped; the text is kept. Look for work that takes long in one go, and spread it over several frames.',
    );
    return false;
  }

  flooded(): void {
    this.#removeFrames();
    const message = 'The demo sent the page more than it can take and was stopped. The text is kept.';
    this.#endAs('blocked', 'Too many messages', message);
  }

  endStealing(frame: Element): void {
    if (this.#shown?.frame.element === frame && this.#shown.id !== this.#runs) {
      // The frame belongs to an older run. Only that run ends; the run of the reader's newer code continues.
      this.#shown?.frame.remove();
      this.#shown = undefined;
      return;
    }
    this.#removeFrames();
    this.services.pool.leave(this);
    this.#endAs(
      'blocked',
      'Took the keyboard',
      'The demo took the keyboard focus again and again and was stopped. The text is kept. Move the focus only after the reader has pressed something in the demo.',
    );
  }

  /** Reports that the page has ended the demo. */
  #endAs(phase: FrameError['phase'], name: string, message: string): void {
    this.#setState('failed');
    this.options.events.onError({ phase, name, message, isOwn: true });
  }

  recovered(): void {
    if (this.#request !== undefined && this.#state === 'starting') this.run(this.#request);
  }

  #frames(): Frame[] {
    return [this.#shown?.frame, this.#next?.frame, this.#spare].filter((frame) => frame !== undefined);
  }

  async #start(id: number, request: RunRequest): Promise<void> {
    const { files, pool } = this.services;
    const { compiled } = request;
    const { libraries = this.services } = request;
    const packages = packagesOf(libraries, compiled);
    try {
      await this.#stopping;
      await pool.ready();
      if (id !== this.#runs) return;
      const frame = this.#takeSpare(libraries, packages) ?? this.#makeFrame(libraries, packages);
      const run: Run = { id, request, frame, isBegun: false, isPainted: false };
      this.#next = run;
      const { own = {} } = request;
      const fetched = compiled.assets.filter((name) => own[name] === undefined);
      const assetUrls = Object.fromEntries(fetched.map((name) => [name, request.assets[name]]));
      const missing = fetched.filter((name) => assetUrls[name] === undefined);
      if (missing.length > 0) throw new Error(`The demo imports ${missing.join(', ')}, which it does not have.`);
      const known = Object.fromEntries(
        Object.entries(assetUrls).filter((entry): entry is [string, string] => entry[1] !== undefined),
      );
      const [assets] = await Promise.all([files.getAll(known), frame.equipped]);
      if (this.#observer?.onBeforeRun !== undefined) await this.#observer.onBeforeRun(frame);
      if (id !== this.#runs || frame.isRemoved) return;
      const saves = this.options.onSave !== undefined;
      const all = { ...assets, ...own };
      frame.send({ type: 'run', runId: id, demo: compiled, assets: all, mount: compiled.flavour, saves });
    } catch (error) {
      const message = String(error instanceof Error ? error.message : error);
      if (id === this.#runs) this.#fail(id, { phase: 'link', name: 'Error', message, isOwn: true });
    }
  }

  #makeFrame({ vendors }: Libraries, packages: readonly string[]): Frame {
    const { frameDocument } = this.services;
    const frame: Frame = new Frame(
      this.container,
      { document: frameDocument, downloads: this.options.downloads },
      { packages: new Set(packages), load: () => vendors.load(packages), source: vendors },
      {
        onMessage: (message) => this.#receive(frame, message),
        onReader: (act) => this.#tellAct(frame, act),
        onLeft: () => this.#left(frame),
        onFlood: () => this.#flood(frame),
      },
    );
    this.#heartbeat ??= setInterval(() => this.#tick(), TICK);
    setTimeout(() => {
      if (!frame.isAlive && !frame.isRemoved && this.container.isConnected) this.services.pool.reportHang(this);
    }, FIRST_ANSWER);
    return frame;
  }

  #renewSpare(): void {
    if (!this.#wantsSpare || this.#isDisposed || this.#request === undefined) return;
    if (this.#state !== 'running' && this.#state !== 'failed') return;
    const { pool } = this.services;
    if (pool.isRecovering) {
      // A new frame would join the hung process, and keep it alive for the next run.
      void pool.ready().then(() => this.#renewSpare());
      return;
    }
    this.#makeSpare(this.#spareLibraries ?? this.#request.libraries ?? this.services, this.#request.compiled);
  }

  #makeSpare(libraries: Libraries, demo: Imports): void {
    const packages = packagesOf(libraries, demo);
    if (this.#spare?.fits(packages, libraries.vendors) === true) return;
    this.#spare?.remove();
    const frame = this.#makeFrame(libraries, packages);
    this.#spare = frame;
    frame.equipped.catch(() => {
      // Without a spare, the next run creates a new frame and reports the error.
      if (frame === this.#spare) this.#spare = undefined;
      frame.remove();
    });
  }

  /** Removes the spare frame to free its memory: the reader has turned to something else. The next edit creates another one. */
  #dropSpare(): void {
    this.#wantsSpare = false;
    this.#spare?.remove();
    this.#spare = undefined;
  }

  #takeSpare({ vendors }: Libraries, packages: readonly string[]): Frame | undefined {
    const spare = this.#spare;
    if (spare === undefined || !spare.fits(packages, vendors)) return undefined;
    this.#spare = undefined;
    return spare;
  }

  get #name(): string {
    return `Result: ${this.options.title}`;
  }

  #tellAct(frame: Frame, act: ReaderAct): void {
    if (frame !== this.#shown?.frame) return;
    this.container.dispatchEvent(new Event(READER_EVENTS[act], { bubbles: true }));
  }

  #receive(frame: Frame, message: FrameMessage): void {
    if (message.type === 'picture') {
      if (frame === this.#shown?.frame) this.#givePicture?.(message.picture);
      return;
    }
    if (message.type === 'inspected') {
      this.#observer?.onInspected(frame, message.content);
      return;
    }
    const run = [this.#next, this.#shown].find((one) => one?.frame === frame);
    if (run === undefined || !('runId' in message) || message.runId !== run.id || this.#state === 'stopped') return;
    switch (message.type) {
      case 'begun':
        run.isBegun = true;
        return;
      case 'painted':
        this.#promote(run);
        return;
      case 'console':
        if (run.id === this.#runs) this.options.events.onConsole(message.entry);
        return;
      case 'error':
        if (run.id !== this.#runs) return;
        this.#receiveError(run, { ...message.error, isOwn: undefined });
        return;
      case 'save':
        if (run.id === this.#runs) this.options.onSave?.(message.name, message.content, run.frame.element);
        return;
    }
  }

  #receiveError(run: Run, error: FrameError): void {
    if (!run.isPainted && ['link', 'run', 'loop'].includes(error.phase)) this.#fail(run.id, error);
    else this.#report(run, error);
  }

  /** Shows a run that has painted for the first time, in place of the older one. */
  #promote(run: Run): void {
    if (run.isPainted) return;
    // The first picture fades in over the poster; over an earlier picture of the demo it would flash.
    run.frame.element.toggleAttribute('data-fade', this.#shown === undefined && this.#still === undefined);
    this.#show(run);
    if (this.#state === 'starting') this.#setState('running');
    this.#whenQuiet(() => this.#renewSpare());
  }

  #show(run: Run): void {
    run.isPainted = true;
    this.#still?.remove();
    this.#still = undefined;
    if (this.#next === run) {
      this.#next = undefined;
      this.#shown?.frame.remove();
      this.#setShown(run);
    }
    run.frame.show('shown', this.#name);
  }

  #whenQuiet(task: () => void): void {
    if (!this.#wantsSpare) return;
    if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: 300 });
    else setTimeout(task, 50);
  }

  /** Handles a run that failed before it painted. The last good picture stays; a first run is shown as it is. */
  #fail(id: number, error: FrameError): void {
    const run = this.#next?.id === id ? this.#next : undefined;
    if (run !== undefined && this.#shown === undefined) this.#show(run);
    this.#setState('failed');
    if (run === undefined) this.options.events.onError(error);
    else this.#report(run, error);
    this.#whenQuiet(() => this.#renewSpare());
  }

  #setShown(run: Run | undefined): void {
    if (run === this.#shown) return;
    this.#shown = run;
    this.#observer?.onFrame(run?.frame, run?.request.maps);
  }

  #report(run: Run, error: FrameError): void {
    this.options.events.onError(error, error.file === undefined ? undefined : run.request.maps);
  }

  #flood(frame: Frame): void {
    // The frame belongs to an older run; the run of the reader's newer code continues.
    if (this.#shown?.frame === frame && this.#shown.id !== this.#runs) this.#setShown(undefined);
    else this.services.pool.reportFlood(this);
  }

  #left(frame: Frame): void {
    const run = [this.#shown, this.#next].find((one) => one?.frame === frame);
    frame.remove();
    if (run === undefined) {
      if (this.#spare === frame) this.#spare = undefined;
      return;
    }
    if (this.#shown === run) this.#setShown(undefined);
    if (this.#next === run) this.#next = undefined;
    const message =
      'The demo went to another address and was stopped. A demo stays on its page: open links with the browser instead.';
    this.#endAs('blocked', 'Left its page', message);
  }

  #tick(): void {
    // The container was removed from the page: nothing in it can answer anymore.
    if (!this.container.isConnected) {
      this.dispose();
      return;
    }
    const isHidden = this.container.ownerDocument.hidden;
    if (this.#wantsSpare && (isHidden || performance.now() - this.#edited >= SPARE_REST)) this.#dropSpare();
    if (isHidden) {
      for (const frame of this.#frames()) frame.watchdog.reset();
      return;
    }
    const focused = this.container.ownerDocument.activeElement;
    if (focused !== null && focused === this.#shown?.frame.element) this.#active = performance.now();
    for (const frame of this.#frames()) {
      if (!frame.isAlive) continue;
      const limit = frame === this.#shown?.frame ? SILENCE_RUNNING : SILENCE_STARTING;
      const due = frame.watchdog.tick(performance.now(), limit);
      if (due === 'dead') {
        this.services.pool.reportHang(this);
        return;
      }
      if (due !== 'wait') frame.send({ type: 'ping', id: due });
    }
  }

  #removeFrames(): void {
    this.#runs += 1;
    for (const frame of this.#frames()) frame.remove();
    this.#setShown(undefined);
    this.#next = undefined;
    this.#spare = undefined;
    this.#still?.remove();
    this.#still = undefined;
    this.#givePicture = undefined;
    clearInterval(this.#heartbeat);
    this.#heartbeat = undefined;
  }

  #setState(state: PlayerState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.options.events.onState(state);
  }
}

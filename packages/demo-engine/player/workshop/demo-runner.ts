import { isCompiledDemo, isCompiledMaps } from '../../model/compiled-guards';
import type { CompiledDemo, CompiledMaps, CompileProblem, CompileResult } from '../../model/compiled';
import type { SourceFile } from '../../model/demo';
import { FAULTS } from '../../frame-advice/stage-faults';
import { ENTRY_FILES, type Flavour } from '../../model/flavours';
import type { KonvaVersion } from '../../model/published';
import type { ConsoleEntry, FrameError } from '../../model/messages';
import { failureText } from '../../model/load-failure';
import type { PlayerState } from '../../model/player-state';
import type {
  DemoPlace,
  FrameObserver,
  Libraries,
  PageRuntime,
  RunRequest,
  SandboxEvents,
  SandboxOptions,
} from '../../sandbox-host';
import { awaitSharedRuntime, sharedRuntime } from '../../early-start/shared-runtime';
import { READER_EVENTS } from '../../sandbox-host/reader-events';
import type { ConsoleAdvice, ErrorPlace } from './advice';
import { appendLine, type ConsoleLine } from './console-lines';
import { fetchJson } from '../../sandbox-host/fetch-json';
import { leaveFrame, leaveStopButton } from './reader/leave-frame';
import { readerGuard } from './reader/reader-guard';
import { addProblem, type PlayerProblem, problemOfCompile, problemOfError } from './problems';
import { Store } from '../store';

/** How long the reader must pause typing before the code is compiled, in milliseconds. */
const DEBOUNCE = 70;
/** How long the reader must pause typing before problems are shown: half a word is not a mistake. The picture does not wait. */
const TYPING_REST = 500;
/** How often console lines are rendered, in milliseconds: a busy demo must not cost the page a render per line. */
const CONSOLE_BATCH = 50;

/** What to run: the flavor as the build compiled it, or the reader's files. */
export interface RunTarget {
  flavour: Flavour;
  /** URL of the build's `CompiledDemo`; ignored when there are `files`. */
  compiledUrl?: string;
  mapsUrl?: string;
  /** URL of each asset by name. */
  assets: Readonly<Record<string, string>>;
  /** Edited files, read when they are compiled in the worker. */
  files?: () => Promise<readonly SourceFile[]>;
  /** The reader's own assets by name. */
  own?: Readonly<Record<string, Blob>>;
  /** Another version of Konva than the installed one; only for the reader's files. */
  konva?: KonvaVersion;
  /** Post-processes the compiled code before it runs. */
  finish?: (compiled: CompiledDemo) => Promise<CompiledDemo>;
}

export interface RunnerSnapshot {
  state: PlayerState;
  problems: readonly PlayerProblem[];
  lines: readonly ConsoleLine[];
}

export const INITIAL_SNAPSHOT: RunnerSnapshot = { state: 'poster', problems: [], lines: [] };

export interface RunnerCompiler {
  /** `undefined` when a newer request has replaced this one. */
  compile(request: {
    flavour: Flavour;
    files: readonly SourceFile[];
    assets: readonly string[];
  }): Promise<CompileResult | undefined>;
  /** Preloads a flavor's compiler. */
  prepare(flavour: Flavour): void;
  /** Drops the request whose result is awaited. */
  cancel(): void;
  dispose(): void;
}

/** What a runner loads on demand; tests pass their own. */
export interface RunnerParts {
  /** The runtime, if the page has it already. */
  sharedRuntime(): PageRuntime | undefined;
  runtime(): Promise<PageRuntime>;
  compiler(): Promise<RunnerCompiler>;
  mapError(error: FrameError, maps: CompiledMaps | undefined): Promise<FrameError>;
  /** The library builds for programs that a reader writes; defaults to the page's own. */
  libraries?(konva?: KonvaVersion): Promise<Libraries>;
  advice?(): Promise<RunnerAdvice>;
}

/** Adds fixes to errors and console messages. */
export interface RunnerAdvice {
  adviseError(error: FrameError, flavour: Flavour, place?: ErrorPlace): FrameError;
  adviseConsole(entry: ConsoleEntry, flavour: Flavour): ConsoleAdvice | undefined;
}

const browserParts: RunnerParts = {
  sharedRuntime,
  runtime: async () => (await awaitSharedRuntime()) ?? (await import('./fallback-runtime')).fallbackRuntime,
  compiler: async () => {
    const { CompileClient } = await import('../../compile-worker');
    return new CompileClient();
  },
  mapError: async (error, maps) => {
    const { mapError } = await import('../../sandbox-host/map-error');
    return mapError(error, maps);
  },
  libraries: async (konva) => (await import('./development-libraries')).developmentLibraries(konva),
  advice: async () => {
    const [{ adviseError, adviseConsole }, { exportedNames }] = await Promise.all([
      import('./advice'),
      import('./development-libraries'),
    ]);
    return { adviseConsole, adviseError: (error, flavour, place) => adviseError(error, flavour, exportedNames, place) };
  },
};

interface Job {
  compiled: CompiledDemo;
  maps?: () => Promise<CompiledMaps | undefined>;
  /** The compiler's warnings about code that runs nevertheless. */
  warnings?: readonly CompileProblem[];
}

const keep = (compiled: CompiledDemo): Promise<CompiledDemo> => Promise.resolve(compiled);

/**
 * Runs one demo in one container of a page and reports its state. It does not depend on React: components subscribe.
 *
 * Everything heavy is loaded on demand: the runtime with the first run, the compilers with the first edit.
 */
export class DemoRunner extends Store<RunnerSnapshot> {
  #container: HTMLElement | undefined;
  #sandbox: DemoPlace | undefined;
  #observer: FrameObserver | undefined;
  #compiler: Promise<RunnerCompiler> | undefined;
  /** Stops guarding the reader's focus against code that is not the site's. */
  #endWatch: (() => void) | undefined;
  #target: RunTarget | undefined;
  #jobs = 0;
  #debounce: ReturnType<typeof setTimeout> | undefined;
  #batch: ReturnType<typeof setTimeout> | undefined;
  #waitingLines: ConsoleEntry[] = [];
  /** The next problem replaces those shown. They stay until then, so that nothing flickers while the reader types. */
  #isFresh = false;
  /** The current text does not compile, so errors of the old run no longer apply. */
  #isStale = false;
  #isEditing = false;
  /** When the reader last typed; long ago when the reader requested the run explicitly. */
  #typed = -Infinity;
  /** What to report once the reader pauses typing. */
  #untold: (() => void)[] = [];
  #rest: ReturnType<typeof setTimeout> | undefined;
  /** Counts runs, because an error whose location is still being mapped may belong to an older one. */
  #runs = 0;

  constructor(
    private readonly options: Pick<SandboxOptions, 'title' | 'downloads' | 'onSave'>,
    private readonly parts: RunnerParts = browserParts,
  ) {
    super(INITIAL_SNAPSHOT);
  }

  /**
   * Attaches the runner to its container; the returned function detaches it and ends what runs there. A demo that the early script
   * started there is taken over as it is.
   */
  attach(container: HTMLElement): () => void {
    this.#container = container;
    this.#adopt(container);
    container.addEventListener(READER_EVENTS.leave, leaveFrame);
    return () => {
      container.removeEventListener(READER_EVENTS.leave, leaveFrame);
      this.#jobs += 1;
      clearTimeout(this.#debounce);
      clearTimeout(this.#batch);
      this.#forgetUntold();
      this.#sandbox?.dispose();
      this.#endWatch?.();
      this.#endWatch = undefined;
      this.#sandbox = undefined;
      this.#container = undefined;
      void this.#compiler?.then((compiler) => compiler.dispose());
      this.#compiler = undefined;
      this.#isEditing = false;
      this.update({ state: 'poster' });
    };
  }

  /** Runs the target, unless it has no edits and runs already. */
  show(target: RunTarget): void {
    const isSame = this.#target?.compiledUrl === target.compiledUrl && this.#target?.files === undefined;
    const isUnderWay = this.snapshot.state === 'starting' || this.snapshot.state === 'running';
    if (!isSame || !isUnderWay || target.files !== undefined) this.run(target);
  }

  /** Runs the target now. */
  run(target: RunTarget): void {
    this.#typed = -Infinity;
    this.#forgetUntold();
    this.#run(target);
  }

  #run(target: RunTarget): void {
    clearTimeout(this.#debounce);
    this.#target = target;
    const id = ++this.#jobs;
    if (target.files === undefined || this.snapshot.state !== 'running') this.update({ state: 'starting' });
    void this.#start(id, target);
  }

  /** Runs the target after a short pause, unless a newer one replaces it. */
  runSoon(target: RunTarget): void {
    clearTimeout(this.#debounce);
    this.#target = target;
    // A pending result is for older text.
    this.#jobs += 1;
    this.#typed = performance.now();
    this.#forgetUntold();
    if (this.#isEditing) this.#keepSpare();
    this.#debounce = setTimeout(() => this.#run(target), DEBOUNCE);
  }

  stop(): void {
    clearTimeout(this.#debounce);
    this.#forgetUntold();
    this.#jobs += 1;
    leaveStopButton(this.#container);
    void this.#compiler?.then((compiler) => compiler.cancel());
    // A sandbox reports when nothing runs anymore.
    if (this.#sandbox === undefined) this.update({ state: 'stopped' });
    else this.#sandbox.stop();
  }

  /** Sets the observer of the demo's frames, including future ones; `undefined` removes it. */
  observe(observer: FrameObserver | undefined): void {
    this.#observer = observer;
    this.#sandbox?.observe(observer);
  }

  /** Makes the next run quick: loads the compiler and keeps a spare frame with its libraries. */
  prepareToEdit(flavour: Flavour): void {
    this.#isEditing = true;
    this.#getCompiler().then(
      (compiler) => compiler.prepare(flavour),
      // A failure here recurs, and is reported, with the first edit.
      () => undefined,
    );
    this.#keepSpare();
  }

  /** Keeps a spare frame for the next run, with the libraries for programs that a reader writes. */
  #keepSpare(): void {
    this.parts.libraries?.(this.#target?.konva).then(
      (libraries) => this.#sandbox?.keepSpare(libraries),
      () => undefined,
    );
  }

  clearConsole(): void {
    this.#waitingLines = [];
    this.update({ lines: [] });
  }

  /** Shows an error that does not come from the demo itself. */
  tell(title: string, error: unknown): void {
    this.update({ problems: [{ kind: 'run', title, message: failureText(error), count: 1, isOwn: true }] });
  }

  /** Takes back what `tell` has shown: it has succeeded meanwhile. */
  withdraw(title: string): void {
    const problems = this.snapshot.problems.filter((one) => one.isOwn !== true || one.title !== title);
    if (problems.length < this.snapshot.problems.length) this.update({ problems });
  }

  dismissProblems(): void {
    this.update({ problems: [] });
  }

  async #start(id: number, target: RunTarget): Promise<void> {
    const container = this.#container;
    if (container === undefined) return;
    try {
      const [job, sandbox, libraries] = await Promise.all([
        this.#compile(target),
        this.#getSandbox(container, target),
        target.files === undefined ? undefined : this.parts.libraries?.(target.konva),
      ]);
      if (id !== this.#jobs || job === undefined) return;
      this.#isStale = false;
      const { maps, compiled, warnings = [] } = job;
      const request: RunRequest = { compiled, maps, assets: target.assets, own: target.own, libraries };
      if (target.files !== undefined)
        this.#endWatch ??= readerGuard.watch(container, (frame) => this.#sandbox?.endStealing(frame));
      if (!sandbox.run(request)) this.update({ state: 'poster' });
      for (const { file, line, column, message, title } of warnings) {
        if (title !== undefined) {
          this.#addProblem({ kind: 'run', title, message, file, line, column, count: 1, isOwn: true });
          continue;
        }
        const text = `${file}, line ${line}: ${message}`;
        this.#onConsole({ level: 'warn', at: 0, values: [{ kind: 'text', text }] });
      }
    } catch (error) {
      if (id !== this.#jobs) return;
      this.#fail([{ kind: 'run', title: 'Not loaded', message: failureText(error), count: 1, isOwn: true }]);
    }
  }

  async #compile(target: RunTarget): Promise<Job | undefined> {
    const { compiledUrl, mapsUrl, files, flavour, assets, own = {}, finish = keep } = target;
    if (files === undefined) {
      if (compiledUrl === undefined) throw new Error('The demo has neither files nor a URL.');
      const compiled = await finish(await fetchJson(compiledUrl, isCompiledDemo));
      return { compiled, maps: mapsUrl === undefined ? undefined : () => fetchJson(mapsUrl, isCompiledMaps) };
    }
    const id = this.#jobs;
    const [compiler, texts] = await Promise.all([this.#getCompiler(), files()]);
    // A text that was stopped or replaced meanwhile must not keep the compiler busy.
    if (id !== this.#jobs) return undefined;
    const result = await compiler.compile({ flavour, files: texts, assets: Object.keys({ ...assets, ...own }) });
    if (result === undefined || id !== this.#jobs) return undefined;
    if (!result.ok) {
      this.#fail(result.problems.map(problemOfCompile));
      return undefined;
    }
    const { compiled, warnings } = result;
    return { compiled: await finish(compiled), warnings, maps: () => Promise.resolve(result.maps) };
  }

  #getCompiler(): Promise<RunnerCompiler> {
    if (this.#compiler === undefined) {
      const compiler = this.parts.compiler();
      this.#compiler = compiler;
      compiler.catch(() => {
        if (this.#compiler === compiler) this.#compiler = undefined;
      });
    }
    return this.#compiler;
  }

  async #getSandbox(container: HTMLElement, { flavour, files }: RunTarget): Promise<DemoPlace> {
    if (this.#sandbox !== undefined) return this.#sandbox;
    const runtime = await this.parts.runtime();
    if (files === undefined) void runtime.prefetch(flavour);
    if (this.#container !== container) throw new Error('The demo is no longer on the page.');
    this.#adopt(container);
    this.#sandbox ??= runtime.createSandbox(container, { ...this.options, events: this.#events });
    if (this.#observer !== undefined) this.#sandbox.observe(this.#observer);
    if (this.#isEditing) this.#keepSpare();
    return this.#sandbox;
  }

  /** Takes over what the early script created in the container. */
  #adopt(container: HTMLElement): void {
    const runtime = this.parts.sharedRuntime();
    const early = runtime?.early.get(container);
    if (runtime === undefined || early === undefined || this.#sandbox !== undefined) return;
    runtime.early.delete(container);
    const { sandbox, flavour, compiledUrl, buffer } = early;
    this.#sandbox = sandbox;
    if (buffer.state !== 'poster') this.#target = { flavour, compiledUrl, assets: {} };
    buffer.replayTo(this.#events);
  }

  readonly #events: SandboxEvents = {
    onState: (state) => this.#onState(state),
    onRunStart: () => {
      this.#runs += 1;
      this.#isFresh = true;
      this.clearConsole();
    },
    onError: (error, maps) => void this.#onError(error, maps),
    onConsole: (entry) => this.#onConsole(entry),
  };

  #onState(state: PlayerState): void {
    if (state === 'running') {
      this.update({ state, ...(this.#isFresh ? { problems: [] } : {}) });
      this.#isFresh = false;
      return;
    }
    if (state === 'failed') this.#tellAtRest(() => this.update({ state }));
    else this.update({ state });
  }

  /** Reports now, or, while the reader types, once typing has paused (`TYPING_REST`); not at all if the text has changed again. */
  #tellAtRest(tell: () => void): void {
    const left = this.#typed + TYPING_REST - performance.now();
    if (left <= 0) {
      tell();
      return;
    }
    this.#untold.push(tell);
    this.#rest ??= setTimeout(() => {
      const untold = this.#untold;
      this.#forgetUntold();
      for (const one of untold) one();
    }, left);
  }

  #forgetUntold(): void {
    clearTimeout(this.#rest);
    this.#rest = undefined;
    this.#untold = [];
  }

  async #onError(error: FrameError, maps: RunRequest['maps']): Promise<void> {
    if (this.#isStale) return;
    const run = this.#runs;
    // A program that writes to the console has shown something.
    if (error.name === FAULTS.silent && this.snapshot.lines.some(({ level }) => level === 'log')) return;
    const mapped = error.file === undefined ? error : await this.#map(error, maps);
    const advice = this.parts.advice === undefined ? undefined : await this.#getAdvice();
    const files = advice === undefined ? undefined : await this.#target?.files?.().catch(() => undefined);
    if (run !== this.#runs) return;
    const flavour = this.#target?.flavour;
    // What is said of the whole program concerns the file with which it starts.
    const file = mapped.line === undefined ? flavour && ENTRY_FILES[flavour] : mapped.file;
    const text = files?.find(({ path }) => path === file)?.text;
    const line = text?.split('\n')[(mapped.line ?? 0) - 1];
    const version = this.#target?.konva?.version;
    const place = { line, source: text, konva: version === undefined ? undefined : Number.parseInt(version) };
    const advised = flavour === undefined ? mapped : (advice?.adviseError(mapped, flavour, place) ?? mapped);
    this.#addProblem(problemOfError(advised));
  }

  #addProblem(problem: PlayerProblem): void {
    const isFresh = this.#isFresh;
    this.#isFresh = false;
    this.#tellAtRest(() => {
      const problems = isFresh ? [problem] : addProblem(this.snapshot.problems, problem);
      if (problems !== this.snapshot.problems) this.update({ problems });
    });
  }

  /** Turns warnings into problems if the picture is not what the program intends, and libraries write that only to the console. */
  async #adviseConsole(entry: ConsoleEntry): Promise<void> {
    if (this.#target?.files === undefined || (entry.level !== 'warn' && entry.level !== 'error')) return;
    const { flavour } = this.#target;
    const run = this.#runs;
    const advice = (await this.#getAdvice())?.adviseConsole(entry, flavour);
    if (advice === undefined || run !== this.#runs || this.#isStale) return;
    this.#addProblem({ kind: 'run', ...advice, count: 1 });
  }

  /** If the advice fails to load, errors are reported as they are. */
  #getAdvice(): Promise<RunnerAdvice | undefined> {
    return this.parts.advice?.().catch(() => undefined) ?? Promise.resolve(undefined);
  }

  /** Maps the error to its location in the source; without a source map it is reported without a location. */
  async #map(error: FrameError, maps: RunRequest['maps']): Promise<FrameError> {
    const { line: _line, column: _column, ...placeless } = error;
    try {
      return await this.parts.mapError(error, await maps?.());
    } catch {
      return placeless;
    }
  }

  #onConsole(entry: ConsoleEntry): void {
    this.#waitingLines.push(entry);
    void this.#adviseConsole(entry);
    this.#batch ??= setTimeout(() => {
      this.#batch = undefined;
      let lines = this.snapshot.lines;
      for (const waiting of this.#waitingLines.splice(0)) lines = appendLine(lines, waiting);
      this.update({ lines });
    }, CONSOLE_BATCH);
  }

  /** The text could not be run at all; the previous run keeps its picture. */
  #fail(problems: PlayerProblem[]): void {
    this.#isStale = true;
    this.#tellAtRest(() => this.update({ state: 'failed', problems }));
  }
}

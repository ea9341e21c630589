import { setTimeout } from 'node:timers/promises';
import { formatProblems, nearest, PAGE_FOLDERS } from '../catalog';
import { prepareCompiler } from '../compile';
import { FLAVOURS } from '../model/flavours';
import { engineKey } from './engine-key';
import { countOf } from './count';
import { folderStamp } from './folder-stamp';
import { HighlightThread } from './highlight-thread';
import type { Findings } from './deferred-work';
import { Precompiler } from './precompiler';
import type { CallMessage, FindAnswer, Service, ServiceMessage, StartAnswer } from './protocol';
import type { PrecompileOptions } from './settings';
import { watchFolders } from './watch';

/**
 * The process behind the site's plugin. The compilers are large modern modules, and Docusaurus loads the site's configuration with
 * a loader that would transpile each of them first. In this process they run as they are.
 */
let precompiler: Precompiler | undefined;
let stopWatching: (() => Promise<void>) | undefined;
let lastRun: Promise<unknown> = Promise.resolve();
let lastCall = 0;

/** How long there must be no requests before the deferred work is done, in milliseconds: pages that are being compiled come first. */
const QUIET = 2000;

function send(message: ServiceMessage): void {
  process.send?.(message);
}

function ready(): Precompiler {
  if (precompiler === undefined) throw new Error('The demo service was asked before it was started.');
  return precompiler;
}

async function start(options: PrecompileOptions, watch: boolean): Promise<StartAnswer> {
  const started = performance.now();
  await stopWatching?.();
  const running = new Precompiler(options, new HighlightThread());
  precompiler = running;
  // Start watching first, so that changes during the first run are processed after it.
  const stop = watch ? await startWatching(options, running) : undefined;
  stopWatching = stop;
  const firstRun = running.runAll(watch ? 'by need' : 'everything');
  lastRun = firstRun.catch(() => undefined);
  const report = await firstRun;
  if (report.warnings.length > 0) send({ note: formatProblems(report.warnings), isProblem: true });
  if (report.problems.length > 0) await stop?.();
  else if (watch) void warmUp(running);
  const engine = engineKey(['docusaurus-plugin', 'highlight', 'catalog'], ['shiki'], options.root);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const all = `${countOf(report.demos, 'demo')} and ${countOf(report.liveBlocks, 'live block')}`;
  return {
    problems: report.problems,
    summary:
      report.left === 0
        ? `${all} ready (${seconds} s).`
        : `${all}, ${report.left} of them made when a page asks for them (${seconds} s).`,
    engine: watch ? `${engine}-${await folderStamp(running.places)}` : engine,
  };
}

/** Does the work that the start deferred, when no page requests anything. */
async function makeRest(running: Precompiler): Promise<void> {
  const started = performance.now();
  while (performance.now() - Math.max(lastCall, started) < QUIET) await setTimeout(QUIET / 4);
  if (running !== precompiler) return;
  tell(await running.ensureAll());
}

function tell({ problems, warnings }: Findings): void {
  const all = [...problems, ...warnings];
  if (all.length > 0) send({ note: formatProblems(all), isProblem: true });
}

/** Preloads what the first edit would otherwise wait for: a start that takes all demos from the cache loads no compiler. */
async function warmUp(running: Precompiler): Promise<void> {
  for (const flavour of FLAVOURS) await prepareCompiler(flavour);
  for (const language of ['tsx', 'vue', 'svelte', 'ts']) await running.highlighter.warmUp(language);
}

async function startWatching(options: PrecompileOptions, running: Precompiler): Promise<() => Promise<void>> {
  const folders = ['demos', ...(options.pageFolders ?? PAGE_FOLDERS)];
  return watchFolders(options.root, folders, async (files) => {
    await lastRun;
    const started = performance.now();
    try {
      const { problems, warnings, changed } = await running.update(files);
      tell({ problems, warnings });
      if (problems.length === 0 && changed.length > 0) {
        const time = Math.round(performance.now() - started);
        send({ note: `Compiled ${changed.join(', ')} (${time} ms).`, isProblem: false });
      }
    } catch (error) {
      send({ note: describe(error), isProblem: true });
    }
  });
}

const service: Service = {
  start,
  ensureLive: async (block, file, line) => ready().ensureLive(block, file, line),
  findDemo,
  async makeRest() {
    makeRest(ready()).catch((error: unknown) => send({ note: describe(error), isProblem: true }));
  },
  highlight: async (code, language) => ready().highlighter.toHtml(code, language),
};

async function answer<Method extends keyof Service>({ method, args }: CallMessage<Method>): Promise<unknown> {
  if (method !== 'makeRest') lastCall = performance.now();
  return Reflect.apply(service[method], service, args);
}

async function findDemo(id: string): Promise<FindAnswer> {
  if (ready().hasDemo(id)) {
    tell(await ready().ensure(id));
    return { found: true };
  }
  const like = nearest(id, ready().demoIds());
  return { found: false, ...(like === undefined ? {} : { nearest: like }) };
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

process.on('message', (message: CallMessage) => {
  const { id } = message;
  answer(message).then(
    (result) => send({ id, result }),
    (error: unknown) => send({ id, error: describe(error) }),
  );
});

// The site's process has ended, for whatever reason.
process.on('disconnect', () => process.exit(0));
// Ctrl+C reaches both processes; the site's process decides when this one ends.
process.on('SIGINT', () => undefined);

import type { FrameAgent, Leftovers } from '../model';
import { CLOCK, hurryTime, releaseTime, seedRandom, standStill, stepTime } from './clock';
import { findDrift } from './drift';
import { konva } from './konva';
import { countLoading, loadSvgImages } from './loading';
import { canvasPixels, nodeLines, pressAround } from './nodes';
import { pictureNow } from './picture';
import { react } from './react';
import { Resources } from './resources';
import { Schedule } from './schedule';
import { svelte } from './svelte';
import { vue } from './vue';
import { watchWorkerCanvases } from './worker-canvases';

/**
 * The test agent in a demo's frame. It runs before anything else there, and must not use what it replaces: it saves the original timers and
 * clocks first.
 */

/** Attribute of the frame's document that switches strict modes off. */
const LOOSE = 'data-loose';
/** How many frames cleanup may take after an unmount: React's effects end after the next paint. */
const CLEARING_FRAMES = 10;
/** Milliseconds between two frames of time that is advanced manually. */
const FRAME = 1000 / 60;
/** Rounds of queued tasks after a step: React renders in one of them, and runs its effects in the next. */
const TASK_ROUNDS = 2;

const nextFrame = window.requestAnimationFrame.bind(window);
const nextTask = window.setTimeout.bind(window);
const realNow = performance.now.bind(performance);

/** Resolves after two animation frames: pending changes are on the canvas by then. */
function drawTwice(): Promise<void> {
  return new Promise((resolve) => nextFrame(() => nextFrame(() => resolve())));
}

/** Resolves when all queued work is done: frameworks render in their own task. */
function taskEnd(): Promise<void> {
  return new Promise((resolve) => nextTask(resolve, 0));
}

const channel = new MessageChannel();
const waiting: (() => void)[] = [];
channel.port2.onmessage = () => waiting.shift()?.();

/** Resolves when the tasks that are queued now are done. Unlike a timeout, a message has no shortest delay. */
function messageEnd(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    channel.port1.postMessage(null);
  });
}

/** How often each name occurs. */
function counted(names: readonly string[]): Leftovers {
  const counts: Leftovers = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/** `left` without each of `usual`, once. */
function without(left: Leftovers, usual: Leftovers): Leftovers {
  return Object.fromEntries(
    Object.entries(left)
      .map(([name, count]) => [name, count - (usual[name] ?? 0)] as const)
      .filter(([, count]) => count > 0),
  );
}

function install(): FrameAgent {
  seedRandom(CLOCK.seed);
  const time = standStill(CLOCK);
  const schedule = new Schedule(time);
  const resources = new Resources();
  const pending = countLoading();
  watchWorkerCanvases();
  const isStrict = !document.documentElement.hasAttribute(LOOSE);
  const frameworks = [react(isStrict), vue(isStrict), svelte()];
  const trees = () => frameworks.flatMap((framework) => framework.trees());

  async function advance(milliseconds: number): Promise<void> {
    stepTime(time, schedule, milliseconds);
    for (let round = 0; round < TASK_ROUNDS; round += 1) await messageEnd();
  }

  /** Resolves after two animation frames, which are steps once time is advanced manually. */
  async function settle(): Promise<void> {
    if (!schedule.isStepped) return drawTwice();
    await advance(FRAME);
    await advance(FRAME);
  }

  /** Activity that continues by itself. */
  function running(): string[] {
    const animations = [...(konva()?.Animation.animations ?? [])];
    return [...animations.map(() => 'running Konva.Animation'), ...schedule.running()];
  }

  /** References that keep the demo alive. */
  function held(): string[] {
    return [...(konva()?.stages ?? []).map(() => 'Konva.Stage'), ...resources.listeners()];
  }

  /**
   * Clears the demo's own timeouts and returns one word for each pending one. A timeout that revokes an object URL is allowed: a saved
   * picture must stay until the browser has read it.
   */
  function endTimeouts(): string[] {
    return schedule.takeTimeouts().flatMap((call) => {
      const before = resources.urls();
      try {
        call();
      } catch {
        // It was meant for a mounted demo.
      }
      return resources.urls() < before ? [] : ['setTimeout'];
    });
  }

  async function unmount(usual: Leftovers): Promise<Leftovers> {
    const mounted = trees();
    for (const tree of mounted) await tree.unmount();
    // Nothing is unmounted without a framework. Listeners of a vanilla demo's page end with the page; activity ends with its stages.
    const isVanilla = mounted.length === 0;
    if (isVanilla) for (const stage of [...(konva()?.stages ?? [])]) stage.destroy();
    const left = () => (isVanilla ? running() : [...running(), ...held()]);
    const isLeft = () => Object.keys(without(counted(left()), usual)).length > 0;
    for (let frame = 0; frame < CLEARING_FRAMES && isLeft(); frame += 1) await settle();
    const timeouts = endTimeouts();
    const urls = Array.from({ length: resources.urls() }, () => 'object URL');
    return without(counted([...left(), ...(isVanilla ? [] : timeouts), ...urls]), usual);
  }

  return {
    release: () => releaseTime(time, schedule),
    async step(milliseconds, count) {
      for (let done = 0; done < count; done += 1) {
        stepTime(time, schedule, milliseconds);
        await taskEnd();
      }
      await drawTwice();
    },
    advance,
    settle,
    hurry: (milliseconds) => hurryTime(time, schedule, milliseconds),
    async frames(count) {
      for (let seen = 0; seen < count; seen += 1) await new Promise((resolve) => nextFrame(resolve));
    },
    pause: () => schedule.pause(),
    resume: () => schedule.resume(),
    pending,
    picture: () => ({ ...pictureNow(), complete: true }),
    async firstPicture({ mustDraw, wait }) {
      const until = realNow() + wait;
      let last = '';
      for (;;) {
        const isLate = realNow() > until;
        await drawTwice();
        const picture = pictureNow();
        const isStill = pending() === 0 && picture.hash === last;
        if (isLate || (isStill && (picture.drawn || !mustDraw))) {
          if (await loadSvgImages()) await drawTwice();
          return { ...picture, complete: isStill };
        }
        last = picture.hash;
      }
    },
    async drift() {
      await settle();
      return findDrift(trees());
    },
    unmount,
    nodes: nodeLines,
    pixels: canvasPixels,
    pressAround,
    wrapModule(specifier, module) {
      for (const { wraps } of frameworks) {
        const wrap = wraps[specifier];
        if (wrap !== undefined) return wrap(module);
      }
      return {};
    },
  };
}

window.__demoAgent = install();

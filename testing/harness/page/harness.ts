import frameDocument from '@demo-data/frame';
import manifest from '@demo-data/vendors';
import { type ClientNews, InspectorClient } from '../../../packages/demo-engine/inspector';
import type { Flavour } from '../../../packages/demo-engine/model/flavours';
import {
  DemoRunner,
  type RunnerParts,
  type RunTarget,
} from '../../../packages/demo-engine/player/workshop/demo-runner';
import type { ConsoleLine } from '../../../packages/demo-engine/player/workshop/console-lines';
import { placeText, type PlayerProblem } from '../../../packages/demo-engine/player/workshop/problems';
import { createPageRuntime, type PageRuntime } from '../../../packages/demo-engine/sandbox-host';
import { mapError } from '../../../packages/demo-engine/sandbox-host/map-error';
import { logsError } from '../error-texts';
import type { DemoToRun, FlavourState, FlavourToRun, HarnessPage } from '../model';

/**
 * The program of the harness page: the site's own runner and frames, without the site around them. The flavors of a demo are stacked at the
 * same position.
 */

interface Place {
  element: HTMLElement;
  runner: DemoRunner;
  target: RunTarget;
  detach(): void;
}

/** How long a second run may take, in milliseconds. */
const RERUN_WAIT = 30_000;

const looseDocument = frameDocument.replace('<html', '<html data-loose');

function runtimes(): { strict: PageRuntime; loose: PageRuntime } {
  return { strict: createPageRuntime(manifest, frameDocument), loose: createPageRuntime(manifest, looseDocument) };
}

function partsWith(runtime: PageRuntime): RunnerParts {
  return {
    sharedRuntime: () => undefined,
    runtime: () => Promise.resolve(runtime),
    compiler: () => Promise.reject(new Error('The harness page has no compiler.')),
    mapError,
  };
}

function problemText(problem: PlayerProblem): string {
  const place = placeText(problem);
  return `${problem.title}: ${problem.message}${place === '' ? '' : ` (${place})`}`;
}

function lineText({ values }: ConsoleLine): string {
  return values.map((value) => ('text' in value ? value.text : value.label)).join(' ');
}

function install(): HarnessPage {
  const { strict, loose } = runtimes();
  const places = new Map<Flavour, Place>();
  let front: Flavour | undefined;
  const inspector = new InspectorClient();
  let news: ClientNews[] = [];
  inspector.onNews((one) => news.push(one));

  function runnerOf(flavour: Flavour): DemoRunner {
    const place = places.get(flavour);
    if (place === undefined) throw new Error(`The flavor ${flavour} is not mounted.`);
    return place.runner;
  }

  function state(flavour: Flavour): FlavourState {
    const snapshot = places.get(flavour)?.runner.getSnapshot();
    if (snapshot === undefined) return { flavour, state: 'removed', errors: [] };
    const lines = snapshot.lines.filter((line) => logsError(line.level, lineText(line)));
    return {
      flavour,
      state: snapshot.state,
      errors: [
        ...snapshot.problems.map((problem) => `shown: ${problemText(problem)}`),
        ...lines.map((line) => `${line.level}: ${lineText(line)}`),
      ],
    };
  }

  const states = () => [...places.keys()].map((flavour) => state(flavour));

  function remove(flavour: Flavour): void {
    const place = places.get(flavour);
    place?.detach();
    place?.element.remove();
    places.delete(flavour);
  }

  function settled(runner: DemoRunner, wait: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        unsubscribe();
        resolve();
      };
      const timer = setTimeout(end, wait);
      const look = () => {
        const { state: now, problems } = runner.getSnapshot();
        // A failure is reported slightly later, when its location in the source is known.
        if (now === 'running' || (now === 'failed' && problems.length > 0)) end();
      };
      const unsubscribe = runner.subscribe(look);
      look();
    });
  }

  function place({ title, downloads, box }: DemoToRun, { flavour, isStrict, ...target }: FlavourToRun): Place {
    const element = document.createElement('div');
    element.dataset['flavour'] = flavour;
    element.className = 'place';
    for (const side of ['left', 'top', 'width', 'height'] as const) element.style[side] = `${box[side]}px`;
    document.body.append(element);
    const runner = new DemoRunner({ title, downloads }, partsWith(isStrict ? strict : loose));
    const detach = runner.attach(element);
    const made: Place = { element, runner, target: { flavour, ...target }, detach };
    places.set(flavour, made);
    runner.run(made.target);
    return made;
  }

  return {
    async start(demo) {
      inspector.close();
      for (const flavour of [...places.keys()]) remove(flavour);
      front = undefined;
      const made = demo.flavours.map((flavour) => place(demo, flavour));
      await Promise.all(made.map(({ runner }) => settled(runner, demo.wait)));
      return states();
    },
    show(flavour) {
      if (front !== undefined && front !== flavour) remove(front);
      front = flavour;
      for (const [name, { element }] of places) {
        element.toggleAttribute('inert', name !== flavour);
        element.classList.toggle('front', name === flavour);
      }
    },
    focus(flavour) {
      places.get(flavour)?.element.querySelector('iframe')?.focus();
    },
    state,
    states,
    async rerun(flavour) {
      const runner = runnerOf(flavour);
      const target = places.get(flavour)?.target;
      if (target !== undefined) runner.run(target);
      await settled(runner, RERUN_WAIT);
      return state(flavour);
    },
    openInspector(flavour, beforeRun) {
      news = [];
      inspector.open(runnerOf(flavour), { beforeRun });
    },
    async askInspector(request) {
      const before = performance.now();
      const answer = await inspector.request(request);
      return { answer, took: performance.now() - before };
    },
    inspectorNews: () => news,
    closeInspector: () => inspector.close(),
  };
}

/** An empty frame of the same kind keeps the browser's process for such frames alive between demos. */
function keepFrameProcess(): void {
  const element = document.createElement('iframe');
  element.setAttribute('sandbox', 'allow-scripts');
  element.srcdoc = '<!doctype html>';
  element.hidden = true;
  document.body.append(element);
}

keepFrameProcess();
window.__demoHarness = install();

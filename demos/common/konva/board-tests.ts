import Konva from 'konva';
import { click, drag } from './gestures';
import { swipe } from './swipe';
import { RING } from './token-board';

export interface Result {
  name: string;
  /** Undefined when the test passed. */
  problem?: string;
}

/** How a framework's board is tested. */
export interface Board {
  /** Mounts a board into an element; returns the function that unmounts it. */
  mount(host: HTMLElement): () => void | Promise<void>;
  /** Flushes updates that the framework has deferred since the last event. */
  flush(): void | Promise<void>;
}

type Test = (stage: Konva.Stage, flush: Board['flush']) => void | Promise<void>;

const tests: Record<string, Test> = {
  'draws three tokens': (stage) => {
    equal(stage.find('.token').length, 3);
  },
  'a dropped token snaps to the grid': async (stage, flush) => {
    const token = nodeOf(stage, 'token-0');
    drag(token, { x: 47, y: 31 });
    await flush();
    equal(token.x(), 120);
    equal(token.y(), 120);
  },
  'a finger drags a token as well': async (stage, flush) => {
    const token = nodeOf(stage, 'token-1');
    swipe(token, { x: 47, y: -71 });
    await flush();
    equal(token.x(), 200);
    equal(token.y(), 40);
  },
  'a click selects one token': async (stage, flush) => {
    click(nodeOf(stage, 'token-1'));
    await flush();
    equal(nodeOf(stage, 'token-1').getAttr('stroke'), RING);
    equal(nodeOf(stage, 'token-2').getAttr('stroke'), undefined);
  },
};

/** Mounts the board for each test and unmounts it again. */
export async function runTests({ mount, flush }: Board): Promise<Result[]> {
  const before = Konva.stages.length;
  const results: Result[] = [];
  for (const [name, test] of Object.entries(tests)) {
    // In the document, so that events bubble to the window.
    const host = document.body.appendChild(document.createElement('div'));
    host.style.cssText = 'position: absolute; visibility: hidden';
    const unmount = mount(host);
    try {
      await flush();
      const stage = Konva.stages.find((each) => host.contains(each.container()));
      if (!stage) throw new Error('the board has no stage');
      await test(stage, flush);
      results.push({ name });
    } catch (error) {
      results.push({ name, problem: error instanceof Error ? error.message : String(error) });
    } finally {
      await unmount();
      host.remove();
    }
  }
  const left = Konva.stages.length - before;
  const leak = left === 0 ? {} : { problem: `${left} stages are left` };
  return [...results, { name: 'leaves no stage behind', ...leak }];
}

function equal(actual: unknown, expected: unknown) {
  if (actual !== expected) throw new Error(`${String(actual)} instead of ${String(expected)}`);
}

function nodeOf(stage: Konva.Stage, id: string) {
  const node = stage.findOne(`#${id}`);
  if (!node) throw new Error(`there is no ${id}`);
  return node;
}

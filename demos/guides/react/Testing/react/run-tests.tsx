import { createRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import Konva from 'konva';
import { Board } from './Board';
import { click, drag } from './gestures';

export interface Result {
  name: string;
  /** Undefined when the test passed. */
  problem?: string;
}

function equal(actual: unknown, expected: unknown) {
  if (actual !== expected) throw new Error(`${String(actual)} instead of ${String(expected)}`);
}

function token(stage: Konva.Stage, id: string) {
  const node = stage.findOne(`#${id}`);
  if (!node) throw new Error(`there is no ${id}`);
  return node;
}

const tests: Record<string, (stage: Konva.Stage) => void> = {
  'draws three tokens': (stage) => {
    equal(stage.find('.token').length, 3);
  },
  'a dropped token snaps to the grid': (stage) => {
    drag(token(stage, 'token-0'), { x: 47, y: 31 });
    equal(token(stage, 'token-0').x(), 120);
    equal(token(stage, 'token-0').y(), 120);
  },
  'a click selects one token': (stage) => {
    click(token(stage, 'token-1'));
    equal(token(stage, 'token-1').getAttr('stroke'), '#ffffff');
    equal(token(stage, 'token-2').getAttr('stroke'), undefined);
  },
};

/** Mounts the component for each test and unmounts it again. */
export function runTests(snaps: boolean): Result[] {
  const before = Konva.stages.length;
  const results = Object.entries(tests).map(([name, test]) => {
    const root = createRoot(document.createElement('div'));
    const stage = createRef<Konva.Stage>();
    try {
      flushSync(() => root.render(<Board ref={stage} width={400} snaps={snaps} />));
      if (!stage.current) throw new Error('the stage was not mounted');
      test(stage.current);
      return { name };
    } catch (error) {
      return { name, problem: error instanceof Error ? error.message : String(error) };
    } finally {
      flushSync(() => root.unmount());
    }
  });
  const left = Konva.stages.length - before;
  const leak = left === 0 ? {} : { problem: `${left} stages are left` };
  return [...results, { name: 'leaves no stage behind', ...leak }];
}

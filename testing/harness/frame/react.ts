import { functionOf, isObject, valueOf, type AnyFunction } from './objects';
import { isNode, konva } from './konva';
import { watchMovements } from './moved-nodes';
import type { Framework, HeldNode, Tree } from './trees';

/**
 * React's tree. `createRoot` stores what is rendered, to render it again. Components that React would skip are reached through their
 * fibers, which renderers report to the hook of React's developer tools.
 *
 * @param isStrict turns react-konva's strict mode on
 */
export function react(isStrict: boolean): Framework {
  const trees = new Set<Tree>();
  const fiberRoots = new Set<object>();
  let flushSync: AnyFunction | undefined;
  Object.defineProperty(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    value: {
      supportsFiber: true,
      inject: () => 1,
      checkDCE: () => undefined,
      onCommitFiberRoot: (_renderer: unknown, root: unknown) => {
        if (isObject(root)) fiberRoots.add(root);
      },
      onCommitFiberUnmount: () => undefined,
    },
  });

  const nodes = () => [...fiberRoots].flatMap((root) => nodesBelow(valueOf(root, 'current')));

  function createRoot(create: AnyFunction): AnyFunction {
    return (...values) => {
      const root = create(...values);
      let shown: unknown;
      const render = (element: unknown): void => {
        shown = element;
        functionOf(root, 'render')(element);
      };
      const tree: Tree = {
        renderAgain() {
          // A new object with the same content: React skips an element that is identical to the previous one.
          const again = { ...Object(shown), props: { ...Object(valueOf(shown, 'props')) } };
          if (flushSync === undefined) throw new Error('react-dom was not loaded into the frame.');
          flushSync(() => functionOf(root, 'render')(again));
        },
        nodes,
        unmount() {
          trees.delete(tree);
          functionOf(root, 'unmount')();
        },
      };
      trees.add(tree);
      return { render, unmount: () => tree.unmount() };
    };
  }

  return {
    wraps: {
      'react-dom': (module) => {
        flushSync = functionOf(module, 'flushSync');
        return {};
      },
      'react-dom/client': (module) => ({ createRoot: createRoot(functionOf(module, 'createRoot')) }),
      'react-konva': (module) => {
        watchMovements(konva());
        if (isStrict) functionOf(module, 'useStrictMode')(true);
        return {};
      },
    },
    trees: () => [...trees],
  };
}

/** The Konva nodes that fibers have created, from a fiber downwards. */
function nodesBelow(top: unknown): HeldNode[] {
  const found: HeldNode[] = [];
  const waiting = [top];
  for (let fiber = waiting.pop(); waiting.length > 0 || fiber !== undefined; fiber = waiting.pop()) {
    if (!isObject(fiber)) continue;
    const node = valueOf(fiber, 'stateNode');
    const props = valueOf(fiber, 'memoizedProps');
    if (typeof valueOf(fiber, 'type') === 'string' && isNode(node) && isObject(props)) found.push({ node, props });
    // A component of react-konva creates the stage and keeps it in a ref.
    if (isObject(props) && 'forwardedRef' in props) {
      const stage = refsOf(fiber).find(isNode);
      if (stage !== undefined) found.push({ node: stage, props });
    }
    for (const next of [valueOf(fiber, 'sibling'), valueOf(fiber, 'child')]) if (isObject(next)) waiting.push(next);
  }
  return found;
}

/** Values of a component's refs. */
function refsOf(fiber: object): unknown[] {
  const found: unknown[] = [];
  for (let hook = valueOf(fiber, 'memoizedState'); isObject(hook); hook = valueOf(hook, 'next')) {
    found.push(valueOf(valueOf(hook, 'memoizedState'), 'current'));
  }
  return found;
}

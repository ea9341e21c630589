import { functionOf, isFunction, isObject, valueOf, type AnyFunction } from './objects';
import { isNode, konva } from './konva';
import { watchMovements } from './moved-nodes';
import type { Framework, HeldNode, Tree } from './trees';

/**
 * Svelte's tree. Svelte does not re-render: an effect writes a prop when its dependencies change. The props that components would get are
 * read from the props they were created with, which are getters of the parent's state. svelte-konva writes the result of a drag into its
 * own copy of a prop, so only these getters tell what the parent holds.
 */
export function svelte(): Framework {
  const trees = new Set<Tree>();
  const held = new Set<HeldNode>();
  let unmount: AnyFunction | undefined;

  function nodes(): HeldNode[] {
    for (const one of held) if (one.node.getParent() === null && one.node.getStage() === null) held.delete(one);
    return [...held];
  }

  /** A component of svelte-konva that records its node and its props. */
  function noting(component: AnyFunction): AnyFunction {
    return (...values) => {
      const instance = component(...values);
      const [, props] = values;
      const node = valueOf(instance, 'node');
      if (isNode(node) && isObject(props)) held.add({ node, props });
      return instance;
    };
  }

  return {
    wraps: {
      svelte: (module) => {
        const mount = functionOf(module, 'mount');
        unmount = functionOf(module, 'unmount');
        const mounting: AnyFunction = (...values) => {
          const instance = mount(...values);
          trees.add({ renderAgain: () => undefined, nodes, unmount: () => unmount?.(instance) });
          return instance;
        };
        return { mount: mounting };
      },
      'svelte-konva': (module) => {
        watchMovements(konva());
        return Object.fromEntries(
          Object.entries(module).map(([name, value]: [string, unknown]) => [
            name,
            isFunction(value) ? noting(value) : value,
          ]),
        );
      },
    },
    trees: () => [...trees],
  };
}

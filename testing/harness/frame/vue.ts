import { functionOf, isObject, valueOf, type AnyFunction } from './objects';
import { isNode, konva } from './konva';
import { watchMovements } from './moved-nodes';
import type { Framework, HeldNode, Tree } from './trees';

/**
 * Vue's tree. `createApp` stores what is mounted, until the demo unmounts it.
 *
 * @param isStrict makes vue-konva's components compare with their nodes, as their prop `__useStrictMode` does
 */
export function vue(isStrict: boolean): Framework {
  const trees = new Set<Tree>();

  function createApp(create: AnyFunction): AnyFunction {
    return (...values) => {
      const app = create(...values);
      const mount = functionOf(app, 'mount');
      const mounting: AnyFunction = (...places) => {
        const proxy = mount(...places);
        const tree = treeOf(app, proxy);
        trees.add(tree);
        const unmount = functionOf(app, 'unmount');
        const unmounting: AnyFunction = () => {
          trees.delete(tree);
          return unmount();
        };
        Reflect.set(Object(app), 'unmount', unmounting);
        return proxy;
      };
      Reflect.set(Object(app), 'mount', mounting);
      return app;
    };
  }

  return {
    wraps: {
      vue: (module) => ({ createApp: createApp(functionOf(module, 'createApp')) }),
      'vue-konva': (module) => {
        watchMovements(konva());
        for (const component of Object.values(module)) {
          const strict = valueOf(valueOf(component, 'props'), '__useStrictMode');
          if (isStrict && isObject(strict)) Reflect.set(strict, 'default', true);
        }
        return {};
      },
    },
    trees: () => [...trees],
  };
}

function treeOf(app: unknown, proxy: unknown): Tree {
  const instances = () => instancesBelow(valueOf(proxy, '$'));
  return {
    async renderAgain() {
      for (const instance of instances()) functionOf(valueOf(instance, 'proxy'), '$forceUpdate')();
      await functionOf(proxy, '$nextTick')();
    },
    nodes: () => instances().flatMap(heldNode),
    unmount: () => functionOf(app, 'unmount')(),
  };
}

/** A component's instance and those of all components in it. */
function instancesBelow(instance: unknown): object[] {
  const found: object[] = [];
  const visit = (vnode: unknown): void => {
    if (!isObject(vnode)) return;
    const component = valueOf(vnode, 'component');
    if (isObject(component)) {
      found.push(component);
      visit(valueOf(component, 'subTree'));
      return;
    }
    visit(valueOf(valueOf(vnode, 'suspense'), 'activeBranch'));
    const children = valueOf(vnode, 'children');
    if (Array.isArray(children)) for (const child of children) visit(child);
  };
  visit({ component: instance });
  return found;
}

function heldNode(instance: object): HeldNode[] {
  const node = valueOf(instance, '__konvaNode');
  const config = valueOf(valueOf(instance, 'props'), 'config');
  if (!isNode(node)) return [];
  return [{ node, props: { ...Object(valueOf(instance, 'attrs')), ...Object(config) } }];
}

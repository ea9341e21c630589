import type Konva from 'konva';
import type { DemoHandle } from './check';

/**
 * Where the canvas and the state have drifted apart: attributes of a node that differ from the last rendered props (React) or config (Vue).
 * Bindings do not write unchanged values again, so such a node keeps what a drag or a transform did to it only until it is created again.
 * Vanilla has no second copy, and Svelte's is not accessible: for both, the result is empty.
 */
export function outOfStep(demo: DemoHandle): Promise<string[]> {
  return demo.evaluate((konva) => {
    const found: string[] = [];
    const read = (value: unknown, key: string): unknown =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

    const isNumbers = (value: unknown) =>
      Array.isArray(value) && value.every((item) => typeof item === 'number');

    /** Defaults of everything that a drag or a transform writes. */
    const defaults = { x: 0, y: 0, rotation: 0, scaleX: 1, scaleY: 1, skewX: 0, skewY: 0 };

    function compare(node: Konva.Node, given: unknown): void {
      // A Transformer positions itself.
      if (node.getClassName() === 'Transformer' || typeof given !== 'object' || given === null)
        return;
      // A Label positions its parts.
      const isPlaced = node.getParent()?.getClassName() === 'Label';
      for (const [key, value] of Object.entries(isPlaced ? given : { ...defaults, ...given })) {
        // React's own props, not attributes.
        if (key === 'children') continue;
        const now: unknown = node.getAttr(key) ?? read(defaults, key);
        const isSame =
          typeof value === 'number'
            ? typeof now === 'number' && Math.abs(value - now) < 1e-6
            : !isNumbers(value) || JSON.stringify(value) === JSON.stringify(now);
        if (!isSame) {
          const name = node.name() || node.id() || node.getClassName();
          found.push(
            `${name}: ${key} is ${String(now)} on the canvas and ${String(value)} in the state`,
          );
        }
      }
    }

    /** React: the fibers of the page, and from a Stage on, those of its canvas. */
    function walkFibers(fiber: unknown): void {
      for (let now = fiber; typeof now === 'object' && now !== null; now = read(now, 'sibling')) {
        const node = read(now, 'stateNode');
        if (node instanceof konva.Node) compare(node, read(now, 'memoizedProps'));
        for (let hook = read(now, 'memoizedState'); hook; hook = read(hook, 'next')) {
          const root = read(read(hook, 'memoizedState'), 'current');
          if (read(root, 'containerInfo') instanceof konva.Stage) walkFibers(read(root, 'current'));
        }
        walkFibers(read(now, 'child'));
      }
    }

    /** Vue: each node's component instance, with its config. */
    function walkVnodes(vnode: unknown): void {
      const component = read(vnode, 'component');
      const node = read(component, '__konvaNode');
      if (node instanceof konva.Node) compare(node, read(read(component, 'props'), 'config'));
      if (component) walkVnodes(read(component, 'subTree'));
      const children = read(vnode, 'children');
      if (Array.isArray(children)) children.forEach(walkVnodes);
    }

    for (const element of document.querySelectorAll('*')) {
      const key = Object.keys(element).find((name) => name.startsWith('__reactContainer$'));
      if (key !== undefined) walkFibers(read(read(read(element, key), 'stateNode'), 'current'));
      walkVnodes(read(element, '_vnode'));
    }
    return found;
  });
}

import type { Flavour } from '../model/flavours';

type AnyFunction = (...values: unknown[]) => unknown;

function isFunction(value: unknown): value is AnyFunction {
  return typeof value === 'function';
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' || typeof value === 'function') && value !== null;
}

/** A named export, or the same name on the default export: CommonJS packages have either. */
function member(module: unknown, name: string): AnyFunction {
  if (isObject(module)) {
    const own: unknown = Reflect.get(module, name);
    if (isFunction(own)) return own;
    const fallback: unknown = Reflect.get(module, 'default');
    if (isObject(fallback)) {
      const nested: unknown = Reflect.get(fallback, name);
      if (isFunction(nested)) return nested;
    }
  }
  throw new Error(`The framework's bundle has no "${name}".`);
}

function method(target: unknown, name: string): AnyFunction {
  const found: unknown = isObject(target) ? Reflect.get(target, name) : undefined;
  if (!isFunction(found)) throw new Error(`The framework's object has no "${name}".`);
  return (...values) => Reflect.apply(found, target, values);
}

/** Packages that mounting a flavor needs, besides those that the demo imports. */
export const MOUNT_PACKAGES: Readonly<Record<Flavour, readonly string[]>> = {
  vanilla: [],
  react: ['react', 'react-dom', 'react-dom/client'],
  vue: ['vue', 'vue-konva'],
  svelte: ['svelte'],
};

export interface MountTools {
  /** A library's module, already evaluated. */
  vendor(specifier: string): unknown;
  container: Element;
  entryPath: string;
  /** Called with errors of the component that the framework catches itself. */
  onError(error: unknown): void;
}

function component(entry: unknown, path: string): unknown {
  const found: unknown = isObject(entry) ? Reflect.get(entry, 'default') : undefined;
  if (isObject(found)) return found;
  throw new Error(`${path} has no default export. Export the component: export default function App() { … }`);
}

/** Mounts a framework flavor's component in the container. A vanilla demo has already drawn when its module was imported. */
export function mountDemo(flavour: Flavour, entry: unknown, tools: MountTools): void {
  switch (flavour) {
    case 'vanilla':
      return;
    case 'react': {
      const app = component(entry, tools.entryPath);
      const createElement = member(tools.vendor('react'), 'createElement');
      const createRoot = member(tools.vendor('react-dom/client'), 'createRoot');
      const root = createRoot(tools.container, { onUncaughtError: (error: unknown) => tools.onError(error) });
      const flushSync = member(tools.vendor('react-dom'), 'flushSync');
      // Synchronously, so that an error of the first render counts as one of the start and not of a running demo.
      flushSync(() => method(root, 'render')(createElement(app)));
      return;
    }
    case 'vue': {
      const app = member(tools.vendor('vue'), 'createApp')(component(entry, tools.entryPath));
      const config: unknown = isObject(app) ? Reflect.get(app, 'config') : undefined;
      if (isObject(config)) Reflect.set(config, 'errorHandler', (error: unknown) => tools.onError(error));
      const plugin = tools.vendor('vue-konva');
      method(app, 'use')(isObject(plugin) ? (Reflect.get(plugin, 'default') ?? plugin) : plugin);
      method(app, 'mount')(tools.container);
      return;
    }
    case 'svelte':
      member(tools.vendor('svelte'), 'mount')(component(entry, tools.entryPath), { target: tools.container });
      return;
  }
}

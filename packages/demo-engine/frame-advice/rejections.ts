import { noteThrown } from '../sandbox-frame/thrown';

function isFunction(value: unknown): value is (...values: unknown[]) => unknown {
  return typeof value === 'function';
}

/**
 * Makes promises record where a program rejected one with something other than an error, because only errors have a stack.
 *
 * Promises that `then` creates are native, so they cost no more than before.
 */
export function noteRejections(view: Pick<typeof globalThis, 'Promise'>): void {
  const Native = view.Promise;
  const reject = Native.reject.bind(Native);
  const noted = new Proxy(Native, {
    construct(target, values: unknown[], newTarget) {
      const [executor, ...others] = values;
      if (!isFunction(executor)) return Reflect.construct(target, values, newTarget);
      const start = (resolve: unknown, fail: (reason: unknown) => void) =>
        executor(resolve, (reason: unknown) => {
          noteThrown(reason);
          fail(reason);
        });
      return Reflect.construct(target, [start, ...others], newTarget);
    },
  });
  Object.defineProperties(Native, {
    [Symbol.species]: { get: () => Native, configurable: true },
    reject: {
      value: (reason: unknown) => {
        noteThrown(reason);
        return reject(reason);
      },
      configurable: true,
      writable: true,
    },
  });
  Object.defineProperty(Native.prototype, 'constructor', { value: noted, configurable: true, writable: true });
  view.Promise = noted;
}

/** Reads values of libraries whose types are not available in the frame's scripts. */

export type AnyFunction = (...values: unknown[]) => unknown;

export function isObject(value: unknown): value is object {
  return (typeof value === 'object' || typeof value === 'function') && value !== null;
}

export function isFunction(value: unknown): value is AnyFunction {
  return typeof value === 'function';
}

/** A property's value; undefined when the property or its owner does not exist. */
export function valueOf(target: unknown, name: string): unknown {
  return isObject(target) ? Reflect.get(target, name) : undefined;
}

/**
 * A method of an object, bound to it.
 *
 * @throws when it does not exist: the library has changed
 */
export function functionOf(target: unknown, name: string): AnyFunction {
  const found = valueOf(target, name);
  if (!isFunction(found)) throw new Error(`The library no longer has a function "${name}".`);
  return (...values) => Reflect.apply(found, target, values);
}

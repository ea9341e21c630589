import type Konva from 'konva';
import { attempt, isObject } from './safe';

const known = new WeakMap<object, readonly string[]>();

/** `getCornerRadius` to `cornerRadius`. */
function nameOfGetter(getter: string): string {
  return getter.charAt(3).toLowerCase() + getter.slice(4);
}

/** `cornerRadius` to `setCornerRadius`. */
function setterOf(name: string): string {
  return `set${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

function valueIn(prototype: object, name: string): unknown {
  return Object.getOwnPropertyDescriptor(prototype, name)?.value;
}

/** True for Konva's generated getters, which have the attribute's default in `_def`. Other methods may do anything. */
function isGenerated(getter: unknown): getter is object {
  return typeof getter === 'function' && Object.hasOwn(getter, '_def');
}

function chainOf(node: Konva.Node): object[] {
  const chain: object[] = [];
  for (
    let at: unknown = Object.getPrototypeOf(node);
    isObject(at) && at !== Object.prototype;
    at = Object.getPrototypeOf(at)
  ) {
    chain.push(at);
  }
  return chain;
}

/** The attributes for which Konva has generated a getter and a setter in the node's class. */
export function attributeNames(node: Konva.Node): readonly string[] {
  return attempt(() => {
    const chain = chainOf(node);
    const [prototype] = chain;
    if (prototype === undefined) return [];
    const before = known.get(prototype);
    if (before !== undefined) return before;
    const names = new Set<string>();
    for (const one of chain) {
      for (const key of Object.getOwnPropertyNames(one)) {
        if (!/^get[A-Z]/.test(key) || !isGenerated(valueIn(one, key))) continue;
        const name = nameOfGetter(key);
        const has = (method: string) => chain.some((each) => typeof valueIn(each, method) === 'function');
        if (has(setterOf(name)) && has(name)) names.add(name);
      }
    }
    const list = [...names].sort();
    known.set(prototype, list);
    return list;
  }, []);
}

/** The default of an attribute. */
export function defaultOf(node: Konva.Node, name: string): unknown {
  const getter = `get${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return attempt<unknown>(() => {
    for (const one of chainOf(node)) {
      const found = valueIn(one, getter);
      if (isGenerated(found)) return Reflect.get(found, '_def');
    }
    return undefined;
  }, undefined);
}

import { pathToFileURL } from 'node:url';
import path from 'node:path';
import type { DefaultValue } from '../model/api';
import type { Library } from './library';

/** Reads defaults from live instances. */
export interface LiveDefaults {
  /** Value of an attribute of a new instance; `undefined` when it has none. */
  attribute: (className: string, name: string) => DefaultValue | undefined;
  /** Value of a member of a namespace or of the root. */
  constant: (namespace: string | undefined, name: string) => DefaultValue | undefined;
  /** Progress of a timing function at equal steps of time, for a change from 0 to 1; empty when there is no such function. */
  timing: (namespace: string, name: string, steps: number) => number[];
}

/** Instances that can only be created with an option or an argument. */
const CONSTRUCTOR_ARGUMENTS: Readonly<Record<string, unknown[]>> = {
  Stage: [{ width: 0, height: 0 }],
};

/**
 * Loads the installed konva in Node with stubs for the few DOM calls that creating a node needs. Nothing is drawn: getters of a new
 * instance read `attrs` or return their own default.
 */
export async function loadDefaults(library: Library): Promise<LiveDefaults> {
  const restore = standInDocument();
  const silence = silenceWarnings();
  try {
    const entry = pathToFileURL(path.join(library.root, 'lib/index.js')).href;
    const loaded: unknown = await import(entry);
    const root = objectAt(loaded, 'default');
    if (!root) throw new Error(`${library.name}/lib/index.js has no default export that is an object.`);
    return readFrom(root);
  } finally {
    silence();
    restore();
  }
}

function readFrom(root: object): LiveDefaults {
  const instances = new Map<string, object>();
  const instance = (className: string): object | undefined => {
    const known = instances.get(className);
    if (known) return known;
    const constructor = read(root, className);
    if (typeof constructor !== 'function') return undefined;
    const restore = standInDocument();
    const silence = silenceWarnings();
    try {
      const made: unknown = Reflect.construct(constructor, CONSTRUCTOR_ARGUMENTS[className] ?? [{}]);
      if (typeof made !== 'object' || made === null) return undefined;
      instances.set(className, made);
      return made;
    } finally {
      silence();
      restore();
    }
  };
  return {
    attribute: (className, name) => {
      const target = instance(className);
      const getter = target && read(target, name);
      if (!target || typeof getter !== 'function') return undefined;
      const restore = standInDocument();
      const silence = silenceWarnings();
      try {
        return describe(Reflect.apply(getter, target, []));
      } catch {
        return undefined;
      } finally {
        silence();
        restore();
      }
    },
    constant: (namespace, name) => {
      const owner = namespace === undefined ? root : objectAt(root, namespace);
      const value = owner && read(owner, name);
      return typeof value === 'function' ? undefined : describe(value);
    },
    timing: (namespace, name, steps) => {
      const owner = objectAt(root, namespace);
      const timing = owner && read(owner, name);
      if (typeof timing !== 'function') return [];
      return Array.from({ length: steps + 1 }, (_, step) => {
        const value: unknown = Reflect.apply(timing, owner, [step / steps, 0, 1, 1]);
        return typeof value === 'number' ? Math.round(value * 1000) / 1000 : 0;
      });
    },
  };
}

/** A value as source text; `undefined` for functions and Konva's objects. */
export function describe(value: unknown): DefaultValue | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'string') return { code: `'${value.replaceAll("'", "\\'")}'` };
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return { code: String(value) };
  if (Array.isArray(value)) {
    const items = value.map((item) => describe(item)?.code);
    return items.some((item) => item === undefined) ? undefined : { code: `[${items.join(', ')}]` };
  }
  if (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
    const entries = Object.entries(value).map(([key, item]) => `${key}: ${describe(item)?.code ?? 'undefined'}`);
    return { code: entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}' };
  }
  return undefined;
}

function read(target: object, key: string): unknown {
  return Reflect.get(target, key);
}

function objectAt(target: unknown, key: string): object | undefined {
  if (typeof target !== 'object' || target === null) return undefined;
  const value = read(target, key);
  return typeof value === 'object' && value !== null ? value : undefined;
}

/** Stubs `document.createElement` for a call and returns the function that restores it. */
function standInDocument(): () => void {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'document');
  const context = (): object =>
    new Proxy(
      { measureText: () => ({ width: 0 }), getImageData: () => ({ data: new Uint8ClampedArray(4) }) },
      { get: (target, key) => Reflect.get(target, key) ?? (() => undefined), set: () => true },
    );
  const createElement = () => ({ style: {}, width: 0, height: 0, getContext: context });
  Object.defineProperty(globalThis, 'document', { value: { createElement }, configurable: true, writable: true });
  return () => {
    if (before) Object.defineProperty(globalThis, 'document', before);
    else Reflect.deleteProperty(globalThis, 'document');
  };
}

/** Konva warns when a deprecated class is created; here that is intended. */
function silenceWarnings(): () => void {
  const { warn, error } = console;
  console.warn = () => undefined;
  console.error = () => undefined;
  return () => {
    console.warn = warn;
    console.error = error;
  };
}

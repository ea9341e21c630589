/**
 * A copy of a value as it leaves a frame: data only. Functions are left out, and an instance of a class becomes an object of its own
 * properties. A check compares copies, so what changes later does not change what it has read.
 */
export function plainCopy<Value>(value: Value): Value;
export function plainCopy(value: unknown): unknown {
  return copied(value, new Map());
}

function copied(value: unknown, seen: Map<object, unknown>): unknown {
  if (typeof value === 'function' || typeof value === 'symbol') return undefined;
  if (typeof value !== 'object' || value === null) return value;
  const known = seen.get(value);
  if (known !== undefined) return known;
  if (value instanceof Date || value instanceof RegExp || ArrayBuffer.isView(value)) return structuredClone(value);
  if (value instanceof Error) return value;
  if (Array.isArray(value)) {
    const list: unknown[] = [];
    seen.set(value, list);
    for (const item of value) list.push(copied(item, seen));
    return list;
  }
  if ('nodeType' in value) return `ref: <${String(Reflect.get(value, 'nodeName'))}>`;
  const copy: Record<string, unknown> = {};
  seen.set(value, copy);
  for (const [name, item] of Object.entries(value)) copy[name] = copied(item, seen);
  return copy;
}

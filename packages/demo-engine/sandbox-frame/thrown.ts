/** Key under which compiled code and the runtime record thrown values that are not errors; see `compile/thrown.ts`. */
const KEY = Symbol.for('kd.thrown');

type Thrown = Map<unknown, string>;

function isThrown(value: unknown): value is Thrown {
  return value instanceof Map;
}

/** The stack from where a value was thrown; empty for errors, which have their own, and for values that were not recorded. */
export function stackOfThrown(value: unknown): string {
  const thrown: unknown = Reflect.get(globalThis, KEY);
  return isThrown(thrown) ? (thrown.get(value) ?? '') : '';
}

/** Records the current stack as the one where a value was thrown. */
export function noteThrown(value: unknown): void {
  if (value instanceof Error) return;
  const known: unknown = Reflect.get(globalThis, KEY);
  const thrown: Thrown = isThrown(known) ? known : new Map<unknown, string>();
  if (thrown.size > 99) thrown.clear();
  thrown.set(value, Error().stack ?? '');
  Reflect.set(globalThis, KEY, thrown);
}

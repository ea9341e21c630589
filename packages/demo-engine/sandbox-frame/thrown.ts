/** Where compiled code and others remember what was thrown that is not an error; see `compile/thrown.ts`. */
const KEY = Symbol.for('kd.thrown');

type Thrown = Map<unknown, string>;

function isThrown(value: unknown): value is Thrown {
  return value instanceof Map;
}

/** The stack at the place where a value was thrown; empty for errors, which have their own, and for what nobody noted. */
export function stackOfThrown(value: unknown): string {
  const thrown: unknown = Reflect.get(globalThis, KEY);
  return isThrown(thrown) ? (thrown.get(value) ?? '') : '';
}

/** Remembers this place as the one where a value was thrown. */
export function noteThrown(value: unknown): void {
  if (value instanceof Error) return;
  const known: unknown = Reflect.get(globalThis, KEY);
  const thrown: Thrown = isThrown(known) ? known : new Map<unknown, string>();
  if (thrown.size > 99) thrown.clear();
  thrown.set(value, Error().stack ?? '');
  Reflect.set(globalThis, KEY, thrown);
}

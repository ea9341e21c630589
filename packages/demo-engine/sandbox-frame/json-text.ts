import { apply, isArray, ownKeys, stringify } from './primordials';

/** The JSON of a value without objects. The browser's function looks `toJSON` up on objects only. */
function leaf(value: unknown): string | undefined {
  return apply(stringify, undefined, [value]);
}

/**
 * The JSON of a message that consists of plain objects, arrays and primitive values. Unlike `JSON.stringify`, it does not call a
 * `toJSON` that a demo has added to a prototype: the message would be lost.
 */
export function jsonText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return leaf(value) ?? 'null';
  let text = '';
  if (isArray(value)) {
    for (let index = 0; index < value.length; index += 1) text += `${index === 0 ? '' : ','}${jsonText(value[index])}`;
    return `[${text}]`;
  }
  const keys = ownKeys(value);
  for (let index = 0; index < keys.length; index += 1) {
    const key = keys[index];
    if (typeof key !== 'string') continue;
    const item: unknown = value[key as keyof typeof value];
    if (item === undefined || typeof item === 'function' || typeof item === 'symbol') continue;
    text += `${text === '' ? '' : ','}${leaf(key) ?? ''}:${jsonText(item)}`;
  }
  return `{${text}}`;
}

import { type AttributeValue, MAX_NUMBERS, MAX_TEXT } from '../model/inspection';
import { attempt, isObject, shortText, tidyNumber } from './safe';

/** Maximum number of entries of an array or an object in its description. */
const MAX_PARTS = 12;

function isNumberList(value: unknown): value is ArrayLike<number> {
  if (ArrayBuffer.isView(value)) return !(value instanceof DataView);
  return (
    Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'number' && Number.isFinite(item))
  );
}

function primitiveText(value: unknown): string {
  if (typeof value === 'string') return `'${shortText(value, 40)}'`;
  if (typeof value === 'function') return functionText(value);
  return isObject(value) ? '…' : String(value);
}

function functionText(value: unknown): string {
  const name = shortText(Object.getOwnPropertyDescriptor(value, 'name')?.value, 40);
  return name === '' ? 'function' : `function ${name}`;
}

/** Describes an object or a function without calling any of its methods. */
function describe(value: object): string {
  if (typeof value === 'function') return functionText(value);
  if (typeof Element !== 'undefined' && value instanceof Element) return `<${value.localName}>`;
  if (Array.isArray(value)) {
    const parts = value.slice(0, MAX_PARTS).map(primitiveText);
    return `[${[...parts, ...(value.length > MAX_PARTS ? ['…'] : [])].join(', ')}]`;
  }
  const keys = Object.keys(value);
  const parts = keys.slice(0, MAX_PARTS).map((key) => {
    const property = Object.getOwnPropertyDescriptor(value, key);
    return `${shortText(key, 40)}: ${property?.get === undefined ? primitiveText(property?.value) : '…'}`;
  });
  return `{ ${[...parts, ...(keys.length > MAX_PARTS ? ['…'] : [])].join(', ')} }`;
}

/** Converts a value of the program for the page. Objects are described by their own plain properties; their code never runs. */
export function toAttributeValue(value: unknown): AttributeValue {
  const unreadable: AttributeValue = { kind: 'other', text: 'cannot be read' };
  return attempt((): AttributeValue => {
    if (value === undefined || value === null) return { kind: 'none' };
    if (typeof value === 'number' && Number.isFinite(value)) return { kind: 'number', value: tidyNumber(value) };
    if (typeof value === 'boolean') return { kind: 'flag', value };
    if (typeof value === 'string') {
      const text = shortText(value);
      // A text that was cut or changed must not be editable.
      return text === value ? { kind: 'text', value } : { kind: 'other', text };
    }
    if (isNumberList(value)) {
      const most = Math.min(value.length, MAX_NUMBERS);
      const numbers = Array.from({ length: most }, (_, index) => tidyNumber(value[index]));
      return { kind: 'numbers', value: numbers, more: value.length - most };
    }
    return { kind: 'other', text: shortText(isObject(value) ? describe(value) : String(value), MAX_TEXT) };
  }, unreadable);
}

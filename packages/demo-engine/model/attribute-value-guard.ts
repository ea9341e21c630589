import { isArrayOf, isCount, isNumber, isRecord, isString } from '@site-packages/contracts';
import { type AttributeValue, MAX_NUMBERS, MAX_TEXT } from './inspection';

export function isText(value: unknown): value is string {
  return isString(value) && value.length <= MAX_TEXT;
}

export function isFlag(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

function isShortArrayOf<T>(value: unknown, most: number, check: (item: unknown) => item is T): value is T[] {
  return Array.isArray(value) && value.length <= most && isArrayOf(value, check);
}

export function readAttributeValue(value: unknown): AttributeValue | undefined {
  if (!isRecord(value)) return undefined;
  const { kind, value: given, text, more } = value;
  switch (kind) {
    case 'number':
      return isNumber(given) ? { kind, value: given } : undefined;
    case 'text':
      return isText(given) ? { kind, value: given } : undefined;
    case 'flag':
      return isFlag(given) ? { kind, value: given } : undefined;
    case 'numbers':
      return isShortArrayOf(given, MAX_NUMBERS, isNumber) && isCount(more) ? { kind, value: given, more } : undefined;
    case 'other':
      return isText(text) ? { kind, text } : undefined;
    case 'none':
      return { kind };
    default:
      return undefined;
  }
}

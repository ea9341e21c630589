import { isCount, isRecord, isString } from '@site-packages/contracts';
import { readAttributeValue } from './attribute-value-guard';
import type { Attribute, AttributeValue } from './inspection';

/** A value in its packed form: numbers, strings and booleans as they are, `null` for none. */
type PackedValue = number | string | boolean | null | { n: number[]; more: number } | { other: string };

/** An attribute in its packed form: a node has a hundred of them, most at their defaults. */
export type PackedAttribute = [name: string, flags: number, value: PackedValue];

const IS_SET = 1;
const IS_EDITABLE = 2;

function packValue(value: AttributeValue): PackedValue {
  switch (value.kind) {
    case 'numbers':
      return { n: value.value, more: value.more };
    case 'other':
      return { other: value.text };
    case 'none':
      return null;
    default:
      return value.value;
  }
}

export function packAttribute({ name, value, isSet, isEditable }: Attribute): PackedAttribute {
  return [name, (isSet ? IS_SET : 0) | (isEditable ? IS_EDITABLE : 0), packValue(value)];
}

function unpackValue(value: unknown): AttributeValue | undefined {
  switch (typeof value) {
    case 'number':
      return readAttributeValue({ kind: 'number', value });
    case 'string':
      return readAttributeValue({ kind: 'text', value });
    case 'boolean':
      return { kind: 'flag', value };
    default:
      if (value === null) return { kind: 'none' };
      if (!isRecord(value)) return undefined;
      return 'n' in value
        ? readAttributeValue({ kind: 'numbers', value: value['n'], more: value['more'] })
        : readAttributeValue({ kind: 'other', text: value['other'] });
  }
}

/**
 * @param isText accepts valid names
 * @returns `undefined` for anything but a complete attribute
 */
export function unpackAttribute(value: unknown, isText: (text: unknown) => text is string): Attribute | undefined {
  if (!Array.isArray(value) || value.length !== 3) return undefined;
  const [name, flags, packed]: unknown[] = value;
  const known = unpackValue(packed);
  if (!isString(name) || !isText(name) || !isCount(flags) || known === undefined) return undefined;
  return { name, value: known, isSet: (flags & IS_SET) !== 0, isEditable: (flags & IS_EDITABLE) !== 0 };
}

import type { Attribute, AttributeValue } from './inspection';

/** A value in its packed form: numbers, strings and booleans as they are, `null` for none. */
type PackedValue = number | string | boolean | null | { n: number[]; more: number } | { other: string };

/** An attribute in its packed form: a node has a hundred of them, most at their defaults. */
export type PackedAttribute = [name: string, flags: number, value: PackedValue];

export const IS_SET = 1;
export const IS_EDITABLE = 2;

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

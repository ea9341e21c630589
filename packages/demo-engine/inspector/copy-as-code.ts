import type { Flavour } from '../model/flavours';
import type { AttributeValue } from '../model/inspection';

/** A text as a literal of JavaScript. */
function quoted(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${inner}'`;
}

function literal(value: AttributeValue): string | undefined {
  switch (value.kind) {
    case 'number':
    case 'flag':
      return String(value.value);
    case 'text':
      return quoted(value.value);
    case 'numbers':
      return value.more > 0 ? undefined : `[${value.value.join(', ')}]`;
    case 'none':
      return 'undefined';
    case 'other':
      return undefined;
  }
}

/** The name that a variable with a node of this class usually has: `regularPolygon` for `RegularPolygon`. */
function variableOf(className: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(className) ? className.charAt(0).toLowerCase() + className.slice(1) : 'node';
}

/** A text that can be written between quotes in a tag as it is. */
function isPlain(text: string): boolean {
  return !/["\\{}&<>\n\r\t]/.test(text);
}

/** An attribute of a tag, as React and Svelte write it. */
function prop(name: string, value: AttributeValue, code: string): string {
  if (value.kind === 'flag' && value.value) return name;
  if (value.kind === 'text' && isPlain(value.value)) return `${name}="${value.value}"`;
  return `${name}={${code}}`;
}

/**
 * An attribute's value as the reader would write it: a call of the setter, a prop, or a key of the config.
 *
 * @returns undefined for a value that has no literal
 */
export function copyAsCode(
  flavour: Flavour,
  className: string,
  name: string,
  value: AttributeValue,
): string | undefined {
  const code = literal(value);
  if (code === undefined) return undefined;
  switch (flavour) {
    case 'vanilla':
      return `${variableOf(className)}.${name}(${code})`;
    case 'vue':
      return `${name}: ${code},`;
    case 'react':
    case 'svelte':
      return prop(name, value, code);
  }
}

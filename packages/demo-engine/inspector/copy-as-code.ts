import type { Flavour } from '../model/flavours';
import type { AttributeValue } from '../model/inspection';

/** A text as a JavaScript string literal. */
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

/** The usual name of a variable for a node of this class: `regularPolygon` for `RegularPolygon`. */
function variableOf(className: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(className) ? className.charAt(0).toLowerCase() + className.slice(1) : 'node';
}

/** True for a text that needs no escaping between quotes in a tag. */
function isPlain(text: string): boolean {
  return !/["\\{}&<>\n\r\t]/.test(text);
}

/** A prop in a tag, in the syntax of React and Svelte. */
function prop(name: string, value: AttributeValue, code: string): string {
  if (value.kind === 'flag' && value.value) return name;
  if (value.kind === 'text' && isPlain(value.value)) return `${name}="${value.value}"`;
  return `${name}={${code}}`;
}

/**
 * The code that sets an attribute: a call of its setter, a prop, or a key of the config.
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

/**
 * What the library's documentation can offer at a position in the code. It is derived from the text alone, without types: a
 * compiler that knows more would weigh a megabyte.
 */
export type CodeContext =
  /** After `Konva.` */
  | { kind: 'root' }
  /** After `Konva.Easings.` or `Konva.Node.` */
  | { kind: 'static'; name: string }
  /** After a variable that holds an instance and its dot. */
  | { kind: 'instance'; className: string }
  /** A key of the object that a constructor takes, or a prop in a component's tag. */
  | { kind: 'options'; className: string; style: 'object' | 'jsx' | 'svelte' }
  /** The name of an event, inside the quotes of `.on('…')`. */
  | { kind: 'event'; className: string };

/** How far back to look for a bracket, in characters. */
const REACH = 4000;

/** The class of a variable's value, if the text shows it: `new Konva.Rect(…)`, a type, a ref, a node found by type. */
export function classOfVariable(code: string, name: string): string | undefined {
  const variable = name.replaceAll('$', '\\$');
  const patterns = [
    `(?:^|[^\\w$])${variable}\\s*(?::[^=;]*)?=\\s*new\\s+Konva\\.(\\w+)`,
    `(?:^|[^\\w$])${variable}\\s*[?!]?:\\s*Konva\\.(\\w+)`,
    `(?:^|[^\\w$])${variable}\\s*=\\s*(?:useRef|ref|\\$state)<\\s*Konva\\.(\\w+)`,
    `(?:^|[^\\w$])${variable}\\s*=\\s*[\\w.]+\\.(?:findOne|findAncestor)<\\s*Konva\\.(\\w+)`,
  ];
  for (const pattern of patterns) {
    const found = new RegExp(pattern).exec(code)?.[1];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Index of the bracket that is still open at `at`, skipping closed pairs; -1 when there is none within reach. */
function openBracket(code: string, at: number): number {
  let depth = 0;
  for (let index = at - 1; index >= Math.max(0, at - REACH); index -= 1) {
    const character = code.charAt(index);
    if (character === '}' || character === ')' || character === ']') depth += 1;
    else if (character === '{' || character === '(' || character === '[') {
      if (depth === 0) return index;
      depth -= 1;
    }
  }
  return -1;
}

/** True when the text before the position starts an object's key. */
function isKeyPlace(before: string): boolean {
  return /[{,]\s*(?:\/\/[^\n]*\n\s*)*\w*$/.test(before);
}

/** The tag that is open at `at`, and whether the position is in an attribute's value; undefined outside a tag. */
function openTag(code: string, at: number): { name: string; inValue: boolean } | undefined {
  let depth = 0;
  for (let index = at - 1; index >= Math.max(0, at - REACH); index -= 1) {
    const character = code.charAt(index);
    if (character === '}') depth += 1;
    else if (character === '{') {
      if (depth === 0) return undefined;
      depth -= 1;
    } else if (depth === 0 && character === '>' && code.charAt(index - 1) !== '=') return undefined;
    else if (depth === 0 && character === '<') {
      const name = /^<([A-Za-z][\w-]*)/.exec(code.slice(index, index + 60))?.[1];
      if (name === undefined) return undefined;
      const quotes =
        code
          .slice(index, at)
          .replaceAll(/\{[^}]*\}/g, '')
          .match(/["']/g)?.length ?? 0;
      return { name, inValue: quotes % 2 === 1 };
    }
  }
  return undefined;
}

/** `v-regular-polygon` to `RegularPolygon`. */
function classOfVueTag(tag: string): string | undefined {
  const words = /^v-([\w-]+)$/.exec(tag)?.[1];
  return words?.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * The context at an offset in a file.
 *
 * @param path its extension determines the tag syntax
 */
export function contextAt(code: string, at: number, path: string): CodeContext | undefined {
  const before = code.slice(Math.max(0, at - REACH), at);

  const event = /([\w$]+)\.(?:on|off|fire|once)\(\s*['"`][^'"`]*$/.exec(before)?.[1];
  if (event !== undefined) return { kind: 'event', className: classOfVariable(code, event) ?? 'Shape' };

  const [, chain] = /((?:[\w$]+\??\.)+)[\w$]*$/.exec(before) ?? [];
  if (chain !== undefined) {
    const parts = chain.replaceAll('?', '').split('.').slice(0, -1);
    const [first = '', second] = parts;
    if (first === 'Konva') {
      if (second === undefined) return { kind: 'root' };
      return parts.length === 2 ? { kind: 'static', name: second } : undefined;
    }
    // A ref keeps its node in `current` or `value`; the type of anything deeper cannot be told from the text.
    const isDirect = parts.length === 1 || (parts.length === 2 && (second === 'current' || second === 'value'));
    const className = isDirect ? classOfVariable(code, first) : undefined;
    return className === undefined ? undefined : { kind: 'instance', className };
  }

  const bracket = openBracket(code, at);
  if (bracket >= 0 && code.charAt(bracket) === '{' && isKeyPlace(code.slice(bracket, at))) {
    const head = code.slice(Math.max(0, bracket - 200), bracket);
    const constructed = /new\s+Konva\.(\w+)\(\s*$/.exec(head)?.[1];
    if (constructed !== undefined) return { kind: 'options', className: constructed, style: 'object' };
    if (/:config="\s*$/.test(head)) {
      const tag = /<(v-[\w-]+)[^<]*$/.exec(head)?.[1];
      const className = tag === undefined ? undefined : classOfVueTag(tag);
      return className === undefined ? undefined : { kind: 'options', className, style: 'object' };
    }
    return undefined;
  }

  const isSvelte = path.endsWith('.svelte');
  if (isSvelte || /\.[jt]sx$/.test(path)) {
    const tag = openTag(code, at);
    if (tag !== undefined && !tag.inValue && /^[A-Z]/.test(tag.name) && /\s[\w:]*$/.test(before)) {
      return { kind: 'options', className: tag.name, style: isSvelte ? 'svelte' : 'jsx' };
    }
  }
  return undefined;
}

/**
 * What the library can say at a place in the code. Found in the text alone, without types: a compiler that knew more would weigh
 * a megabyte.
 */
export type CodeContext =
  /** Behind `Konva.` */
  | { kind: 'root' }
  /** Behind `Konva.Easings.` or `Konva.Node.` */
  | { kind: 'static'; name: string }
  /** Behind a variable that holds an instance. */
  | { kind: 'instance'; className: string }
  /** A key of the object that a constructor takes, or a property of a component's tag. */
  | { kind: 'options'; className: string; style: 'object' | 'jsx' | 'svelte' }
  /** The name of an event, inside the quotes of `.on('…')`. */
  | { kind: 'event'; className: string };

/** How far back a bracket is looked for, in characters. */
const REACH = 4000;

/** The class a variable holds, as far as the text says: `new Konva.Rect(…)`, a type, a ref, a node found by type. */
export function classOfVariable(code: string, name: string): string | undefined {
  const variable = name.replaceAll('$', '\\$');
  const patterns = [
    `(?<![\\w$])${variable}\\s*(?::[^=;]*)?=\\s*new\\s+Konva\\.(\\w+)`,
    `(?<![\\w$])${variable}\\s*[?!]?:\\s*Konva\\.(\\w+)`,
    `(?<![\\w$])${variable}\\s*=\\s*(?:useRef|ref|\\$state)<\\s*Konva\\.(\\w+)`,
    `(?<![\\w$])${variable}\\s*=\\s*[\\w.]+\\.(?:findOne|findAncestor)<\\s*Konva\\.(\\w+)`,
  ];
  for (const pattern of patterns) {
    const found = new RegExp(pattern).exec(code)?.[1];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Index of the bracket that is open before `at`, walking over closed pairs; -1 when there is none in reach. */
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

/** True when what stands before is the beginning of an object's key. */
function isKeyPlace(before: string): boolean {
  return /[{,]\s*(?:\/\/[^\n]*\n\s*)*\w*$/.test(before);
}

/** Start of the tag that is open before `at`: `<Rect` with all its attributes so far; undefined outside of one. */
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
 * What stands at an offset of a file.
 *
 * @param path its ending says how tags are written
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
    // A ref keeps its node in `current` or `value`; anything deeper has a type that the text does not tell.
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

import { insteadOf } from './instead';

/** The message for `@decorated` code, whatever the compiler reports. */
const DECORATORS =
  'Decorators (@name) do not run here, and browsers have none yet: call the function on the class or the member instead.';

/** Packages whose programs are written with decorators. */
const DECORATED =
  /from\s*['"](@angular\/core|vue-property-decorator|vue-class-component|vue-facing-decorator|lit[/\w]*|mobx[-/\w]*)['"]/;

/** Syntax that Svelte's compiler leaves to other tools, and what to write instead. */
const INSTEAD: Readonly<Record<string, string>> = {
  enums: 'Svelte does not read enums: write an object, const Kind = { A: "a", B: "b" } as const.',
  'accessibility modifiers on constructor parameters':
    'Svelte does not read constructor parameters with modifiers: declare the fields and set them in the constructor.',
  'namespaces with non-type nodes': 'Svelte does not read namespaces: write an object.',
};

/** Signs that word processors and input methods put in the place of those that code has. */
const SIGNS: readonly (readonly [string, string])[] = [
  ['−–—‐‑‒', 'a hyphen, -'],
  ['“”„«»＂', 'straight quotes, "'],
  ['‘’‚´＇', "straight quotes, '"],
  ['，、', 'a comma, ,'],
  ['；', 'a semicolon, ;'],
  ['：', 'a colon, :'],
  ['（', 'a bracket, ('],
  ['）', 'a bracket, )'],
  ['｛', 'a bracket, {'],
  ['｝', 'a bracket, }'],
  ['＝', 'an equals sign, ='],
  ['×', 'an asterisk, *'],
  ['÷', 'a slash, /'],
  ['…', 'the code that was left out'],
  ['→', 'an arrow, =>'],
  ['≠', '!=='],
  ['≤', '<='],
  ['≥', '>='],
];

const RETURN =
  'These lines are the inside of a function. Write the function around them: in React, a component, export default function App() { … }.';

/** A specific message for syntax that the compilers do not support; the compiler's own message otherwise. */
export function unreadSyntax(message: string, source = ''): string {
  if (/\bdecorators?\b/.test(message) || /^Unexpected character '@'/.test(message))
    return insteadOf(DECORATED.exec(source)?.[1] ?? '') ?? DECORATORS;
  if (/^'return' outside of function/.test(message)) return RETURN;
  if (/^Invalid shorthand property/.test(message)) return `${message} In an object, write a colon: { x: 10 }.`;
  const sign = /^Unexpected character '(.)'/u.exec(message)?.[1] ?? '';
  const plain = SIGNS.find(([signs]) => signs.includes(sign))?.[1];
  if (sign !== '' && plain !== undefined) return `${message} Write ${plain} in its place.`;
  const feature = /^TypeScript language features like ([^,]*?) are not natively supported/.exec(message)?.[1];
  if (feature === undefined) return message;
  return INSTEAD[feature] ?? `Svelte does not read TypeScript’s ${feature}.`;
}

/** The words of Firefox and Safari, and what Chromium says instead. Where a pattern is of one engine, its recorded message is in the tests. */
const WORDS: readonly (readonly [words: RegExp, chromium: string])[] = [
  // Safari
  [/Can't find variable: ([\w$]+)/, '$1 is not defined'],
  [/\S+ is not a constructor \(evaluating 'new ([\w$.]+).*'\)/s, '$1 is not a constructor'],
  [/Cannot call a class constructor.* without \|new\|/, "Class constructor cannot be invoked without 'new'"],
  [/\S+ is not an object \(evaluating '.*?\.([\w$]+)'\)/s, "Cannot read properties of undefined (reading '$1')"],
  // Firefox
  [/class constructors must be invoked with 'new'/, "Class constructor cannot be invoked without 'new'"],
  [/can't access property "([^"]+)", .* is (undefined|null)/s, "Cannot read properties of $2 (reading '$1')"],
  [/too much recursion/, 'Maximum call stack size exceeded'],
];

/** An error's text in the words of one engine, so that advice needs one pattern for all. Others stay as they are. */
export function inCommonWords(text: string): string {
  const found = WORDS.find(([words]) => words.test(text));
  return found === undefined ? text : text.replace(found[0], found[1]);
}

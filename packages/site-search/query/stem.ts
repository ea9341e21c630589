/**
 * A light English stemmer: reduces plurals, verb forms, nouns derived from verbs, and British spellings to one root. The root need not be a
 * word (`caching`, `cached` and `cache` become `cach`); it only has to be the same for all forms of a word.
 */

/** Rules from British to American spelling; the patterns match lowercase words. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/^(anti-?)?(col|behavi|fav|flav|neighb|lab|hon|arm|hum|rum|harb)our/, '$1$2or'],
  [/^grey/, 'gray'],
  [/^centr(ed|ing)$/, 'center$1'],
  [/^(cent|met|fib|lit|theat)re(s)?$/, '$1er$2'],
  [/^(analy|paraly)s(e|es|ed|ing|er)$/, '$1z$2'],
  [/^(cata|dia|ana)logue/, '$1log'],
  [/^(label|cancel|model|travel|level|signal|channel|tunnel|fuel|pixel)l(ed|ing|er|ers)$/, '$1$2'],
  [/^licence/, 'license'],
  [/^defence/, 'defense'],
  [/^artefact/, 'artifact'],
];

const ISE = /^(\p{L}{3,})is(e|es|ed|er|ers|ing|ation|ations)$/u;
/** Words ending in -ise that nobody spells with a z. */
const ALWAYS_ISE =
  /^(advert|adv|comprom|dev|disgu|enterpr|exerc|exc|expert|improv|lik|noi|otherw|prec|prem|prom|ra|rev|superv|surpr|telev|clockw|anticlockw|counterclockw|conc|turquo|po|porpo|cho|appra|pra|brai|bru|cru)$/;

function american(word: string): string {
  for (const [pattern, replacement] of SPELLINGS) {
    if (pattern.test(word)) return word.replace(pattern, replacement);
  }
  const ise = ISE.exec(word);
  const [, base = '', ending = ''] = ise ?? [];
  return ise !== null && !ALWAYS_ISE.test(base) && !ALWAYS_ISE.test(base.slice(0, -1)) ? `${base}iz${ending}` : word;
}

const VOWEL = /[aeiouy]/;

/** `dragg` to `drag`, but `scroll` and `press` keep both letters. */
function undouble(root: string): string {
  return /([bdgmnprt])\1$/.test(root) ? root.slice(0, -1) : root;
}

/** Singular words ending in -s that the rules below do not recognize. */
const SINGULAR = new Set(['canvas', 'alias', 'atlas', 'bias', 'lens', 'always']);

function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(ss|us|is)$/.test(word) || SINGULAR.has(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(x|ch|sh|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

function withoutVerbEnding(word: string): string {
  for (const ending of ['ing', 'ed']) {
    if (!word.endsWith(ending)) continue;
    const root = word.slice(0, -ending.length);
    return root.length >= 3 && VOWEL.test(root) ? undouble(root) : word;
  }
  return word;
}

/** `horizontally` to `horizontal`. */
function withoutAdverbEnding(word: string): string {
  return word.length > 7 && word.endsWith('ally') ? word.slice(0, -2) : word;
}

/** `rotation` to `rotat`, `serialization` to `serializ`, so that they get the same roots as `rotate` and `serialize`. */
function verbOfNoun(word: string): string {
  if (word.length > 8 && word.endsWith('ization')) return word.slice(0, -5);
  if (word.length > 6 && word.endsWith('tion')) return word.slice(0, -3);
  return word;
}

/** @param word one lowercase word without accents */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  let root = singular(american(withoutAdverbEnding(word)));
  root = withoutVerbEnding(root);
  root = verbOfNoun(root);
  if (root.length > 3 && root.endsWith('e')) root = root.slice(0, -1);
  if (root.length > 3 && root.endsWith('y')) root = `${root.slice(0, -1)}i`;
  return root;
}

/** A fact in one of Konva's comments that readers need. */
export interface Fact {
  kind: 'default' | 'empty' | 'limit' | 'unit' | 'range' | 'values' | 'deprecated' | 'space';
  /** The sentence of the comment. */
  sentence: string;
  /** Words that our entry must contain; `|` separates alternatives (`px|pixel`). */
  wanted: string[];
}

const UNITS: readonly [said: RegExp, wanted: string][] = [
  [/\b(pixels?|px)\b/i, 'pixel|canvas|own coordinates|size'],
  [/\bdegrees?\b/i, 'degree|°|unit of `rotation`'],
  [/\bradians?\b/i, 'radian'],
  [/\bmilliseconds?\b/i, 'millisecond'],
  [/(?<!frames? ?(?:\/|per) )\bseconds?\b/i, 'second'],
  [/\bframes ?(\/|per) ?second/i, 'frames per second|frame rate'],
];

/** Words that limit a statement; our entry may use other words for the limit. */
const LIMITS = /\b(except|unless|only|never|must|always|cannot|can not|can't|do not|don't|does not|doesn't|ignored)\b/i;
const OUR_LIMITS =
  'except|unless|only|never|must|always|cannot|not |nothing|without|before|until|while|but |instead|need|`false`|off';

/** The facts in the text of a comment. */
export function factsOf(text: string): Fact[] {
  const facts: Fact[] = [];
  for (const sentence of sentences(text)) {
    const add = (kind: Fact['kind'], ...wanted: string[]) => facts.push({ kind, sentence, wanted });
    const value = /\bdefaults?(?: value)?(?: is| to|:|=)\s*(?:equal(?:s)? to )?["'`]?([^\s"'`,;)]+)/i.exec(
      sentence,
    )?.[1];
    if (value !== undefined && !['calculated', 'the', 'a', 'based'].includes(value))
      add('default', value.replace(/\.$/, '').replace(/^(\d+)px$/, '$1'));
    if (/\bunset\b|\bundefined\b/i.test(sentence)) add('empty', 'unset|undefined|not set|nothing|without|none|no ');
    for (const [said, wanted] of UNITS) if (said.test(sentence)) add('unit', wanted);
    const range = /\b(?:between|from) (-?[\d.]+) (?:and|to) (-?[\d.]+)/i.exec(sentence);
    if (range?.[1] !== undefined && range[2] !== undefined) add('range', range[1], range[2].replace(/\.$/, ''));
    // The two numbers cover "Must be between 0 and 1".
    else if (LIMITS.test(sentence)) add('limit', OUR_LIMITS);
    const values = /\b(?:can be|are|values?:?) ((?:["'`][\w -]+["'`](?:,| or|, or| and)? ?)+)/i.exec(sentence)?.[1];
    if (values !== undefined)
      add('values', ...[...values.matchAll(/["'`]([\w -]+)["'`]/g)].map((match) => match[1] ?? ''));
    if (/\bdeprecated\b/i.test(sentence)) add('deprecated', 'deprecated|old name|use `|older');
    if (/\babsolute\b/i.test(sentence)) add('space', 'absolute|canvas');
  }
  return facts;
}

/** Whether our entry states the fact: it contains every word in one of its forms. */
export function isKept(fact: Fact, entry: string): boolean {
  const text = entry.toLowerCase();
  return fact.wanted.every((word) =>
    word
      .toLowerCase()
      .split('|')
      .some((form) => text.includes(form)),
  );
}

function sentences(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+(?=[A-Z`"'])|\n\s*\n/)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '');
}

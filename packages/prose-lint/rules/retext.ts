import dictionary from 'dictionary-en';
import retextRepeatedWords from 'retext-repeated-words';
import retextSpell from 'retext-spell';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import type { Finding, Passage, Rule } from '../model';

/** Checks American spelling with the dictionary and the project's own words. */
export function spellingRule(ownWords: readonly string[]): Rule {
  const spell = unified()
    .use(retextSpell, { dictionary, personal: ownWords.join('\n'), ignoreLiteral: false, max: Infinity })
    .freeze();
  return (passage) =>
    run(spell, passage, (message) => {
      const [first, ...more] = message.expected ?? [];
      const wanted = first === undefined ? '' : `write "${[first, ...more.slice(0, 2)].join('" or "')}", `;
      return {
        rule: 'spelling',
        advice: `${wanted || 'write an American spelling, '}put code in backticks, or add a term to the dictionary`,
      };
    });
}

/** Finds the same word twice in a row. */
export function repeatedWordsRule(): Rule {
  const repeated = unified().use(retextRepeatedWords).freeze();
  return (passage) => run(repeated, passage, () => ({ rule: 'repeated-word', advice: 'write the word once' }));
}

function run(
  processor: { runSync(tree: Passage['tree'], file: VFile): unknown },
  passage: Passage,
  describe: (message: VFileMessage) => Pick<Finding, 'rule' | 'advice'>,
): Finding[] {
  const file = new VFile(passage.file.value);
  processor.runSync(passage.tree, file);
  return file.messages.map((message) => {
    const place = message.place;
    const point = place === undefined ? undefined : 'start' in place ? place.start : place;
    return {
      ...describe(message),
      offset: passage.start + (point?.offset ?? 0),
      found: message.actual ?? message.reason,
    };
  });
}

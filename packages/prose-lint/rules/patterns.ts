import { toString } from 'nlcst-to-string';
import { visit } from 'unist-util-visit';
import type { Finding, Passage, Rule, WordPattern } from '../model';
import { offsetOf } from './place';

/** The character that replaces code. */
const CODE = '▯';

/** A rule that finds the words in a table of patterns. */
export function patternRule(patterns: readonly WordPattern[]): Rule {
  const compiled = patterns.map((pattern) => ({ ...pattern, find: compile(pattern.find) }));
  return (passage) => {
    const { text, offsets } = flatten(passage);
    return compiled.flatMap(({ name, find, write }) =>
      [...text.matchAll(find)].map((match): Finding => {
        const found = match[0].trim();
        const at = match.index + match[0].indexOf(found);
        return { rule: name, offset: offsets[at] ?? passage.start, found: found.replace(/\s+/g, ' '), advice: write };
      }),
    );
  };
}

function compile(pattern: RegExp): RegExp {
  return new RegExp(pattern.source.replaceAll(' ', '\\s+'), 'giu');
}

/** The passage as one text, with the offset of each character in the file. */
function flatten(passage: Passage): { text: string; offsets: number[] } {
  let text = '';
  const offsets: number[] = [];
  visit(passage.tree, (node) => {
    if ('children' in node) return;
    const start = offsetOf(passage, node);
    const value = node.type === 'SourceNode' ? CODE : toString(node).replaceAll('’', "'");
    for (let index = 0; index < value.length; index += 1) offsets.push(start + index);
    text += value;
  });
  return { text, offsets };
}

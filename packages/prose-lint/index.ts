export { countWords } from './count-words';
export { lintProse, type ProseFile } from './lint';
export type { Problem, ProseException, Rule, WordPattern } from './model';
export { readComments } from './read/comments';
export { readMarkdown } from './read/markdown';
export { readMdx } from './read/mdx';
export { readScript } from './read/script';
export { patternRule } from './rules/patterns';
export { repeatedWordsRule, spellingRule } from './rules/retext';

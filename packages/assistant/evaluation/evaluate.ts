import { QUESTIONS } from '@site-packages/site-search/questions';
import type { Docs, Framework } from '../data/docs';
import { FRAMEWORKS } from '../data/docs';
import { anchorOf, cut, sectionsOf } from '../data/sections';
import { read } from '../tools/read';
import { firstText, search, searchHits } from '../tools/search';

/** An answer may cost this many tokens; a token is counted as four characters. */
const MAX_TOKENS = 3000;
const ANSWER_LENGTH = 10_000;

export const tokensOf = (text: string) => Math.ceil(text.length / 4);
const pageOf = (url: string) => url.replace(/#.*/, '');

export interface Outcome {
  id: string;
  typed: string;
  /** Calls until the answer was read: 1 when the search had it, 2 for the second result; undefined when neither has it. */
  calls: number | undefined;
  tokens: number;
}

/** Whether a text that was read has one of the answers: that page, or its section when the answer is one section. */
function isAnswer(docs: Docs, answers: readonly string[], url: string, text: string): boolean {
  const titles = new Set(sectionsOf(text).map(({ title }) => anchorOf(title)));
  return answers.some((answer) => {
    const [page, anchor] = answer.split('#');
    if (answer === url || page !== pageOf(url)) return answer === url;
    const title = docs.index.records.find((record) => record.url === answer)?.titles.at(-1);
    return anchor === undefined || titles.has(anchorOf(title ?? anchor));
  });
}

function outcomeOf(docs: Docs, id: string, typed: string, answers: readonly string[], framework: Framework): Outcome {
  const [first = '', second] = searchHits(docs, typed, framework);
  const found = tokensOf(search(docs, typed, framework));
  if (isAnswer(docs, answers, first, firstText(docs, first, framework))) return { id, typed, calls: 1, tokens: found };
  const text = second === undefined ? '' : cut(read(docs, second, framework), ANSWER_LENGTH);
  const isRead = second !== undefined && isAnswer(docs, answers, second, text);
  return { id, typed, calls: isRead ? 2 : undefined, tokens: found + tokensOf(text) };
}

/**
 * Asks the questions that people asked by a fixed policy: search, which has the text of the first result, then read the second. Each question
 * is asked in the words that a person would type first.
 */
export function evaluate(docs: Docs): Outcome[] {
  return QUESTIONS.filter(({ answered }) => answered !== 'no').map(({ id, typed, answers, framework }) => {
    const own = FRAMEWORKS.find((one) => one === framework) ?? 'vanilla';
    return outcomeOf(docs, id, typed[0] ?? '', answers, own);
  });
}

/** Shares of the questions whose answer was read within the tokens. */
export function figuresOf(outcomes: readonly Outcome[]) {
  const share = (passes: (one: Outcome) => boolean) => outcomes.filter(passes).length / outcomes.length;
  const isCheap = ({ calls, tokens }: Outcome) => calls !== undefined && tokens <= MAX_TOKENS;
  const tokens = outcomes.map((one) => one.tokens).sort((a, b) => a - b);
  return {
    questions: outcomes.length,
    inOneCall: share((one) => isCheap(one) && one.calls === 1),
    inTwoCalls: share(isCheap),
    medianTokens: tokens[Math.floor(tokens.length / 2)] ?? 0,
  };
}

import { QUESTIONS } from '@site-packages/site-search/questions';
import type { Docs, Framework } from '../data/docs';
import { FRAMEWORKS } from '../data/docs';
import { read } from '../tools/read';
import { search, searchHits } from '../tools/search';
import { cut } from '../data/sections';

/** An answer may cost this many tokens; a token is counted as four characters. */
const MAX_TOKENS = 3000;
const ANSWER_LENGTH = 10_000;

const tokensOf = (text: string) => Math.ceil(text.length / 4);
const pageOf = (url: string) => url.replace(/#.*/, '');

export interface Outcome {
  id: string;
  typed: string;
  /** Calls until the text of a wanted page was read: 2 for the first result, 3 for the second; undefined when neither is wanted. */
  calls: number | undefined;
  tokens: number;
}

function outcomeOf(docs: Docs, id: string, typed: string, wanted: ReadonlySet<string>, framework: Framework): Outcome {
  let tokens = tokensOf(search(docs, typed, framework));
  const hits = searchHits(docs, typed, framework).slice(0, 2);
  for (const [at, hit] of hits.entries()) {
    tokens += tokensOf(cut(read(docs, hit, framework), ANSWER_LENGTH));
    if (wanted.has(pageOf(hit))) return { id, typed, calls: at + 2, tokens };
  }
  return { id, typed, calls: undefined, tokens };
}

/**
 * Asks the questions that people asked by a fixed policy: search, read the section of the first result, then of the second. Each question
 * is asked in the words that a person would type first.
 */
export function evaluate(docs: Docs): Outcome[] {
  return QUESTIONS.filter(({ answered }) => answered !== 'no').map(({ id, typed, answers, framework }) => {
    const own = FRAMEWORKS.find((one) => one === framework) ?? 'vanilla';
    return outcomeOf(docs, id, typed[0] ?? '', new Set(answers.map(pageOf)), own);
  });
}

/** Shares of the questions whose answer was read within the tokens. */
export function figuresOf(outcomes: readonly Outcome[]) {
  const share = (passes: (one: Outcome) => boolean) => outcomes.filter(passes).length / outcomes.length;
  const isCheap = ({ calls, tokens }: Outcome) => calls !== undefined && tokens <= MAX_TOKENS;
  const tokens = outcomes.map((one) => one.tokens).sort((a, b) => a - b);
  return {
    questions: outcomes.length,
    afterFirst: share((one) => isCheap(one) && one.calls === 2),
    afterSecond: share(isCheap),
    anyCost: share(({ calls }) => calls !== undefined),
    medianTokens: tokens[Math.floor(tokens.length / 2)] ?? 0,
  };
}

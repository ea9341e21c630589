import { connect } from '../client';
import { Docs } from '../data/docs';
import { knowledgeOf } from '../tools/check';
import { evaluate, figuresOf, tokensOf } from './evaluate';
import { missedPrograms, PROGRAMS } from './programs';

/** What the list of tools costs before the first call. */
export async function toolListTokens(docs: Docs): Promise<number> {
  const client = await connect(docs);
  const { tools } = await client.listTools();
  await client.close();
  return tokensOf(JSON.stringify(tools));
}

/** The figures of the package, from a built site. Shares are in percent. */
export async function assistantFigures(build: string): Promise<Record<string, number>> {
  const docs = new Docs(build);
  const { questions, inOneCall, inTwoCalls, medianTokens } = figuresOf(evaluate(docs));
  const missed = await missedPrograms(knowledgeOf(docs));
  return {
    questions,
    inOneCall: Math.round(inOneCall * 100),
    inTwoCalls: Math.round(inTwoCalls * 100),
    medianTokens,
    programs: PROGRAMS.length,
    namedFaults: Math.round((1 - missed.length / PROGRAMS.length) * 100),
    toolListTokens: await toolListTokens(docs),
  };
}

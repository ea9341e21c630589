import { describe, expect, it, vi } from 'vitest';
import type { SearchResponse } from '../model/hosted-shapes';
import { EarlyAnswers } from './early-answer';

const call = (query: string) => ({ requests: [{ indexName: 'konva', hitsPerPage: 3, query }] });
const search = () => vi.fn((): Promise<SearchResponse> => Promise.resolve({ results: [] }));

describe('answers before the dialog asks', () => {
  it('asks once for a query that the dialog asks for afterwards, with the fields of its last call', async () => {
    const asked = search();
    const early = new EarlyAnswers(asked);
    await early.ask(call('d'));
    early.typed('dr');
    await early.ask(call('dr'));
    expect(asked.mock.calls).toEqual([[call('d')], [call('dr')]]);
  });

  it('asks again for another query, and for the same query later, when the index may know more', async () => {
    const asked = search();
    const early = new EarlyAnswers(asked);
    await early.ask(call('d'));
    early.typed('dr');
    await early.ask(call('drag'));
    await early.ask(call('dr'));
    expect(asked.mock.calls).toEqual([[call('d')], [call('dr')], [call('drag')], [call('dr')]]);
  });

  it('does not ask before the dialog has asked once, nor for an empty query', async () => {
    const asked = search();
    const early = new EarlyAnswers(asked);
    early.typed('d');
    await early.ask(call('d'));
    early.typed(' ');
    expect(asked.mock.calls).toEqual([[call('d')]]);
  });
});

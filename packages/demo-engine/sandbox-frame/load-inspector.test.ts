import { describe, expect, it } from 'vitest';
import type { NumberedRequest } from '../model/inspection';
import { type AgentHost, loadInspector } from './load-inspector';

const request: NumberedRequest = { number: 1, request: { type: 'open' } };

function host(): AgentHost & { posted: unknown[] } {
  const posted: unknown[] = [];
  return { posted, post: (content) => posted.push(content), now: () => 0, placeOf: () => undefined, places: false };
}

describe('loading the inspector', () => {
  it('hands the agent its host, and requests to the agent', async () => {
    const given = host();
    const heard: unknown[] = [];
    const receive = await loadInspector(
      () => Promise.resolve({ startAgent: (one: unknown) => (content: unknown) => heard.push(one === given, content) }),
      given,
    );
    receive(request);
    expect(heard).toEqual([true, request]);
    expect(given.posted).toEqual([]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['cannot be imported', () => Promise.reject(new Error('no'))],
    [
      'throws before it is imported',
      () => {
        throw new Error('The bundle #v/konva was not sent.');
      },
    ],
    ['has no start', () => Promise.resolve({})],
    [
      'throws when it starts',
      () =>
        Promise.resolve({
          startAgent: () => {
            throw new Error('no');
          },
        }),
    ],
  ])('tells the page when the agent %s', async (_, load) => {
    const given = host();
    const receive = await loadInspector(load, given);
    receive(request);
    expect(given.posted).toEqual([{ news: { type: 'absent' } }]);
  });
});

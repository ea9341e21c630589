import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { push } from '../push/push';
import { closedHost, startHostedServer, type HostedServer } from '../testing/hosted-server';
import { SITE } from '../testing/records';
import { HostedClient } from './hosted-client';
import { SearchError } from './search-client';

/** What a host contains after a push. */
let pushed: HostedServer['indexes'];
beforeAll(async () => {
  const server = await startHostedServer();
  await push(
    { indexName: 'konva', origin: 'https://example.org', records: SITE },
    { appId: 'APP', adminKey: 'admin', hosts: [server.asHost()] },
  );
  pushed = server.indexes;
  await server.close();
});

let main: HostedServer;
let spare: HostedServer;
beforeEach(async () => {
  [main, spare] = await Promise.all([startHostedServer(), startHostedServer()]);
  for (const server of [main, spare]) for (const [name, index] of pushed) server.indexes.set(name, index);
});
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all([main.close(), spare.close()]);
});

const AGENTS = [
  ['docsearch', '3.9.0'],
  ['docusaurus', '3.10.2'],
] as const;
const client = (...servers: HostedServer[]) =>
  new HostedClient(
    { appId: 'APP', apiKey: 'search-key', hosts: servers.map((server) => server.asHost('read')) },
    AGENTS,
  );

const CALL = {
  requests: [
    {
      query: 'rounded',
      indexName: 'konva',
      attributesToRetrieve: ['hierarchy.lvl0', 'url'],
      attributesToSnippet: ['content:10'],
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      hitsPerPage: 20,
      facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
    },
  ],
};

describe('HostedClient', () => {
  it('sends the queries in the service’s format and returns its answer', async () => {
    const response = await client(main).search(CALL);
    expect(response.results[0]).toMatchObject({
      nbHits: 1,
      hits: [
        {
          objectID: '/docs/shapes/Rect.html#rounded-corners',
          url: 'https://example.org/docs/shapes/Rect.html#rounded-corners',
        },
      ],
    });
    const [call] = main.calls;
    expect(call).toMatchObject({ method: 'POST', path: '/1/indexes/*/queries', body: CALL });
    expect({ ...call?.parameters, ...call?.headers }).toMatchObject({
      'x-algolia-application-id': 'APP',
      'x-algolia-api-key': 'search-key',
    });
    expect(call?.parameters['x-algolia-agent'] ?? call?.headers['x-algolia-agent']).toMatch(
      /docsearch \(3\.9\.0\).*docusaurus \(3\.10\.2\)/,
    );
  });

  it('tries the next host when one fails, and does not call the failed one again', async () => {
    main.behave('fail');
    const both = client(main, spare);
    expect((await both.search(CALL)).results[0]?.nbHits).toBe(1);
    await both.search({ requests: [{ indexName: 'konva', query: 'seat' }] });
    expect(main.calls).toHaveLength(1);
    expect(spare.calls).toHaveLength(2);
  });

  it('retries a failed host after two minutes', async () => {
    main.behave('fail');
    const both = client(main, spare);
    await both.search(CALL);
    main.behave('answer');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 110_000 });
    await both.search({ requests: [{ indexName: 'konva', query: 'seat' }] });
    expect(main.calls).toHaveLength(1);
    vi.setSystemTime(Date.now() + 20_000);
    await both.search({ requests: [{ indexName: 'konva', query: 'drag' }] });
    expect(main.calls).toHaveLength(2);
  });

  it('tries the next host when one cannot be reached or closes the connection', async () => {
    const closed = await closedHost();
    const reachable = new HostedClient(
      { appId: 'APP', apiKey: 'key', hosts: [{ ...closed, accept: 'read' }, main.asHost('read')] },
      AGENTS,
    );
    expect((await reachable.search(CALL)).results[0]?.nbHits).toBe(1);
    main.behave('drop');
    expect((await client(main, spare).search(CALL)).results[0]?.nbHits).toBe(1);
  });

  it('waits 1 s to connect, 2 s for an answer and 30 s for writes', () => {
    const inner: unknown = Reflect.get(client(main), 'client');
    const transporter: unknown = Object(inner).transporter;
    expect(transporter).toMatchObject({ timeouts: { connect: 1000, read: 2000, write: 30_000 } });
  });

  it('waits 2 seconds for a silent host and then tries the next', async () => {
    main.behave('hang');
    const start = performance.now();
    expect((await client(main, spare).search(CALL)).results[0]?.nbHits).toBe(1);
    const took = performance.now() - start;
    expect(took).toBeGreaterThan(900);
    expect(took).toBeLessThan(6000);
  });

  it('waits for a slow host', async () => {
    main.behave({ delay: 500 });
    expect((await client(main, spare).search(CALL)).results[0]?.nbHits).toBe(1);
    expect(spare.calls).toHaveLength(0);
  });

  it('fails with an error that the dialog shows when no host answers, and recovers', async () => {
    main.behave('fail');
    spare.behave('fail');
    const both = client(main, spare);
    const error: unknown = await both.search(CALL).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(SearchError);
    expect(error).toMatchObject({ name: 'RetryError', failure: 'network' });
    main.behave('answer');
    spare.behave('answer');
    expect((await both.search(CALL)).results[0]?.nbHits).toBe(1);
  });

  it('does not try other hosts when the service rejects the call', async () => {
    main.behave('refuse');
    await expect(client(main, spare).search(CALL)).rejects.toMatchObject({ name: 'RetryError' });
    expect(spare.calls).toHaveLength(0);
  });
});

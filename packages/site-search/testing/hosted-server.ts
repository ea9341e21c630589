import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { isArrayOf, isRecord, isString } from '@site-packages/contracts';
import type { SearchHit, SearchRequest } from '../model/hosted-shapes';
import type { SearchHost } from '../model/config';

/** How a host behaves. `hang` accepts the call and never answers; `drop` closes the connection. */
export type Behaviour = 'answer' | 'fail' | 'refuse' | 'hang' | 'drop' | { delay: number };

/** A call as it was received. */
export interface RecordedCall {
  method: string;
  path: string;
  parameters: Record<string, string>;
  headers: IncomingMessage['headers'];
  body: unknown;
}

/** An object of an index, as it was pushed. */
export type StoredObject = Record<string, unknown> & { objectID: string };

export interface HostedServer {
  /** `localhost:1234`. */
  host: string;
  calls: RecordedCall[];
  /** Objects and settings by index name. */
  indexes: Map<string, { objects: Map<string, StoredObject>; settings: unknown }>;
  behave: (behaviour: Behaviour) => void;
  /** This server as an entry of a client's hosts. */
  asHost: (accept?: SearchHost['accept']) => SearchHost;
  close: () => Promise<void>;
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE, OPTIONS',
};

/** Maximum size of a body that is read, in bytes. */
const LONGEST_BODY = 50_000_000;

/**
 * A local host that implements the hosted search service's calls: queries, batches, settings, moves, tasks and events. It stores what is
 * pushed to it and searches by plain word comparison, which is enough to test the calls.
 */
export async function startHostedServer(): Promise<HostedServer> {
  const calls: RecordedCall[] = [];
  const indexes: HostedServer['indexes'] = new Map();
  const tasks = new Map<number, number>();
  const sockets = new Set<Socket>();
  let behaviour: Behaviour = 'answer';
  let lastTask = 100;

  const indexNamed = (name: string) => {
    const index = indexes.get(name) ?? { objects: new Map<string, StoredObject>(), settings: {} };
    indexes.set(name, index);
    return index;
  };
  const newTask = () => {
    lastTask += 1;
    // As on the real service, a task is not finished at the first status request.
    tasks.set(lastTask, 1);
    return lastTask;
  };
  const updatedAt = '2024-01-01T00:00:00.000Z';

  const routes: [string, RegExp, (match: RegExpExecArray, body: unknown) => unknown][] = [
    ['POST', /^\/1\/indexes\/\*\/queries$/, (_, body) => ({ results: requestsIn(body).map(answerQuery) })],
    [
      'POST',
      /^\/1\/indexes\/([^/]+)\/batch$/,
      ([, name = ''], body) => {
        const stored = operationsIn(body);
        for (const object of stored) indexNamed(name).objects.set(object.objectID, object);
        return { taskID: newTask(), objectIDs: stored.map((object) => object.objectID) };
      },
    ],
    [
      'PUT',
      /^\/1\/indexes\/([^/]+)\/settings$/,
      ([, name = ''], body) => {
        indexNamed(name).settings = body;
        return { updatedAt, taskID: newTask() };
      },
    ],
    [
      'POST',
      /^\/1\/indexes\/([^/]+)\/operation$/,
      ([, name = ''], body) => {
        const destination = isRecord(body) ? body['destination'] : undefined;
        if (!isString(destination)) return undefined;
        indexes.set(destination, indexNamed(name));
        indexes.delete(name);
        return { updatedAt, taskID: newTask() };
      },
    ],
    [
      'GET',
      /^\/1\/indexes\/[^/]+\/task\/(\d+)$/,
      ([, id = '']) => {
        const left = tasks.get(Number(id)) ?? 0;
        tasks.set(Number(id), left - 1);
        return { status: left > 0 ? 'notPublished' : 'published', pendingTask: left > 0 };
      },
    ],
    [
      'DELETE',
      /^\/1\/indexes\/([^/]+)$/,
      ([, name = '']) => {
        indexes.delete(name);
        return { deletedAt: updatedAt, taskID: newTask() };
      },
    ],
    ['POST', /^\/1\/events$/, () => ({ status: 200, message: 'OK' })],
  ];

  function answerQuery(request: SearchRequest) {
    const stored = [...(indexes.get(request.indexName)?.objects.values() ?? [])];
    const words = (request.query ?? '').toLowerCase().split(/\s+/).filter(Boolean);
    const found = stored.filter((object) => {
      const text = JSON.stringify([object['hierarchy'], object['content']]).toLowerCase();
      return words.every((word) => text.includes(word));
    });
    const hitsPerPage = request.hitsPerPage ?? 20;
    const page = request.page ?? 0;
    const hits = found
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      .map((object) => hitOf(object, words, request));
    return {
      hits,
      nbHits: found.length,
      page,
      nbPages: Math.ceil(found.length / hitsPerPage),
      hitsPerPage,
      exhaustiveNbHits: true,
      exhaustiveTypo: true,
      exhaustive: { nbHits: true, typo: true },
      query: request.query ?? '',
      params: '',
      index: request.indexName,
      ...(request.clickAnalytics === true ? { queryID: '43b15df305339e827f0ac0bdc5ebcaa7' } : {}),
      renderingContent: {},
      processingTimeMS: 1,
      serverTimeMS: 2,
    };
  }

  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const url = new URL(request.url ?? '/', 'http://localhost');
      if (request.method === 'OPTIONS') return send(response, 204, undefined);
      calls.push({
        method: request.method ?? '',
        path: decodeURIComponent(url.pathname),
        parameters: Object.fromEntries(url.searchParams),
        headers: request.headers,
        body,
      });
      if (behaviour === 'hang') return undefined;
      if (behaviour === 'drop') return request.socket.destroy();
      if (behaviour === 'fail') return send(response, 503, { message: 'Service unavailable', status: 503 });
      if (behaviour === 'refuse') {
        return send(response, 403, { message: 'Invalid Application-ID or API key', status: 403 });
      }
      const answer = () => {
        for (const [method, pattern, handle] of routes) {
          const match = method === request.method ? pattern.exec(decodeURIComponent(url.pathname)) : null;
          const result = match === null ? undefined : handle(match, body);
          if (result !== undefined) return send(response, 200, result);
        }
        return send(response, 404, { message: 'Not found', status: 404 });
      };
      if (typeof behaviour === 'object') return setTimeout(answer, behaviour.delay);
      return answer();
    });
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const { port } = address;
  const host = `localhost:${port}`;
  return {
    host,
    calls,
    indexes,
    behave: (next) => {
      behaviour = next;
    },
    asHost: (accept = 'readWrite') => ({ url: host, protocol: 'http', accept }),
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

/** A host on which nothing listens. */
export async function closedHost(): Promise<SearchHost> {
  const server = await startHostedServer();
  const host = server.asHost();
  await server.close();
  return host;
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8', ...CORS });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > LONGEST_BODY) throw new Error('The body is too long.');
  }
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const isRequest = (value: unknown): value is SearchRequest => isRecord(value) && isString(value['indexName']);

function requestsIn(body: unknown): SearchRequest[] {
  const requests = isRecord(body) ? body['requests'] : undefined;
  return isArrayOf(requests, isRequest) ? requests : [];
}

const isStored = (value: unknown): value is StoredObject => isRecord(value) && isString(value['objectID']);

function operationsIn(body: unknown): StoredObject[] {
  const operations = isRecord(body) ? body['requests'] : undefined;
  if (!Array.isArray(operations)) return [];
  return operations
    .map((operation: unknown) => (isRecord(operation) ? operation['body'] : undefined))
    .filter((object) => isStored(object));
}

/** Highlights as the service does: values of the object with the words marked. */
function hitOf(object: StoredObject, words: readonly string[], request: SearchRequest): Partial<SearchHit> {
  const before = request.highlightPreTag ?? '<em>';
  const after = request.highlightPostTag ?? '</em>';
  const mark = (value: unknown) => {
    if (!isString(value)) return undefined;
    const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
    const marked = pattern === '' ? value : value.replace(new RegExp(pattern, 'gi'), (match) => before + match + after);
    return { value: marked, matchLevel: marked === value ? 'none' : 'full', matchedWords: [...words] };
  };
  const hierarchy = isRecord(object['hierarchy']) ? object['hierarchy'] : {};
  const marked = Object.fromEntries(
    Object.entries(hierarchy).flatMap(([key, value]) => (isString(value) ? [[key, mark(value)]] : [])),
  );
  const content = mark(object['content']);
  return {
    ...object,
    _highlightResult: { hierarchy: marked },
    _snippetResult: { hierarchy: marked, ...(content === undefined ? {} : { content }) },
  } as Partial<SearchHit>;
}

import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, type Stats, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { Server, Socket } from 'node:net';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { brotliCompressSync, constants } from 'node:zlib';
import { Transform } from 'node:stream';
import { headersOf, readHeaderRules } from './support/host-headers';
import { localCertificate } from './support/local-certificate';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.wasm': 'application/wasm',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
};

/** How a plain static host answers a request. */
export type Answer =
  | { status: 200 | 404; file: string }
  | { status: 301; location: string }
  | { status: 400 | 404; file: undefined };

/**
 * The file that a plain static host sends: the exact file, a folder's `index.html`, a redirect to the folder's URL with a trailing slash,
 * or `404.html`. It does not add `.html` or guess routes.
 *
 * @param root absolute path of the built site
 * @param requestPath URL path, still percent-encoded, without query
 */
export function resolveFile(root: string, requestPath: string): Answer {
  let decoded: string;
  try {
    decoded = decodeURIComponent(requestPath);
  } catch {
    return { status: 400, file: undefined };
  }
  // A file name cannot contain it, and Node throws.
  if (decoded.includes('\0')) return { status: 400, file: undefined };
  const file = path.join(root, path.posix.normalize(`/${decoded}`));
  if (file !== root && !file.startsWith(root + path.sep)) return { status: 400, file: undefined };
  const stat = statOf(file);
  if (stat?.isFile()) return { status: 200, file };
  if (stat?.isDirectory() && existsSync(path.join(file, 'index.html'))) {
    if (!requestPath.endsWith('/')) return { status: 301, location: `${requestPath}/` };
    return { status: 200, file: path.join(file, 'index.html') };
  }
  const notFound = path.join(root, '404.html');
  return { status: 404, file: existsSync(notFound) ? notFound : undefined };
}

/** File stats, if the file exists. Node throws for names that are too long. */
function statOf(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

export interface ServeOptions {
  /** Folder of the built site. */
  root: string;
  /** Defaults to a free port. */
  port?: number;
  /** A slow connection, for measuring: a delay before each response and one shared bandwidth. */
  line?: { latencyMs: number; bitsPerSecond: number };
  /** Sends text compressed with Brotli and hashed files as immutable, as a good host does. Without it, files are sent as they are. */
  compress?: boolean;
  /** Serves HTTP/2, as hosts do, with a self-signed certificate. Without it: plain HTTP/1.1. */
  http2?: boolean;
  /**
   * Milliseconds between a response's headers and its body, with `http2` only. Chromium's network emulation counts the bytes received by
   * the time it reads the headers, and then the whole body again. Without the delay, it sometimes downloads a file at half the speed.
   */
  bodyAfter?: number;
  /** Changes HTML files before they are sent, for measuring; with `compress` only. */
  changeHtml?: (html: string) => string;
  /** Folders to serve next to the site, by URL prefix: `/extra/`. */
  beside?: Readonly<Record<string, string>>;
  /** Sends the headers of the folder's `_headers` file, as hosts do that support it. */
  hostHeaders?: {
    /** Inline scripts that tests add to documents. The content security policy allows them. */
    testScripts?: readonly string[];
    /** Origins of test servers that pages make requests to. */
    testOrigins?: readonly string[];
  };
}

export interface StaticServer {
  /** `http://localhost:<port>`, or `https` with HTTP/2, without a trailing slash. */
  url: string;
  /** Bytes of response bodies sent since the last call, by path; for measuring. */
  takeTraffic(): { path: string; bytes: number }[];
  close(): Promise<void>;
}

/** Bytes per chunk on a slow connection. */
const CHUNK = 8192;
/** How much lost time a slow connection may catch up on, in milliseconds. */
const MAX_CATCH_UP = 30;
/** A connection that sent nothing for longer than this, in milliseconds, was idle and has nothing to catch up on. */
const IDLE = 5;

/** Sends bytes at one rate, shared by all responses that use it. */
class SharedRate {
  private freeAt = 0;
  private lastThrough = -Infinity;
  constructor(private readonly bitsPerSecond: number) {}

  /** Milliseconds until the chunk has been sent. */
  book(bytes: number): number {
    const now = performance.now();
    // Timers fire late on a busy machine. The connection catches up on the time it lost.
    const catchUp = now - this.lastThrough > IDLE ? 0 : MAX_CATCH_UP;
    this.freeAt = Math.max(now - catchUp, this.freeAt) + (bytes * 8 * 1000) / this.bitsPerSecond;
    return Math.max(0, this.freeAt - now);
  }

  throttle(): Transform {
    const book = (bytes: number) => this.book(bytes);
    const through = () => {
      this.lastThrough = performance.now();
    };
    return new Transform({
      highWaterMark: CHUNK,
      transform(chunk: Buffer, _encoding, done) {
        setTimeout(() => {
          through();
          done(null, chunk);
        }, book(chunk.length));
      },
    });
  }
}

const COMPRESSIBLE = /\.(?:html|js|mjs|css|json|svg|xml|txt|md|wasm)$/;
const IMMUTABLE = /[./-][0-9a-f]{8,}\.[a-z0-9]+$/;

/** The rules of a folder's `_headers` file. The tests' scripts and origins are added to its policy. */
function rulesOf(
  root: string,
  { testScripts = [], testOrigins = [] }: NonNullable<ServeOptions['hostHeaders']>,
): ReturnType<typeof readHeaderRules> {
  const file = path.join(root, '_headers');
  if (!existsSync(file)) throw new Error(`There is no ${file}: run npm run build, or leave hostHeaders out.`);
  const hashes = testScripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  const text = readFileSync(file, 'utf8')
    .replaceAll("script-src 'self'", ["script-src 'self'", ...hashes].join(' '))
    .replaceAll("connect-src 'self'", ["connect-src 'self'", ...testOrigins].join(' '));
  return readHeaderRules(text);
}

type Response = ServerResponse | Http2ServerResponse;
type Answering = (request: IncomingMessage | Http2ServerRequest, response: Response) => void;

async function createHttp2Server(answer: Answering): Promise<Server> {
  const { key, cert } = await localCertificate();
  return createSecureServer({ key, cert, allowHTTP1: true }, answer);
}

function createHttpServer(answer: Answering): Server {
  const server = createServer(answer);
  // A busy browser may reuse a connection after more than Node's 5 s. If the server closes it at that moment, the request fails.
  server.keepAliveTimeout = 120_000;
  return server;
}

/** Serves a folder as a plain static host does. Close it when done. */
export async function serveBuild(options: ServeOptions): Promise<StaticServer> {
  const root = path.resolve(options.root);
  const { line, compress = false, changeHtml, bodyAfter } = options;
  const rate = line === undefined ? undefined : new SharedRate(line.bitsPerSecond);
  const compressed = new Map<string, Buffer>();
  const beside = Object.entries(options.beside ?? {});
  const headerRules = options.hostHeaders === undefined ? [] : rulesOf(root, options.hostHeaders);
  let traffic: { path: string; bytes: number }[] = [];

  function read(file: string): Buffer {
    const bytes = readFileSync(file);
    return changeHtml !== undefined && file.endsWith('.html') ? Buffer.from(changeHtml(bytes.toString())) : bytes;
  }

  function body(file: string, response: Response): Buffer | undefined {
    if (!compress || !COMPRESSIBLE.test(file)) return undefined;
    let bytes = compressed.get(file);
    if (bytes === undefined) {
      bytes = brotliCompressSync(read(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
      compressed.set(file, bytes);
    }
    response.setHeader('Content-Encoding', 'br');
    return bytes;
  }

  function resolve(requestPath: string): Answer {
    const extra = beside.find(([address]) => requestPath.startsWith(address));
    if (extra === undefined) return resolveFile(root, requestPath);
    const [address, folder] = extra;
    return resolveFile(path.resolve(folder), requestPath.slice(address.length - 1));
  }

  function answer(request: IncomingMessage | Http2ServerRequest, response: Response): void {
    const requestPath = (request.url ?? '/').split(/[?#]/, 1)[0] ?? '/';
    const found = resolve(requestPath);
    if (found.status === 301) {
      const query = (request.url ?? '').slice(requestPath.length);
      response.writeHead(301, { Location: found.location + query }).end();
      return;
    }
    if (found.file === undefined) {
      response.writeHead(found.status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${found.status}\n`);
      return;
    }
    const { file } = found;
    response.statusCode = found.status;
    response.setHeader('Content-Type', TYPES[path.extname(file)] ?? 'application/octet-stream');
    for (const [name, value] of headersOf(headerRules, requestPath)) response.setHeader(name, value);
    if (compress && IMMUTABLE.test(file)) response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    // Without a validator, browsers fetch everything again on each page.
    const { mtimeMs, size } = statSync(file);
    const tag = `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;
    response.setHeader('ETag', tag);
    if (request.headers['if-none-match'] === tag && found.status === 200) {
      response.writeHead(304).end();
      return;
    }
    const bytes = body(file, response);
    const length = bytes?.length ?? size;
    response.setHeader('Content-Length', length);
    traffic.push({ path: requestPath, bytes: length });
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    const ignore = () => undefined;
    if (rate !== undefined) {
      const throttled = rate.throttle();
      pipeline(throttled, response, ignore);
      if (bytes === undefined) pipeline(createReadStream(file, { highWaterMark: CHUNK }), throttled, ignore);
      else {
        for (let at = 0; at < bytes.length; at += CHUNK) throttled.write(bytes.subarray(at, at + CHUNK));
        throttled.end();
      }
      return;
    }
    const send = () => {
      if (bytes === undefined) pipeline(createReadStream(file), response, ignore);
      else response.end(bytes);
    };
    if (bodyAfter === undefined) send();
    else {
      // HTTP/2 sends them at once.
      response.writeHead(response.statusCode);
      setTimeout(send, bodyAfter);
    }
  }

  const answerOverLine: Answering = (request, response) => {
    if (line === undefined) answer(request, response);
    else setTimeout(() => answer(request, response), line.latencyMs);
  };
  const server = options.http2 === true ? await createHttp2Server(answerOverLine) : createHttpServer(answerOverLine);
  const connections = new Set<Socket>();
  server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, 'localhost', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `${options.http2 === true ? 'https' : 'http'}://localhost:${address.port}`,
    takeTraffic() {
      const taken = traffic;
      traffic = [];
      return taken;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of connections) socket.destroy();
      }),
  };
}

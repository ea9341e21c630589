import { attack, attackWithPort } from './programs';

const GRAPH = `let graph: unknown = { kind: 'text', text: 'x' };
  for (let level = 0; level < 12; level += 1) {
    const entry = { key: 'k', value: graph };
    graph = { kind: 'object', label: 'o', more: 0, entries: Array.from({ length: 200 }, () => entry) };
  }`;

/** Messages of a program that has taken over the frame's own program. Each would have frozen the page or crashed the tab. */
export const FLOODS: readonly [string, string][] = [
  [
    'values whose parts are shared a thousand million times',
    attackWithPort(`${GRAPH}
  setInterval(() => { for (let runId = 1; runId < 6; runId += 1) raw({ type: 'console', runId, entry: { level: 'log', at: 1, values: [graph] } }); }, 10);`),
  ],
  [
    'long texts without number',
    attackWithPort(`const entries = Array.from({ length: 190 }, () => ({ key: '', value: { kind: 'text', text: 'x'.repeat(400) } }));
  setInterval(() => { for (let n = 0; n < 50; n += 1) line([{ kind: 'object', label: String(n), more: 0, entries }]); }, 1);`),
  ],
  [
    'three million short texts in each message',
    attackWithPort("setInterval(() => raw(new Array(3_000_000).fill('x')), 10);"),
  ],
  ['a text of fifty million characters', attackWithPort("raw('x'.repeat(50_000_000));")],
  [
    'thousands of lines a second',
    attackWithPort(
      "let n = 0; setInterval(() => { for (let i = 0; i < 1000; i += 1) line([{ kind: 'text', text: String(n += 1) }]); }, 1);",
    ),
  ],
  [
    'thousands of errors a second with a place',
    attackWithPort(`let n = 0;
  setInterval(() => {
    for (let i = 0; i < 1000; i += 1) ofRun({ type: 'error', error: { phase: 'event', name: 'E', message: String(n += 1), file: 'index.ts', line: n % 9 + 1, column: 3 } });
  }, 1);`),
  ],
  [
    'thousands of errors a second without a place',
    attackWithPort(`let n = 0;
  setInterval(() => { for (let i = 0; i < 1000; i += 1) ofRun({ type: 'error', error: { phase: 'promise', name: 'E', message: String(n += 1) } }); }, 1);`),
  ],
  ['nothing, very often', attackWithPort("setInterval(() => { for (let i = 0; i < 5000; i += 1) raw(''); }, 1);")],
  [
    'messages to the page’s window',
    attack(
      "setInterval(() => { for (let i = 0; i < 2000; i += 1) top!.postMessage({ n: Array.from({ length: 100 }, () => i) }, '*'); }, 1);",
    ),
  ],
];

/** Logs and throws without an end, by its own console. */
export const ENDLESS_LINES = `
let graph: unknown = 'leaf';
for (let level = 0; level < 12; level += 1) graph = Array.from({ length: 200 }, () => graph);
let n = 0;
setInterval(() => {
  for (let i = 0; i < 50; i += 1) console.log('turn', n += 1, graph, 'x'.repeat(5000));
  for (let i = 0; i < 50; i += 1) void Promise.reject(new Error('error ' + n));
  setTimeout(() => { throw new Error('error ' + n); });
}, 5);`;

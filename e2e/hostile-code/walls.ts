const later = (code: string) =>
  `setTimeout(() => { console.log('all are there'); setTimeout(() => { ${code} }, 200); }, 300);`;

const times = (count: number, code: string) => later(`Array.from({ length: ${count} }, (_, i) => { ${code} });`);

const LAYOUT = 'document.body.append(document.createElement("div")); return document.body.offsetHeight;';
const CANVAS = 'document.body.append(document.createElement("canvas"));';
const LAYER = `document.body.append(Object.assign(document.createElement('div'), { style: 'position:fixed;left:' + i % 300 + 'px;top:' + i % 200 + 'px;width:9px;height:9px;opacity:.5;background:red;will-change:transform' }));`;
const CLIPS = later(
  `const outer = Array.from({ length: 300 }, () => Object.assign(document.createElement('div'), { style: 'overflow:hidden' })).reduce((inside: Element, next) => { inside.append(next); return next; }, document.body); outer.append(stage.container());`,
);

/** Each further letter doubles the time. */
const match = (letters: number) => later(`/^(a+)+$/.test('a'.repeat(${letters}) + '!');`);

/**
 * Programs that keep their frame busy, once they have said "all are there". The compiled code ends loops, but not what the browser does in
 * one go.
 */
export const BUSY: readonly {
  name: string;
  code: string;
  /** The same with less of it, for browsers in which the frame shares a process with its page: both wait for it. */
  less: string;
}[] = [
  { name: 'lays out its document 100,000 times', code: times(100_000, LAYOUT), less: times(3000, LAYOUT) },
  { name: 'appends 100,000 canvases', code: times(100_000, CANVAS), less: times(10_000, CANVAS) },
  { name: 'appends 100,000 layers', code: times(100_000, LAYER), less: times(3000, LAYER) },
  { name: 'matches a regular expression for hours', code: match(44), less: match(22) },
  { name: 'nests 300 clipping elements around its canvas', code: CLIPS, less: CLIPS },
];

/** Code that a page must never run, because no policy of a demo's frame is above it: it would send 200,000 messages within 100 turns. */
const STRAYS = "setInterval(() => { for (let i = 0; i < 2000; i += 1) top.postMessage({ n: i }, '*'); }, 5);";

/**
 * Gives code to a frame inside the frame, whose script is the only one that the policy allows there.
 *
 * @param own the text of the frames' document
 */
export function hiddenCode(own: string): string {
  return `
const own = document.createElement('iframe');
own.srcdoc = ${JSON.stringify(own).replaceAll('</', '<\\/')};
own.onload = () => {
  const { port1, port2 } = new MessageChannel();
  own.contentWindow!.postMessage('port', '*', [port2]);
  port1.start();
  port1.postMessage({ type: 'vendors', specifiers: { a: 'a' }, bundles: { a: { code: ${JSON.stringify(STRAYS)}, imports: [] } } });
  console.log('given');
  let turns = 0;
  setInterval(() => {
    turns += 1;
    if (turns === 100) console.log('100 turns later');
  }, 5);
};
document.body.append(own);`;
}

/** Parts of the language that `for … of` uses, replaced after a program has said "begins". */
export const REPLACED_ITERATORS: readonly [string, string][] = [
  [
    'the iterator of arrays',
    'console.log("begins"); Array.prototype[Symbol.iterator] = () => { throw new Error("replaced"); };',
  ],
  [
    'the iterator’s next',
    'console.log("begins"); Object.getPrototypeOf([][Symbol.iterator]()).next = () => ({ done: true, value: undefined });',
  ],
];

/**
 * A program that replaces every function, getter and setter that it can reach, once it has drawn and said "begins". Without loops: the
 * compiled code counts them with functions that are replaced too, and would end there.
 */
export const REPLACE_ALL = `
const { ownKeys, getOwnPropertyDescriptor, defineProperty, getPrototypeOf } = Reflect;
const log = console.log;
const bad = function bad(): never { throw new Error('replaced'); };
const each = <T,>(list: readonly T[], run: (one: T) => void, at = 0): void => {
  if (at >= list.length) return;
  run(list[at]!);
  each(list, run, at + 1);
};
const spoil = (target: object): void => each(ownKeys(target), (name) => {
  const found = getOwnPropertyDescriptor(target, name);
  if (found === undefined || found.configurable !== true || name === 'constructor') return;
  try {
    if (typeof found.value === 'function' || found.get !== undefined) defineProperty(target, name, { configurable: true, get: bad, set: bad });
  } catch {}
});
setTimeout(() => {
  log('begins');
  const targets: object[] = [];
  each(ownKeys(window), (name) => {
    const value = getOwnPropertyDescriptor(window, name)?.value;
    if (typeof value !== 'function' && (typeof value !== 'object' || value === null)) return;
    targets[targets.length] = value;
    if (typeof value === 'function' && typeof value.prototype === 'object' && value.prototype !== null) targets[targets.length] = value.prototype;
  });
  const iterator = getPrototypeOf([][Symbol.iterator]()) as object;
  targets[targets.length] = iterator;
  targets[targets.length] = getPrototypeOf(iterator) as object;
  each(targets, (target) => { if (target !== Object.prototype && target !== Function.prototype) spoil(target); });
  spoil(window);
  spoil(Function.prototype);
  spoil(Object.prototype);
}, 500);`;

/** Looks for the port of its frame's own program in everything that passes, and says how many it has found after three seconds. */
export const PORT_SEEKER = `
const ports = new Set<unknown>();
const note = (value: unknown): void => {
  if (value instanceof MessagePort) ports.add(value);
};
const wrap = (target: object, name: PropertyKey): void => {
  const found = Reflect.getOwnPropertyDescriptor(target, name);
  if (found?.configurable !== true) return;
  const wrapped = (native: Function) =>
    function (this: unknown, ...values: unknown[]): unknown {
      note(this);
      values.forEach(note);
      const result: unknown = applied(native, this, values);
      note(result);
      return result;
    };
  Object.defineProperty(target, name, {
    ...found,
    ...(typeof found.value === 'function' ? { value: wrapped(found.value) } : {}),
    ...(found.get === undefined ? {} : { get: wrapped(found.get) }),
  });
};
const applied = Reflect.apply;
for (const prototype of [MessagePort.prototype, EventTarget.prototype, Event.prototype, MessageEvent.prototype, Reflect, JSON])
  for (const name of Reflect.ownKeys(prototype)) if (name !== 'constructor') wrap(prototype, name);
// The page's pings pass meanwhile.
setTimeout(() => console.log('ports', ports.size), 3000);`;

/** Says "still here" when what the console's messages are made with is replaced. */
export const TO_JSON = `
for (const { prototype } of [Object, Array, String, Number]) Reflect.set(prototype, 'toJSON', () => undefined);
console.log('still', ['here']);`;

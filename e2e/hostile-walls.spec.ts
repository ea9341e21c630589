import { expect, type Page, test } from '@playwright/test';
import { attack, expectRecovery, frameDocumentOf, openRect } from './support/attacks';
import { countPings } from './support/pings';
import type { ShownDemo } from './support/shown-demo';

/**
 * What a program does to the reader's way out: Stop, Escape, the text after it. Here, unlike in hostile-programs.spec.ts, sandboxed frames
 * share a process, so a busy program also delays the frame of the next one.
 */

/** How long Stop may take, in milliseconds: the page waits for the frame's last picture, and a busy machine needs some more. */
const STOPPED_WITHIN = 2000;

const later = (code: string) =>
  `setTimeout(() => { console.log('all are there'); setTimeout(() => { ${code} }, 200); }, 300);`;

/** Programs that keep their frame busy. The compiled code ends loops, but not what the browser does in one go. */
const BUSY: readonly [string, string][] = [
  [
    'lays out its document 100,000 times',
    later(
      'Array.from({ length: 100_000 }, () => { document.body.append(document.createElement("div")); return document.body.offsetHeight; });',
    ),
  ],
  [
    'appends 100,000 canvases',
    later('Array.from({ length: 100_000 }, () => document.body.append(document.createElement("canvas")));'),
  ],
  [
    'appends 100,000 layers',
    later(
      `Array.from({ length: 100_000 }, (_, i) => document.body.append(Object.assign(document.createElement('div'), { style: 'position:fixed;left:' + i % 300 + 'px;top:' + i % 200 + 'px;width:9px;height:9px;opacity:.5;background:red;will-change:transform' })));`,
    ),
  ],
  [
    'nests 300 clipping elements around its canvas',
    later(
      `const outer = Array.from({ length: 300 }, () => Object.assign(document.createElement('div'), { style: 'overflow:hidden' })).reduce((inside: Element, next) => { inside.append(next); return next; }, document.body); outer.append(stage.container());`,
    ),
  ],
];

for (const [name, code] of BUSY) {
  test(`Stop acts at once on a program that ${name}; the next text runs`, async ({ page }) => {
    const shown = await openRect(page);
    await shown.replaceCode(attack(code));
    await expect(shown.player.getByRole('log')).toContainText('all are there', { timeout: 60_000 });
    await shown.player.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect(shown.player).toHaveAttribute('data-state', 'stopped', { timeout: STOPPED_WITHIN });
    await expect(shown.player.locator('iframe')).toHaveCount(0);
    await expectRecovery(shown);
    await expect(shown.player.getByRole('alert')).toHaveCount(0);
  });

  test(`a text that comes right after Stop runs in place of a program that ${name}`, async ({ page }) => {
    const shown = await openRect(page);
    await shown.replaceCode(attack(code));
    await expect(shown.player.getByRole('log')).toContainText('all are there', { timeout: 60_000 });
    const busy = await shown.player.locator('iframe[title^="Result: "]').elementHandle();
    await shown.player.getByRole('button', { name: 'Stop', exact: true }).click();
    await shown.replaceCode(attack('layer.find("Rect")[0].fill("#4a90e2"); console.log("next");'));
    await expect.poll(() => busy?.evaluate((frame) => frame.isConnected), { timeout: STOPPED_WITHIN }).toBe(false);
    await expect(shown.player.getByRole('log')).toContainText('next', { timeout: 15_000 });
    await expect(shown.player).toHaveAttribute('data-state', 'running');
    await expect(shown.player.getByRole('alert')).toHaveCount(0);
  });
}

test('a program that runs hidden code in a frame made of the frames’ own document is stopped', async ({ page }) => {
  const own = await frameDocumentOf(page);
  const shown = await openRect(page);
  await page.evaluate(() => {
    Reflect.set(window, 'strays', 0);
    addEventListener('message', ({ data }) => {
      if (Object(data).n !== undefined) Reflect.set(window, 'strays', Number(Reflect.get(window, 'strays')) + 1);
    });
  });
  const inner = "setInterval(() => { for (let i = 0; i < 2000; i += 1) top.postMessage({ n: i }, '*'); }, 5);";
  await shown.replaceCode(
    attack(`
const own = document.createElement('iframe');
own.srcdoc = ${JSON.stringify(own).replaceAll('</', '<\\/')};
own.onload = () => {
  const { port1, port2 } = new MessageChannel();
  own.contentWindow!.postMessage('port', '*', [port2]);
  port1.start();
  port1.postMessage({ type: 'vendors', specifiers: { a: 'a' }, bundles: { a: { code: ${JSON.stringify(inner)}, imports: [] } } });
  console.log('given');
  // Its timer would have sent 200,000 messages by then.
  let turns = 0;
  setInterval(() => {
    turns += 1;
    if (turns === 100) console.log('100 turns later');
  }, 5);
};
document.body.append(own);`),
  );
  await expect(shown.player.getByRole('log')).toContainText('given');
  await expect(shown.player.getByRole('log')).toContainText('100 turns later');
  // The code does not run there, so there is nothing to stop: the page answers at once.
  expect(await page.evaluate(() => Reflect.get(window, 'strays') as unknown)).toBe(0);
  await shown.player.getByRole('button', { name: 'Stop', exact: true }).click({ timeout: 2000 });
  await expect(shown.player).toHaveAttribute('data-state', 'stopped', { timeout: STOPPED_WITHIN });
  await expectRecovery(shown);
});

/** A program that replaces every function, getter and setter that it can reach, once it has drawn. */
const REPLACE_ALL = `
const { ownKeys, getOwnPropertyDescriptor, defineProperty, getPrototypeOf } = Reflect;
const log = console.log;
const seen: unknown[] = [];
const bad = function bad(): never { throw new Error('replaced'); };
const kept = new Set<unknown>([Object.prototype, Function.prototype]);
const has = Set.prototype.has;
const add = Set.prototype.add;
const call = Function.prototype.call;
const spoil = (target: object): void => {
  const names = ownKeys(target);
  for (let i = 0; i < names.length; i += 1) {
    const name = names[i]!;
    const found = getOwnPropertyDescriptor(target, name);
    if (found === undefined || found.configurable !== true || name === 'constructor') continue;
    try {
      if (typeof found.value === 'function' || found.get !== undefined) defineProperty(target, name, { configurable: true, get: bad, set: bad });
    } catch {}
  }
};
setTimeout(() => {
  log('begins');
  const targets: object[] = [];
  const names = ownKeys(window);
  for (let i = 0; i < names.length; i += 1) {
    const value = getOwnPropertyDescriptor(window, names[i]!)?.value;
    if (typeof value !== 'function' && (typeof value !== 'object' || value === null)) continue;
    targets[targets.length] = value;
    if (typeof value === 'function' && typeof value.prototype === 'object' && value.prototype !== null) targets[targets.length] = value.prototype;
  }
  const iterator = getPrototypeOf([][Symbol.iterator]()) as object;
  targets[targets.length] = iterator;
  targets[targets.length] = getPrototypeOf(iterator) as object;
  for (let i = 0; i < targets.length; i += 1) if (targets[i] !== Object.prototype && targets[i] !== Function.prototype) spoil(targets[i]!);
  spoil(window);
  spoil(Function.prototype);
  spoil(Object.prototype);
}, 500);
void [seen, kept, has, add, call];`;

async function leaveByEscape(page: Page, shown: ShownDemo): Promise<void> {
  const frame = shown.player.locator('iframe[title^="Result: "]');
  const box = await frame.boundingBox();
  if (box === null) throw new Error('The frame is not shown.');
  // Waits until the frame stands still: what the program broke is reported below it.
  await frame.click({ position: { x: box.width - 20, y: 20 } });
  await expect(frame).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(shown.player.getByRole('button', { name: 'Stop', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(shown.player).toHaveAttribute('data-state', 'stopped', { timeout: STOPPED_WITHIN });
}

for (const [name, code] of [
  ['the iterator of arrays', 'Array.prototype[Symbol.iterator] = () => { throw new Error("replaced"); };'],
  [
    'the iterator’s next',
    'Object.getPrototypeOf([][Symbol.iterator]()).next = () => ({ done: true, value: undefined });',
  ],
] as const) {
  test(`Escape twice leads out although a program replaced ${name}`, async ({ page }) => {
    const shown = await openRect(page);
    await shown.replaceCode(attack(`console.log('begins'); ${code}`));
    await expect(shown.player.getByRole('log')).toContainText('begins');
    await leaveByEscape(page, shown);
  });
}

test('a program that has replaced everything that can be replaced does not count as hanging, and Escape twice leads out of it', async ({
  page,
}) => {
  const pings = await countPings(page);
  const shown = await openRect(page);
  await shown.replaceCode(attack(REPLACE_ALL));
  await expect(shown.player.getByRole('log')).toContainText('begins');
  // Each ping but the first follows an answer.
  const before = await pings();
  await expect.poll(pings).toBeGreaterThanOrEqual(before + 4);
  await expect(shown.player).toHaveAttribute('data-state', 'running');
  await leaveByEscape(page, shown);
});

test('a program finds no way to the port of its frame’s own program', async ({ page }) => {
  const shown = await openRect(page);
  await shown.replaceCode(
    attack(`
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
setTimeout(() => console.log('ports', ports.size), 3000);`),
  );
  await expect(shown.player.getByRole('log')).toContainText(/ports\s*0$/);
});

test('a program that adds toJSON to every prototype loses no line', async ({ page }) => {
  const shown = await openRect(page);
  await shown.replaceCode(
    attack(`
for (const { prototype } of [Object, Array, String, Number]) Reflect.set(prototype, 'toJSON', () => undefined);
console.log('still', ['here']);`),
  );
  await expect(shown.player.getByRole('log')).toContainText('still');
});

import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { LOOP_ERROR_NAME } from '../model/compiled';
import { compile } from './compile';
import { LOOP_LIMIT } from '../model/compiled';
import { LOOP_LIMIT_AFTER_STOP } from './loop-guard';

/** Compiles a script and gives its text as a function's body (no imports, no exports). */
async function guarded(text: string): Promise<string> {
  const result = await compile({ flavour: 'vanilla', files: [{ path: 'index.ts', text }], assets: new Set() });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.compiled.modules[0]?.code ?? '';
}

interface Run {
  error?: { name: string; message: string; stack: string };
  /** Milliseconds of the run's own clock. */
  took: number;
}

/** Runs a script whose clock advances by `perReading` milliseconds each time it is read. */
async function run(text: string, perReading = 5): Promise<Run & { context: Record<string, unknown> }> {
  let now = 0;
  const ports: { onmessage?: () => void }[] = [];
  const context: Record<string, unknown> = {
    performance: { now: () => (now += perReading) },
    tick: (milliseconds: number) => (now += milliseconds),
    MessageChannel: class {
      port1: { onmessage?: () => void } = {};
      port2 = { postMessage: () => ports.push(this.port1) };
    },
    // Ends the current task as a browser would: the guard's message is delivered.
    endTask: () => ports.splice(0).forEach((port) => port.onmessage?.()),
  };
  try {
    runInNewContext(await guarded(text), context, { filename: 'index.js', timeout: 10_000 });
    return { took: now, context };
  } catch (error) {
    if (typeof error !== 'object' || error === null) throw error;
    const { name, message, stack } = error as { name: string; message: string; stack: string };
    return { error: { name, message, stack }, took: now, context };
  }
}

describe('the loop guard', () => {
  it.each([
    ['while', '\nlet n = 0;\nwhile (true) { n++; }'],
    ['while without braces', '\nlet n = 0;\nwhile (true) n++;'],
    ['do', '\nlet n = 0;\ndo n++; while (true);'],
    ['for', '\n\nfor (;;) {}'],
    ['for without a body', '\n\nfor (;;);'],
    ['for of', '\nfunction* all() { while (true) yield 1; }\nfor (const x of all()) void x;'],
    ['nested for', '\n\nfor (;;) for (let i = 0; i < 2; i++) if (i) continue;'],
    ['labelled', '\n\nouter: for (;;) { for (;;) continue outer; }'],
  ])('stops an endless %s, and its stack begins at the loop', async (_name, text) => {
    const { error, took } = await run(text);
    expect(error?.name).toBe(LOOP_ERROR_NAME);
    expect(error?.stack).toMatch(/index\.js:[23]/);
    expect(took).toBeGreaterThan(LOOP_LIMIT);
    expect(took).toBeLessThan(LOOP_LIMIT * 1.5);
  });

  it('leaves loops that end alone, and gives their result', async () => {
    const { error, context } = await run(
      'let n = 0; for (let i = 0; i < 300; i++) { for (const x of [1, 2]) n += x; } globalThis.n = n;',
      0.5,
    );
    expect(error).toBeUndefined();
    expect(context['n']).toBe(900);
  });

  it('is quick to stop the same loop again, as frameworks run a failed render twice', async () => {
    const text = `
      function forever() { for (;;); }
      try { forever(); } catch (error) { globalThis.first = error; }
      globalThis.before = performance.now();
      endTask();
      try { forever(); } catch (error) { globalThis.second = error; }
      globalThis.after = performance.now();`;
    const { context, error } = await run(text);
    expect(error).toBeUndefined();
    expect(context['second']).toMatchObject({ name: LOOP_ERROR_NAME });
    expect(Number(context['after']) - Number(context['before'])).toBeLessThan(LOOP_LIMIT_AFTER_STOP * 2);
  });

  it('cannot be outlived by catching its error inside the loop', async () => {
    const { error } = await run('while (true) { try { while (true); } catch {} }');
    expect(error?.name).toBe(LOOP_ERROR_NAME);
  });

  it('counts one task at a time: many short tasks are no endless loop', async () => {
    const { error } = await run(
      'function work() { for (let i = 0; i < 100; i++); }\nglobalThis.work = work;\nlet turns = 0; const step = () => { work(); endTask(); turns++; };\nstep(); step(); step(); step(); step(); step(); step(); step();',
    );
    expect(error).toBeUndefined();
  });

  it('costs little in a hot loop', async () => {
    const text = 'let n = 0; for (let i = 0; i < 20_000_000; i++) n += i % 7; console.assert(n > 0);';
    // As a function's body: its variables are as fast as a module's.
    const run = Reflect.construct(Function, [await guarded(text)]) as () => void;
    const started = performance.now();
    run();
    expect(performance.now() - started).toBeLessThan(LOOP_LIMIT);
  });

  it('takes another name when the code uses its own', async () => {
    expect(await guarded('const $loop = 1; for (;;) break; console.log($loop);')).toContain('$loop_Left');
  });
});

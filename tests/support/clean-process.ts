import { afterAll, expect, vi } from 'vitest';

/**
 * Test files share processes, so a global that one file changes affects later files. After each file, all previous globals must be
 * unchanged; libraries may add some when they are loaded.
 */
function environment(names = Object.keys(process.env)): Record<string, string | undefined> {
  return Object.fromEntries(names.map((name) => [name, process.env[name]]));
}

/** The values of globals; undefined for lazily created ones. */
function globals(names = Object.getOwnPropertyNames(globalThis)): Map<string, unknown> {
  const valueOf = (name: string): unknown => Object.getOwnPropertyDescriptor(globalThis, name)?.value;
  return new Map(names.map((name) => [name, valueOf(name)]));
}

const before = { folder: process.cwd(), environment: environment(), globals: globals() };

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  const fix =
    'Put it back in an afterAll, or list the file in vitest.config.mts, where files have a process of their own.';
  expect(process.cwd(), `This file changes the working folder. ${fix}`).toBe(before.folder);
  expect(environment(Object.keys(before.environment)), `This file changes the environment. ${fix}`).toEqual(
    before.environment,
  );
  const after = globals([...before.globals.keys()]);
  const changed = [...before.globals]
    .filter(([name, value]) => value !== undefined && !Object.is(after.get(name), value))
    .map(([name]) => name);
  expect(changed, `This file changes globals. ${fix}`).toEqual([]);
});

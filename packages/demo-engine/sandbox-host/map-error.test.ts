import { describe, expect, it } from 'vitest';
import type { FrameError } from '../model/messages';
import { mapError } from './map-error';

const error: FrameError = { phase: 'run', name: 'E', message: 'm', file: 'App.vue', line: 2, column: 5 };

describe('places in the reader’s source', () => {
  it('come from the source map', async () => {
    // Generated 2:1 is source 7:3 (`;IAME`: line 2, column 4 to source 0, line 6, column 2).
    const maps = { 'App.vue': { version: 3 as const, sources: ['App.vue'], mappings: ';IAME', names: [] } };
    expect(await mapError(error, maps)).toMatchObject({ file: 'App.vue', line: 7, column: 3 });
    // Before the first mapping of the line, that mapping is the best guess.
    expect(await mapError({ ...error, column: 1 }, maps)).toMatchObject({ line: 7 });
    // Generated code that belongs to no source has no location.
    const nowhere = await mapError({ ...error, line: 1 }, maps);
    expect([nowhere.line, nowhere.column]).toEqual([undefined, undefined]);
  });

  it('are the compiled lines where compiling keeps them', async () => {
    const mapped = await mapError({ ...error, file: 'index.ts' }, {});
    expect([mapped.file, mapped.line, mapped.column]).toEqual(['index.ts', 2, undefined]);
  });

  it('are left out when the error has none', async () => {
    const bare: FrameError = { phase: 'promise', name: 'E', message: 'm' };
    expect(await mapError(bare, undefined)).toBe(bare);
  });
});

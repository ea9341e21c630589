import { describe, expect, it } from 'vitest';
import { LOOP_ERROR_NAME } from '../model/compiled';
import { blockedReport, placeInStack, reportOf } from './error-report';

const paths = new Map([['blob:null/1234-5', 'helper.ts']]);

describe('places in stacks', () => {
  it.each([
    [
      'Chromium',
      'TypeError: bad\n    at f (demo://App.tsx:4:21)\n    at demo://index.ts:5:1',
      { file: 'App.tsx', line: 4, column: 21 },
    ],
    ['Chromium, by address', 'Error: x\n    at blob:null/1234-5:3:9', { file: 'helper.ts', line: 3, column: 9 }],
    [
      'Firefox',
      'f@demo://shapes/star.ts:4:21\n@demo://index.ts:5:1\n',
      { file: 'shapes/star.ts', line: 4, column: 21 },
    ],
    ['Safari', 'module code@demo://index.ts:5:1', { file: 'index.ts', line: 5, column: 1 }],
    [
      'a library first',
      'E\n    at g (blob:null/9999-1:1:500)\n    at demo://index.ts:7:3',
      { file: 'index.ts', line: 7, column: 3 },
    ],
    ['a name that needs escaping', 'E\n    at demo://my%20file.ts:2:1', { file: 'my file.ts', line: 2, column: 1 }],
  ])('%s', (_, stack, place) => {
    expect(placeInStack(stack, paths)).toEqual(place);
  });

  it('finds none in a stack of others', () => {
    expect(placeInStack('Error\n    at https://site/main.js:1:2', paths)).toBeUndefined();
  });
});

describe('reports', () => {
  it('read the words of the browser where an error in a worker has no object', () => {
    const at = { message: 'Uncaught TypeError: bad: worse', filename: 'demo://worker.ts', lineno: 3, colno: 7 };
    expect(reportOf(null, 'event', paths, at)).toEqual({
      phase: 'event',
      name: 'TypeError',
      message: 'bad: worse',
      file: 'worker.ts',
      line: 3,
      column: 7,
    });
    const { file } = reportOf(null, 'event', paths, { ...at, filename: 'demo://worker.ts?worker' });
    expect(file).toBeUndefined();
    expect(reportOf(null, 'event', paths, { ...at, message: 'Uncaught text' })).toMatchObject({
      name: 'Thrown',
      message: 'text',
    });
  });

  it('say what was thrown', () => {
    expect(reportOf(new TypeError('bad'), 'event', paths)).toMatchObject({
      phase: 'event',
      name: 'TypeError',
      message: 'bad',
    });
    expect(reportOf('text', 'promise', paths)).toMatchObject({ name: 'Thrown', message: 'text' });
    expect(reportOf(undefined, 'run', paths, { message: 'Script error.' })).toMatchObject({ message: 'Script error.' });
    expect(reportOf({ code: 7 }, 'run', paths)).toMatchObject({ name: 'Error', message: '[object Object]' });
  });

  it('survive a thrown value that throws', () => {
    const hostile = new Proxy(
      {},
      {
        get: () => {
          throw new Error('no');
        },
      },
    );
    expect(reportOf(hostile, 'run', paths)).toMatchObject({ message: 'a value that cannot be shown' });
  });

  it('tell the loop guard apart', () => {
    const error = new Error('too long');
    error.name = LOOP_ERROR_NAME;
    expect(reportOf(error, 'run', paths).phase).toBe('loop');
  });

  it('take a syntax error’s place from the browser, and call it a failed link', () => {
    const error = new SyntaxError("Unexpected token '='");
    error.stack = "SyntaxError: Unexpected token '='";
    const at = { filename: 'demo://index.ts', lineno: 3, colno: 7 };
    expect(reportOf(error, 'run', paths, at)).toMatchObject({ phase: 'link', file: 'index.ts', line: 3, column: 7 });
  });

  it('help with imports', () => {
    const unknown = new TypeError(
      'Failed to resolve module specifier "lodash". Relative references must start with "/".',
    );
    expect(reportOf(unknown, 'run', paths).message).toContain('The package "lodash" is not there.');
    const missing = new SyntaxError("The requested module 'blob:null/77' does not provide an export named 'star'");
    expect(reportOf(missing, 'run', paths).message).toContain('imported for "star"');
  });

  it('name the package that lacks an export, in the words of any browser', () => {
    const packages = new Map([['blob:null/77', 'react-dom']]);
    for (const words of ["does not provide an export named 'render'", "doesn't provide an export named: 'render'"]) {
      const error = new SyntaxError(`The requested module 'blob:null/77' ${words}`);
      expect(reportOf(error, 'run', paths, undefined, packages).message).toBe('"react-dom" does not export "render".');
    }
    const own = new SyntaxError("The requested module 'blob:null/1234-5' does not provide an export named 'star'");
    expect(reportOf(own, 'run', paths).message).toBe('"helper.ts" does not export "star".');
  });

  it('have the place of a text that was thrown, where it was noted', () => {
    Reflect.set(globalThis, Symbol.for('kd.thrown'), new Map([['no data', 'Error\n    at demo://index.ts:7:3']]));
    expect(reportOf('no data', 'promise', paths)).toMatchObject({ message: 'no data', file: 'index.ts', line: 7 });
    expect(reportOf('other', 'promise', paths).file).toBeUndefined();
    Reflect.deleteProperty(globalThis, Symbol.for('kd.thrown'));
  });

  it('are of bounded size', () => {
    const error = new Error('x'.repeat(1e6));
    expect(JSON.stringify(reportOf(error, 'run', paths)).length).toBeLessThan(10_000);
  });

  it('say what to do about a blocked request', () => {
    expect(blockedReport('img-src', 'https://example.com/a.png').message).toContain('import');
    expect(blockedReport('script-src', 'eval').message).toContain('instead of eval');
    expect(blockedReport('script-src-attr', 'inline').message).toContain(
      'in a file of the demo: button.addEventListener',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { moduleErrors, placeInError } from './module-errors';

function watched() {
  const reports: unknown[] = [];
  return { reports, errors: moduleErrors((thrown, at) => reports.push([thrown, at])) };
}

describe('errors that stop a program’s modules', () => {
  it('are reported when only the import rejects, as in WebKit, with the place that the error names', () => {
    const { reports, errors } = watched();
    const thrown = Object.assign(new SyntaxError('bad'), { sourceURL: 'demo://index.ts', line: 3, column: 7 });
    errors.rejected(thrown);
    expect(reports).toEqual([[thrown, { filename: 'demo://index.ts', lineno: 3, colno: 7 }]]);
  });

  it('are not reported again when their event came first', () => {
    const { reports, errors } = watched();
    const thrown = new Error('x');
    expect(errors.heard(thrown)).toBe(true);
    errors.rejected(thrown);
    expect(reports).toEqual([]);
  });

  it('are not reported again when their event comes late', () => {
    const { reports, errors } = watched();
    errors.rejected('text');
    expect(errors.heard('text')).toBe(false);
    expect(errors.heard('text')).toBe(true);
    expect(reports).toHaveLength(1);
  });

  it('are reported beside events of other errors', () => {
    const { reports, errors } = watched();
    errors.heard(new Error('of a timer'));
    errors.rejected(new Error('of a module'));
    expect(reports).toHaveLength(1);
  });

  it('of any kind have no place if reading it throws', () => {
    const hostile = new Proxy(
      {},
      {
        get: () => {
          throw new Error('no');
        },
      },
    );
    expect(placeInError(hostile)).toEqual({});
    expect(placeInError(undefined)).toEqual({});
  });
});

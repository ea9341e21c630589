import { describe, expect, it } from 'vitest';
import { browserCosts, costAt, costTable, grownCost, together, withOthers, type Cost } from './costs';

const NOW = { pages: 10, flavours: 40 };
const THEN = { pages: 20, flavours: 120 };

describe('browserCosts', () => {
  const tests = [
    { file: 'every-page.spec.ts', title: 'page /a', milliseconds: 3000 },
    { file: 'every-page.spec.ts', title: 'page /b', milliseconds: 5000 },
    { file: 'every-page.spec.ts', title: 'the not-found page', milliseconds: 2000 },
    { file: 'every-demo.spec.ts', title: 'tutorials/Box > vue', milliseconds: 4000 },
    { file: 'search.spec.ts', title: 'answers', milliseconds: 6000 },
  ];
  const costs = browserCosts(tests, 10, NOW, [
    { file: 'every-page.spec.ts', title: /^page /, by: 'pages' },
    { file: 'every-demo.spec.ts', title: / > \w+$/, by: 'flavours' },
  ]);

  it('divides the duration of the run among files, into fixed time and time per page or flavor', () => {
    expect(costs).toEqual([
      { name: 'every-page.spec.ts', fixed: 1, page: 0.4, flavour: 0 },
      { name: 'every-demo.spec.ts', fixed: 0, page: 0, flavour: 0.05 },
      { name: 'search.spec.ts', fixed: 3, page: 0, flavour: 0 },
    ]);
  });

  it('adds up to the duration of the run at the measured size', () => {
    expect(costAt(together('browser', costs), NOW)).toBeCloseTo(10);
    expect(costAt(together('browser', costs), THEN)).toBeCloseTo(1 + 8 + 6 + 3);
  });

  it('returns nothing without tests', () => {
    expect(browserCosts([], 10, NOW, [])).toEqual([]);
  });
});

describe('grownCost', () => {
  it('interpolates between two sizes', () => {
    const build = grownCost('build', { size: NOW, seconds: 60 }, { size: THEN, seconds: 80 }, 'pages');
    expect(build).toEqual({ name: 'build', fixed: 40, page: 2, flavour: 0 });
    const types = grownCost('types', { size: NOW, seconds: 30 }, { size: THEN, seconds: 38 }, 'flavours');
    expect(types).toEqual({ name: 'types', fixed: 26, page: 0, flavour: 0.1 });
    expect(costAt(types, THEN)).toBeCloseTo(38);
  });

  it('counts time that did not grow as fixed', () => {
    expect(grownCost('lint', { size: NOW, seconds: 9 }, { size: THEN, seconds: 8 }, 'pages')).toMatchObject({
      fixed: 9,
      page: 0,
    });
  });

  it('rejects two equal sizes', () => {
    expect(() => grownCost('lint', { size: NOW, seconds: 9 }, { size: NOW, seconds: 9 }, 'pages')).toThrow(
      'one number of pages only',
    );
  });
});

it('small costs share one line', () => {
  const cost = (name: string, fixed: number, page = 0): Cost => ({ name, fixed, page, flavour: 0 });
  expect(withOthers([cost('a', 1), cost('b', 5), cost('c', 0, 0.4), cost('d', 2)], [NOW, THEN], 'specs')).toEqual([
    cost('c', 0, 0.4),
    cost('b', 5),
    cost('2 other specs', 3),
  ]);
});

it('the table has a line for each cost and for each sum', () => {
  const table = costTable(
    [{ label: 'browser: ', costs: [{ name: 'every-page', fixed: 1, page: 0.4, flavour: 0.05 }] }],
    NOW,
    THEN,
    [{ name: '`npm test`', now: 7.2, then: 15.4 }],
  );
  expect(table.split('\n')).toEqual([
    '| step or spec | fixed, s | one more page, ms | one more flavor, ms | 10 pages, 40 flavors, s | 20 pages, 120 flavors, s |',
    '| --- | --: | --: | --: | --: | --: |',
    '| browser: every-page | 1 | 400 | 50 | 7 | 15 |',
    '| **`npm test`** |  |  |  | **7** | **15** |',
  ]);
});

import { expect, it } from 'vitest';
import { readWantedPages, sectionRows, tableText } from './page-table';

const WANTED = 'path\tsection\tflavours\n/a.html\tone\tvanilla,react\n/b.html\tone\t\n/c.html\ttwo\tvue\n';

it('reads the list, and names an invalid line', () => {
  expect(readWantedPages(WANTED)).toEqual([
    { path: '/a.html', section: 'one', flavours: ['vanilla', 'react'] },
    { path: '/b.html', section: 'one', flavours: [] },
    { path: '/c.html', section: 'two', flavours: ['vue'] },
  ]);
  expect(() => readWantedPages('path\tsection\tflavours\n/a.html one')).toThrow('line 2');
});

it('counts pages, demos, flavors and checks by section', () => {
  const rows = sectionRows(
    readWantedPages(WANTED),
    [
      { path: '/a.html', demos: ['t/a', 't/a', 't/gone'] },
      { path: '/c.html', demos: ['t/c'] },
      { path: '/else.html', demos: ['t/a'] },
    ],
    new Map([
      ['t/a', { flavours: ['vanilla', 'react'], hasCheck: true }],
      ['t/c', { flavours: ['vue'], hasCheck: false }],
    ]),
  );
  expect(rows).toEqual([
    { section: 'one', wanted: 2, written: 1, missing: ['/b.html'], demos: 1, flavours: 2, checks: 1 },
    { section: 'two', wanted: 1, written: 1, missing: [], demos: 1, flavours: 1, checks: 0 },
  ]);
  expect(tableText(rows).split('\n').at(-1)).toMatch(/^together\s+3\s+2\s+2\s+3\s+1$/);
});

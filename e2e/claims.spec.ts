import { expect, test as base } from '@playwright/test';
import { readClaimsFiles, readCorePrograms } from '../packages/page-claims/read';
import { ClaimsPage } from './support/claims-page';
import { readSelection } from '../testing/selection/read';
import { ROOT } from '../testing/paths';

const named = process.env['CLAIMS']?.split(',').filter((part) => part !== '') ?? [];
/** Parts of paths; everything when there are none. */
const wanted = named.length > 0 ? named : readSelection().claims;
const isWanted = ({ file }: { file: string }) => wanted === undefined || wanted.some((part) => file.includes(part));
const files = readClaimsFiles(ROOT).filter(isWanted);
const cores = readCorePrograms(ROOT).filter(isWanted);

const test = base.extend<object, { claimsPage: ClaimsPage }>({
  claimsPage: [
    async ({ browser }, use) => {
      const names = files.map(({ file }) => file);
      const claimsPage = await ClaimsPage.create(browser, names, { keep: true, cores });
      await use(claimsPage);
      await claimsPage.close();
    },
    { scope: 'worker' },
  ],
});

// All claims run in one page of one worker, one after the other, so that the libraries are loaded once.
test.describe.configure({ mode: 'default' });

test('all claims files are readable', () => {
  expect(files.flatMap(({ problems }) => problems)).toEqual([]);
});

for (const { file, name, claims } of files) {
  test.describe(name, () => {
    for (const [index, { says, line }] of claims.entries()) {
      test(says, async ({ claimsPage }) => {
        const problem = await claimsPage.check(file, index);
        expect(problem, `${file}:${line} does not hold: "${says}"`).toBeUndefined();
      });
    }
  });
}

test.describe('the core of a page is a whole program', () => {
  for (const { file, page, name, line } of cores) {
    test(name, async ({ claimsPage }) => {
      const problem = await claimsPage.check(file, 0);
      expect(problem, `${page}:${line}: the core does not run`).toBeUndefined();
    });
  }
});

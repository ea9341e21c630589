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

// The claims of a page run one after the other, so that any shard and any worker can take the next page. A worker's claims share one browser
// page, so it loads the libraries once.
test('all claims files are readable', () => {
  expect(files.flatMap(({ problems }) => problems)).toEqual([]);
});

for (const { file, name, claims } of files) {
  test.describe(name, () => {
    test.describe.configure({ mode: 'default' });
    for (const [index, { says, line }] of claims.entries()) {
      test(says, async ({ claimsPage }) => {
        const problem = await claimsPage.check(file, index);
        expect(problem, `${file}:${line} does not hold: "${says}"`).toBeUndefined();
      });
    }
  });
}

test.describe('the core of a page is a whole program', () => {
  test.describe.configure({ mode: 'default' });
  for (const { file, page, name, line } of cores) {
    test(name, async ({ claimsPage }) => {
      const problem = await claimsPage.check(file, 0);
      expect(problem, `${page}:${line}: the core does not run`).toBeUndefined();
    });
  }
});

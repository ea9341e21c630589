import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { nodeBinary } from '../testing/ssr/node-binary';
import { SSR_PROJECTS } from '../testing/ssr/projects';
import { prove } from '../testing/ssr/prove';
import { findBrowser, TEST_BROWSER_ARGS } from './find-browser';

const NAMES = SSR_PROJECTS.map(({ name }) => name);
const HELP = `Makes the projects of the pages about server rendering from the pages' code, builds and serves them, and opens them in a browser.
Needs the npm registry, and takes a minute or more for each.

npm run ssr -- <${[...NAMES, 'all'].join('|')}>
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', short: 'h' } },
});
const unknown = positionals.find((name) => name !== 'all' && !NAMES.includes(name));

if (values.help === true || positionals.length === 0 || unknown !== undefined) {
  if (unknown !== undefined) console.error(`There is no project "${unknown}".\n`);
  console.log(HELP);
  process.exitCode = values.help === true ? 0 : 1;
} else {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...TEST_BROWSER_ARGS] });
  try {
    const node = nodeBinary();
    for (const project of SSR_PROJECTS) {
      if (!positionals.includes('all') && !positionals.includes(project.name)) continue;
      await prove(project, { root: process.cwd(), browser, node, print: console.log });
      console.log(`${project.name}: as its page says`);
    }
  } finally {
    await browser.close();
  }
}

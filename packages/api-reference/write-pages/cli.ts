import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isUnchanged, noteRun } from './stamp';

/**
 * Writes the API reference; runs before every start and build of the site. With `API_DRAFT=1` in the environment, what is missing is marked on the
 * pages and listed, and nothing stops.
 */
const isDraft = process.env['API_DRAFT'] === '1';
/** Base path of the site, as in docusaurus.config.ts. */
const baseUrl = process.env['SITE_BASE'] ?? '/';
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

async function write(): Promise<void> {
  const started = performance.now();
  // Import it only here: the TypeScript compiler takes a second to load, and most starts do not need it.
  const [{ generate }, { ApiProblems }] = await Promise.all([import('./generate'), import('../model/lookup')]);
  try {
    const { model, written, gaps } = await generate(root, { isDraft, baseUrl });
    for (const gap of gaps) console.log(`  - ${gap}`);
    const members = model.pages.reduce((sum, page) => sum + page.members.length, 0);
    console.log(
      `API reference of ${model.library.name} ${model.library.version}: ${model.pages.length} pages, ${members} members, ` +
        `${written} files changed, ${Math.round(performance.now() - started)} ms`,
    );
    // The next run without drafts has to write everything again.
    if (!isDraft) noteRun(root, baseUrl);
  } catch (error) {
    if (!(error instanceof ApiProblems)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

if (!isDraft && isUnchanged(root, baseUrl)) console.log('API reference: nothing has changed.');
else await write();
